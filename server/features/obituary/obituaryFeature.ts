import * as contract from '../../../contract/memorial/obituary.ts'
import type { Context } from '../../platform/context.ts'
import type { Route } from '../../http/routes/route.ts'
import { deleteObituary, readObituary, saveObituary } from './obituary.ts'

export function obituaryRoutes(route: Route, context: Context) {
  route(contract.readObituaryEndpoint, ({ caller }) => readObituary(context, caller))
  route(contract.saveObituaryEndpoint, ({ caller, body }) => saveObituary(context, caller, body))
  route(contract.deleteObituaryEndpoint, ({ body }) => deleteObituary(context, body?.content))
}
