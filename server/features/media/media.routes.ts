import * as historyContract from '../../../contract/media/history.ts'
import * as contract from '../../../contract/media/media.ts'
import type { Route } from '../../http/routes/route.ts'
import type { Context } from '../../platform/context.ts'
import { adjustMedia, registerAdjustmentJobs } from './adjust/adjustMedia.ts'
import { approveEdit, discardEdit } from './edits/heldEdits.ts'
import { copyPicture } from './files/copyPicture.ts'
import { addBatch, addMedia, addVisitorPhotos } from './upload/uploads.ts'
import { registerHistoryJobs, listUndoings, readHistory, undoVisitor } from './edits/history.ts'
import { deleteMany, deleteMedia } from './deleteMedia.ts'
import { setManyDates, editMedia, listMedia, reorderMedia } from './media.ts'
import { registerOrphanJobs } from './files/orphans.ts'
import { putBackEdit } from './edits/putBackEdit.ts'
import { registerVideoJobs } from './files/renewVideo.ts'
import { registerVisibilityJobs, setManyVisible } from './visibility.ts'

export function mediaRoutes(route: Route, context: Context) {
  registerVisibilityJobs(context)
  registerHistoryJobs(context)
  registerOrphanJobs(context)
  registerVideoJobs(context)
  registerAdjustmentJobs(context)
  route(contract.listMedia, ({ caller, part }) => listMedia(context, caller, part))
  route(contract.addMedia, ({ caller, form, requestKey }) => addMedia(context, caller, form, requestKey))
  route(contract.uploadPhotos, ({ caller, form, requestKey }) =>
    addVisitorPhotos(context, caller, form, requestKey),
  )
  route(contract.addBatch, ({ caller, form, requestKey }) => addBatch(context, caller, form, requestKey))
  route(contract.editMedia, ({ caller, params, body }) => editMedia(context, caller, params.id, body))
  route(contract.adjustMedia, ({ caller, params, body }) => adjustMedia(context, caller, params.id, body))
  route(contract.copyPicture, ({ caller, body }) => copyPicture(context, caller, body.path))
  route(contract.deleteMedia, ({ caller, params }) => deleteMedia(context, caller, params.id))
  route(contract.setManyVisible, ({ caller, body }) => setManyVisible(context, caller, body))
  route(contract.setManyDates, ({ caller, body }) => setManyDates(context, caller, body.dates))
  route(contract.deleteMany, ({ caller, body }) => deleteMany(context, caller, body.ids))
  route(contract.reorderMedia, ({ caller, body }) => reorderMedia(context, caller, body.order))
  route(historyContract.readHistory, ({ params }) => readHistory(context, params.id))
  route(historyContract.putBack, ({ caller, params, body }) =>
    putBackEdit(context, caller, params.id, body.edit),
  )
  route(historyContract.approveEdit, ({ caller, params, body }) =>
    approveEdit(context, caller, params.id, body.edit),
  )
  route(historyContract.discardEdit, ({ caller, params, body }) =>
    discardEdit(context, caller, params.id, body.edit),
  )
  route(historyContract.listUndoings, ({ params }) => listUndoings(context, params.id))
  route(historyContract.undoVisitor, ({ caller, params, body }) =>
    undoVisitor(context, caller, params.id, body.mediaIds),
  )
}
