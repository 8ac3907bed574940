import * as contract from '../../../contract/outputs/remote.ts'
import type { Context } from '../../platform/context.ts'
import type { Route } from '../../http/routes/route.ts'
import { openRemote, readRemote, reportShow, sendCommand } from './remote.ts'

export function remoteRoutes(route: Route, context: Context) {
  route(contract.openRemote, ({ body }) => openRemote(context, body))
  route(contract.readRemote, ({ params, query }) => readRemote(context, params.id, query.after))
  route(contract.reportShow, ({ params, body }) => reportShow(context, params.id, body))
  route(contract.sendCommand, ({ params, body }) => sendCommand(context, params.id, body.command))
}
