import * as contract from '../../../contract/memorial/music.ts'
import type { Route } from '../../http/routes/route.ts'
import type { Context } from '../../platform/context.ts'
import { addTrack } from './addTrack.ts'
import { deleteTrack, editTrack, listMusic, reorderMusic } from './music.ts'

export function musicRoutes(route: Route, context: Context) {
  route(contract.listMusic, ({ caller }) => listMusic(context, caller))
  route(contract.addTrack, ({ caller, form, requestKey }) => addTrack(context, caller, form, requestKey))
  route(contract.editTrack, ({ caller, params, body }) => editTrack(context, caller, params.id, body.title))
  route(contract.deleteTrack, ({ params }) => deleteTrack(context, params.id))
  route(contract.reorderMusic, ({ caller, body }) => reorderMusic(context, caller, body.order))
}
