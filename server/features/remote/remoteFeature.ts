import * as contract from '../../../contract/outputs/remote.ts'
import type { Context } from '../../platform/context.ts'
import type { Route } from '../../http/routes/route.ts'
import { openRemote, readRemote, reportShow, sendCommand } from './remote.ts'

export function remoteRoutes(route: Route, context: Context) {
  route(contract.openRemoteEndpoint, ({ body }) => openRemote(context, body))
  route(contract.readRemoteEndpoint, ({ params, query }) => readRemote(context, params.id, query.after))
  route(contract.reportShowEndpoint, ({ params, body }) => reportShow(context, params.id, body))
  route(contract.sendCommandEndpoint, ({ params, body }) => sendCommand(context, params.id, body.command))
}
