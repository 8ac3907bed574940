import * as contract from '../../../contract/memorial/obituary.ts'
import type { Context } from '../../platform/context.ts'
import type { Route } from '../../http/routes/route.ts'
import { deleteObituary, readObituary, saveObituary } from './obituary.ts'

export function obituaryRoutes(route: Route, context: Context) {
  route(contract.readObituary, ({ caller }) => readObituary(context, caller))
  route(contract.saveObituary, ({ caller, body }) => saveObituary(context, caller, body))
  route(contract.deleteObituary, ({ body }) => deleteObituary(context, body?.content))
}
