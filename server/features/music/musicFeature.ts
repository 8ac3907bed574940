import * as contract from '../../../contract/memorial/music.ts'
import type { Route } from '../../http/routes/route.ts'
import type { Context } from '../../platform/context.ts'
import { addTrack } from './addTrack.ts'
import { deleteTrack, editTrack, listMusic, reorderMusic } from './music.ts'

export function musicRoutes(route: Route, context: Context) {
  route(contract.listMusicEndpoint, ({ caller }) => listMusic(context, caller))
  route(contract.addTrackEndpoint, ({ caller, form, requestKey }) =>
    addTrack(context, caller, form, requestKey),
  )
  route(contract.editTrackEndpoint, ({ caller, params, body }) =>
    editTrack(context, caller, params.id, body.title),
  )
  route(contract.deleteTrackEndpoint, ({ params }) => deleteTrack(context, params.id))
  route(contract.reorderMusicEndpoint, ({ caller, body }) => reorderMusic(context, caller, body.order))
}
