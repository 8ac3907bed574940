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
import { takeLarger } from './takeLarger.ts'
import { sweepUnattached } from './upload/sweepUnattached.ts'
import { setManyVisible } from './visibility.ts'
import type { Feature } from '../../http/routes/feature.ts'
import { createMediaFileSource, deriveItem } from './files/files.ts'

export const mediaFeature = {
  routes: {
    'GET /api/media': listMedia,
    'POST /api/media': addMedia,
    'POST /api/media/upload': addVisitorPhotos,
    'POST /api/media/batch': addBatch,
    'PUT /api/media/:id': editMedia,
    'PUT /api/media/:id/adjustment': adjustMedia,
    'POST /api/pictures': copyPicture,
    'DELETE /api/media/:id': deleteMedia,
    'POST /api/media/:id/take-larger': takeLarger,
    'POST /api/media/visibility': setManyVisible,
    'POST /api/media/in-slideshow': setInSlideshow,
    'POST /api/media/dates': setManyDates,
    'POST /api/media/keep-copies': keepCopies,
    'POST /api/media/delete': deleteMany,
    'POST /api/media/reorder': reorderMedia,
    'GET /api/media/:id/history': readHistory,
    'POST /api/media/:id/put-back': putBackEdit,
    'POST /api/media/:id/approve-edit': approveEdit,
    'POST /api/media/:id/discard-edit': discardEdit,
    'GET /api/media-edits/:id/by-same-visitor': listUndoings,
    'POST /api/media-edits/:id/undo-visitor': undoVisitorEdits,
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
