import { adjustMedia, removeOutdated } from './adjust/adjustMedia.ts'
import { approveEdit, discardEdit } from './edits/heldEdits.ts'
import { keepCopies } from './copies.ts'
import { copyPicture } from './adjust/copyPicture.ts'
import { addBatch, addMedia, addVisitorPhotos } from './upload/uploads.ts'
import { forgetVisitors } from './edits/editText.ts'
import { listUndoings, readHistory, undoVisitorEdits } from './edits/history.ts'
import { deleteMany, deleteMedia } from './deleteMedia.ts'
import { setManyDates, editMedia, listMedia, reorderMedia } from './media.ts'
import { sweepOrphan } from '../../memorial/files/orphans.ts'
import { putBackEdit } from './putBackEdit.ts'
import { renewVideo } from './files/renewVideo.ts'
import { removePublicFiles, removeUnstored } from '../../memorial/files/lifecycle.ts'
import { setInSlideshow } from './inSlideshow.ts'
import { sweepUnattached } from './upload/sweepUnattached.ts'
import { setManyVisible } from './visibility.ts'
import type { Feature } from '../../http/routes/feature.ts'
import { createMediaFileSource, deriveItem } from './files/files.ts'

export const mediaFeature = {
  routes: {
    'GET /api/media': listMedia,
    'POST /api/media': (context, { caller, form, requestKey }) => addMedia(context, caller, form, requestKey),
    'POST /api/media/upload': (context, { caller, form, requestKey }) =>
      addVisitorPhotos(context, caller, form, requestKey),
    'POST /api/media/batch': (context, { caller, form, requestKey }) =>
      addBatch(context, caller, form, requestKey),
    'PUT /api/media/:id': (context, { caller, params, body }) => editMedia(context, caller, params.id, body),
    'PUT /api/media/:id/adjustment': (context, { caller, params, body }) =>
      adjustMedia(context, caller, params.id, body),
    'POST /api/pictures': (context, { caller, body }) => copyPicture(context, caller, body.path),
    'DELETE /api/media/:id': (context, { caller, params }) => deleteMedia(context, caller, params.id),
    'POST /api/media/visibility': (context, { caller, body }) => setManyVisible(context, caller, body),
    'POST /api/media/in-slideshow': (context, { caller, body }) => setInSlideshow(context, caller, body),
    'POST /api/media/dates': (context, { caller, body }) => setManyDates(context, caller, body.dates),
    'POST /api/media/keep-copies': (context, { body }) => keepCopies(context, body.ids),
    'POST /api/media/delete': (context, { caller, body }) => deleteMany(context, caller, body.ids),
    'POST /api/media/reorder': (context, { caller, body }) => reorderMedia(context, caller, body.order),
    'GET /api/media/:id/history': (context, { caller, params }) => readHistory(context, caller, params.id),
    'POST /api/media/:id/put-back': (context, { caller, params, body }) =>
      putBackEdit(context, caller, params.id, body.edit),
    'POST /api/media/:id/approve-edit': (context, { caller, params, body }) =>
      approveEdit(context, caller, params.id, body.edit),
    'POST /api/media/:id/discard-edit': (context, { caller, params, body }) =>
      discardEdit(context, caller, params.id, body.edit),
    'GET /api/media-edits/:id/by-same-visitor': (context, { caller, params }) =>
      listUndoings(context, caller, params.id),
    'POST /api/media-edits/:id/undo-visitor': (context, { caller, params, body }) =>
      undoVisitorEdits(context, caller, params.id, body.mediaIds),
  },
  jobs: {
    derive: deriveItem,
    'remove-outdated': removeOutdated,
    'renew-film': renewVideo,
    'remove-public': removePublicFiles,
    'remove-private': removeUnstored,
    'sweep-unattached': sweepUnattached,
    'sweep-orphan': sweepOrphan,
    'forget-visitors': forgetVisitors,
  },
  files: createMediaFileSource,
} satisfies Feature
