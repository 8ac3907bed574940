import * as historyContract from '../../../contract/history.ts'
import * as contract from '../../../contract/media.ts'
import type { Route } from '../../http/route.ts'
import type { Context } from '../../context.ts'
import { addBatch, addMedia, addVisitorPhotos } from './uploads.ts'
import { registerHistoryJobs, listUndoings, putBack, readHistory, undoVisitor } from './history.ts'
import { deleteMedia, editMedia, listMedia, reorderMedia } from './media.ts'
import { registerOrphanJobs } from './orphans.ts'
import { registerFilmJobs } from './renewFilm.ts'
import { registerVisibilityJobs } from './visibility.ts'

export function mediaRoutes(route: Route, context: Context) {
  registerVisibilityJobs(context)
  registerHistoryJobs(context)
  registerOrphanJobs(context)
  registerFilmJobs(context)
  route(contract.listMedia, ({ caller, part }) => listMedia(context, caller, part))
  route(contract.addMedia, ({ caller, form, requestKey }) => addMedia(context, caller, form, requestKey))
  route(contract.uploadPhotos, ({ caller, form, requestKey }) =>
    addVisitorPhotos(context, caller, form, requestKey),
  )
  route(contract.addBatch, ({ caller, form, requestKey }) => addBatch(context, caller, form, requestKey))
  route(contract.editMedia, ({ caller, params, body }) => editMedia(context, caller, params.id, body))
  route(contract.deleteMedia, ({ params }) => deleteMedia(context, params.id))
  route(contract.reorderMedia, ({ caller, body }) => reorderMedia(context, caller, body.order))
  route(historyContract.readHistory, ({ params }) => readHistory(context, params.id))
  route(historyContract.putBack, ({ caller, params, body }) => putBack(context, caller, params.id, body.edit))
  route(historyContract.listUndoings, ({ params }) => listUndoings(context, params.id))
  route(historyContract.undoVisitor, ({ caller, params, body }) =>
    undoVisitor(context, caller, params.id, body.mediaIds),
  )
}
