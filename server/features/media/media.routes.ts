import * as historyContract from '../../../contract/media/history.ts'
import * as contract from '../../../contract/media/media.ts'
import type { Route } from '../../http/routes/route.ts'
import type { Context } from '../../platform/context.ts'
import { adjustMedia, registerAdjustmentJobs } from './adjust/adjustMedia.ts'
import { approveEdit, discardEdit } from './edits/heldEdits.ts'
import { copyPicture } from './files/copyPicture.ts'
import { sweepUnattached } from './upload/sweepUnattached.ts'
import { addBatch, addMedia, addVisitorPhotos } from './upload/uploads.ts'
import { registerHistoryJobs, listUndoings, readHistory, undoVisitorEdits } from './edits/history.ts'
import { deleteMany, deleteMedia } from './deleteMedia.ts'
import { setManyDates, editMedia, listMedia, reorderMedia } from './media.ts'
import { sweepOrphan } from '../../memorial/files/orphans.ts'
import { putBackEdit } from './edits/putBackEdit.ts'
import { registerVideoJobs } from './files/renewVideo.ts'
import { removePublicFiles, removeUnstored } from '../../memorial/files/lifecycle.ts'
import { setManyVisible } from './visibility.ts'

export function mediaRoutes(route: Route, context: Context) {
  const { jobs } = context
  jobs.define('remove-public', (key) => removePublicFiles(context, key))
  jobs.define('remove-private', (id) => removeUnstored(context, id))
  jobs.define('sweep-unattached', (id) => sweepUnattached(context, id))
  jobs.define('sweep-orphan', (id) => sweepOrphan(context, id))
  registerHistoryJobs(context)
  registerVideoJobs(context)
  registerAdjustmentJobs(context)
  route(contract.listMediaEndpoint, ({ caller, part }) => listMedia(context, caller, part))
  route(contract.addMediaEndpoint, ({ caller, form, requestKey }) =>
    addMedia(context, caller, form, requestKey),
  )
  route(contract.uploadPhotosEndpoint, ({ caller, form, requestKey }) =>
    addVisitorPhotos(context, caller, form, requestKey),
  )
  route(contract.addBatchEndpoint, ({ caller, form, requestKey }) =>
    addBatch(context, caller, form, requestKey),
  )
  route(contract.editMediaEndpoint, ({ caller, params, body }) => editMedia(context, caller, params.id, body))
  route(contract.adjustMediaEndpoint, ({ caller, params, body }) =>
    adjustMedia(context, caller, params.id, body),
  )
  route(contract.copyPictureEndpoint, ({ caller, body }) => copyPicture(context, caller, body.path))
  route(contract.deleteMediaEndpoint, ({ caller, params }) => deleteMedia(context, caller, params.id))
  route(contract.setManyVisibleEndpoint, ({ caller, body }) => setManyVisible(context, caller, body))
  route(contract.setManyDatesEndpoint, ({ caller, body }) => setManyDates(context, caller, body.dates))
  route(contract.deleteManyEndpoint, ({ caller, body }) => deleteMany(context, caller, body.ids))
  route(contract.reorderMediaEndpoint, ({ caller, body }) => reorderMedia(context, caller, body.order))
  route(historyContract.readHistoryEndpoint, ({ params }) => readHistory(context, params.id))
  route(historyContract.putBackEndpoint, ({ caller, params, body }) =>
    putBackEdit(context, caller, params.id, body.edit),
  )
  route(historyContract.approveEditEndpoint, ({ caller, params, body }) =>
    approveEdit(context, caller, params.id, body.edit),
  )
  route(historyContract.discardEditEndpoint, ({ caller, params, body }) =>
    discardEdit(context, caller, params.id, body.edit),
  )
  route(historyContract.listUndoingsEndpoint, ({ params }) => listUndoings(context, params.id))
  route(historyContract.undoVisitorEndpoint, ({ caller, params, body }) =>
    undoVisitorEdits(context, caller, params.id, body.mediaIds),
  )
}
