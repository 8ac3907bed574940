import type { FastifyInstance } from 'fastify'
import * as contract from '../../../contract/music.ts'
import { route } from '../../http/route.ts'
import type { Context } from '../../context.ts'
import { addTrack } from './addTrack.ts'
import { deleteTrack, editTrack, listMusic, reorderMusic } from './music.ts'

export function musicRoutes(app: FastifyInstance, context: Context) {
  route(app, context, contract.listMusic, ({ caller }) => listMusic(context, caller))
  route(app, context, contract.addTrack, ({ caller, form, requestKey }) =>
    addTrack(context, caller, form, requestKey),
  )
  route(app, context, contract.editTrack, ({ caller, params, body }) =>
    editTrack(context, caller, params.id, body.title),
  )
  route(app, context, contract.deleteTrack, ({ params }) => deleteTrack(context, params.id))
  route(app, context, contract.reorderMusic, ({ caller, body }) => reorderMusic(context, caller, body.order))
}
