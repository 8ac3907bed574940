import * as contract from '../../../contract/people/access.ts'
import type { Context } from '../../platform/context.ts'
import type { Route } from '../../http/routes/route.ts'
import { readAccess, registerAccessJob, saveAccess } from './access.ts'
import { addKey, revokeKey } from './accessKeys.ts'

export function accessRoutes(route: Route, context: Context) {
  route(contract.readAccessEndpoint, () => readAccess(context.db))
  route(contract.saveAccessEndpoint, ({ body }) => saveAccess(context, body))
  route(contract.addAccessKeyEndpoint, ({ body, requestKey }) => addKey(context, body, requestKey))
  route(contract.revokeAccessKeyEndpoint, ({ params }) => revokeKey(context, params.id))
  registerAccessJob(context)
}
