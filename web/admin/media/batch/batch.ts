import { limits } from '../../../../contract/limits.ts'
import { explainRefusedName } from '../../../uploads/explainRefusedName.ts'
import type { Media } from '../../../../contract/media/media.ts'
import { emptyText, isTooLong } from '../../../media/mediaText.ts'
import { openStore } from '../../../stores/store.ts'
import { canBe } from '../../../uploads/fileKinds.ts'
import { newUpload, type Upload } from '../../../uploads/upload.ts'
import { openUploadList } from '../../../uploads/uploadList.ts'
import { explainRejection } from '../../../uploads/explainRejection.ts'
import { mayLeave } from '../preparing.ts'
import { texts } from '../../../../languages/en/dashboard/media.ts'
import type { CommonText } from './buildBatchForm.ts'

export interface BatchFields extends CommonText {
  /**
   * The photos of the request that is being sent, or whose answer was lost. They are sent again under the same key, so that the
   * server stores them only once.
   */
  portion: { ids: readonly string[]; requestKey: string } | null
  /** the number in the next title that a prefix makes */
  numbering: { prefix: string; next: number }
  storedCount: number
  /** how many of the stored photos the gallery already had */
  copyCount: number
  refusedCount: number
}

/**
 * The batch of the Batch Upload tab. It is kept outside the tab's component, so that the upload continues while another tab is
 * open.
 */
export const batch = openUploadList<BatchFields, Media>({
  emptyFields: () => ({
    prefix: '',
    description: '',
    portion: null,
    numbering: { prefix: '', next: 1 },
    storedCount: 0,
    copyCount: 0,
    refusedCount: 0,
  }),
  storageName: 'batch upload',
  asksBeforeLeaving: (uploads) => !mayLeave(uploads),
  onLost: (names) => changeStatus({ problems: [texts.lost(names)] }),
})

interface BatchStatus {
  /** the percentage of the progress bar; null if no progress bar is shown */
  percent: number | null
  /** sentences about files that cannot be in the batch */
  problems: readonly string[]
  /** sentences about why sending has stopped */
  failures: readonly string[]
}

export const batchStatus = openStore<BatchStatus>({
  percent: null,
  problems: [],
  failures: [],
})

export const addedIds = openStore<readonly string[]>([])

export const changeStatus = (part: Partial<BatchStatus>) => batchStatus.set({ ...batchStatus.get(), ...part })

/** Whether the server has refused a photo. Such a photo is sent again only if the keeper says so. */
export const isRefused = ({ state }: Upload) => state === 'failed'

/** Whether a photo may be stored already, because the answer about it was lost. Its text can then not be changed here. */
export const mayBeStored = ({ portion }: BatchFields, { id, state }: Upload) =>
  state === 'offline' && portion !== null && portion.ids.includes(id)

export const addPhotos = (files: readonly File[]) => {
  const photos = files.filter((file) => canBe(['image'], file) && !explainRejection(file))
  batch.add(photos.map((file) => newUpload(file)))
  changeStatus({ problems: files.filter((file) => !photos.includes(file)).map(explainProblem) })
}

const explainProblem = (file: File) =>
  (canBe(['image'], file) ? explainRejection(file) : explainRefusedName(file.name)) ??
  texts.batch.onlyPhotos(file.name)

/** Removes photos from the list. Once the list is empty, the next batch begins; what was typed for all photos stays. */
export const removePhotos = (matches: (upload: Upload) => boolean) => {
  changeStatus({ failures: [] })
  const { fields, uploads } = batch.get()
  const remaining = uploads.filter((upload) => !matches(upload))
  const { prefix, description } = fields
  if (remaining.length > 0) return batch.setUploads(remaining)
  batch.clear()
  batch.setFields({ prefix, description })
}

/** Whether the server would refuse the photos because of their text. */
export const hasLongText = (photos: readonly Upload[]) => {
  const { prefix, description } = batch.get().fields
  return [...photos, { ...emptyText, description }].some(isTooLong) || prefix.length > limits.titlePrefix
}
