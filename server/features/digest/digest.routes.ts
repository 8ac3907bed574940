import type { FastifyInstance } from 'fastify'
import * as contract from '../../../contract/digest.ts'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import { readDigest, saveDigest } from './digest.ts'
import { registerDigestJob } from './mail.ts'

export function digestRoutes(app: FastifyInstance, context: Context) {
  registerDigestJob(context)
  route(app, context, contract.readDigest, async ({ caller }) => ({
    ...(await readDigest(context.db, caller.person.id)),
    canSendMail: context.config.smtpUrl !== null,
  }))
  route(app, context, contract.saveDigest, ({ caller, body }) => saveDigest(context, caller.person.id, body))
}
