import type { FastifyInstance } from 'fastify'
import * as historyContract from '../../../contract/history.ts'
import * as contract from '../../../contract/media.ts'
import { route } from '../../http/route.ts'
import type { Context } from '../../context.ts'
import { addBatch, addMedia, addVisitorPhotos } from './uploads.ts'
import { registerHistoryJobs, listUndoings, putBack, readHistory, undoVisitor } from './history.ts'
import { deleteMedia, editMedia, listMedia, reorderMedia } from './media.ts'
import { registerOrphanJobs } from './orphans.ts'
import { registerFilmJobs } from './renewFilm.ts'
import { registerVisibilityJobs } from './visibility.ts'

export function mediaRoutes(app: FastifyInstance, context: Context) {
  registerVisibilityJobs(context)
  registerHistoryJobs(context)
  registerOrphanJobs(context)
  registerFilmJobs(context)
  route(app, context, contract.listMedia, ({ caller }) => listMedia(context, caller))
  route(app, context, contract.addMedia, ({ caller, form, requestKey }) =>
    addMedia(context, caller, form, requestKey),
  )
  route(app, context, contract.uploadPhotos, ({ caller, form, requestKey }) =>
    addVisitorPhotos(context, caller, form, requestKey),
  )
  route(app, context, contract.addBatch, ({ caller, form, requestKey }) =>
    addBatch(context, caller, form, requestKey),
  )
  route(app, context, contract.editMedia, ({ caller, params, body }) =>
    editMedia(context, caller, params.id, body),
  )
  route(app, context, contract.deleteMedia, ({ params }) => deleteMedia(context, params.id))
  route(app, context, contract.reorderMedia, ({ caller, body }) => reorderMedia(context, caller, body.order))
  route(app, context, historyContract.readHistory, ({ params }) => readHistory(context, params.id))
  route(app, context, historyContract.putBack, ({ caller, params, body }) =>
    putBack(context, caller, params.id, body.edit),
  )
  route(app, context, historyContract.listUndoings, ({ params }) => listUndoings(context, params.id))
  route(app, context, historyContract.undoVisitor, ({ caller, params, body }) =>
    undoVisitor(context, caller, params.id, body.mediaIds),
  )
}
