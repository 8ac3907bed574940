import type { FastifyInstance } from 'fastify'
import * as contract from '../../../contract/digest.ts'
import type { Context } from '../../context.ts'
import { fail } from '../../fail.ts'
import type { Caller } from '../../http/caller.ts'
import { route } from '../../http/route.ts'
import { readDigest, saveDigest } from './digest.ts'
import { registerDigestJob } from './mail.ts'

export function digestRoutes(app: FastifyInstance, context: Context) {
  registerDigestJob(context)
  route(app, context, contract.readDigest, async ({ caller }) => ({
    ...(await readDigest(context.db, userOf(caller))),
    canSendMail: context.config.smtpUrl !== null,
  }))
  route(app, context, contract.saveDigest, ({ caller, body }) => saveDigest(context, userOf(caller), body))
}

function userOf(caller: Caller): string {
  if (caller.kind === 'visitor') throw fail('login_needed')
  return caller.userId
}
