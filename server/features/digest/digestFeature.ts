import * as contract from '../../../contract/people/digest.ts'
import type { Context } from '../../platform/context.ts'
import type { Route } from '../../http/routes/route.ts'
import { readDigest, saveDigest } from './digest.ts'
import { registerDigestJobs } from './mail.ts'

export function digestRoutes(route: Route, context: Context) {
  registerDigestJobs(context)
  route(contract.readDigestEndpoint, async ({ caller }) => ({
    ...(await readDigest(context.db, caller.person.id)),
    canSendMail: context.config.smtpUrl !== null,
  }))
  route(contract.saveDigestEndpoint, ({ caller, body }) => saveDigest(context, caller.person.id, body))
}
