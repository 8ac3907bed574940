import { limits } from '../../../../contract/limits.ts'
import type { Media } from '../../../../contract/media/media.ts'
import { CallError } from '../../../api/CallError.ts'
import { emptyText, isTooLong, toTypedText } from '../../../media/mediaText.ts'
import { newRequestKey } from '../../../api/requestKey.ts'
import { openStore } from '../../../stores/store.ts'
import { toast, toastFailure } from '../../../ui/toasts/toast.ts'
import { isPhoto } from '../../../uploads/fileKinds.ts'
import { isConnectionLost, sendFiles } from '../../../uploads/sendFiles.ts'
import { newUpload } from '../../../uploads/upload.ts'
import { openUploadList } from '../../../uploads/uploadList.ts'
import { hasNotice } from '../hasNotice.ts'
import { explainRejection } from '../explainRejection.ts'
import { texts } from '../texts.ts'
import { buildBatchForm, type CommonText } from './buildBatchForm.ts'

/** The number of milliseconds for which the full progress bar stays visible. */
const FULL_BAR_MS = 1_000

interface BatchFields extends CommonText {
  lastTry: { content: string; requestKey: string; isOnItsWay: boolean } | null
}

/**
 * The batch of the Batch Upload tab. It is kept outside the tab's component, so that the upload continues while another tab is
 * open.
 */
export const batch = openUploadList<BatchFields, Media>({
  emptyFields: () => ({ prefix: '', description: '', lastTry: null }),
  storageName: 'batch upload',
  asksBeforeLeaving: (uploads) => uploads.length > 0,
})

interface BatchStatus {
  /** the percentage of the progress bar; null if no progress bar is shown */
  percent: number | null
  problems: readonly string[]
  /** the stored items for which the keeper sees a notice */
  notices: readonly Media[]
}

export const batchStatus = openStore<BatchStatus>({ percent: null, problems: [], notices: [] })

export const isSending = ({ percent }: BatchStatus) => percent !== null && percent < 100

export const changeStatus = (part: Partial<BatchStatus>) => batchStatus.set({ ...batchStatus.get(), ...part })

export const addPhotos = (files: readonly File[]) => {
  const photos = files.filter((file) => isPhoto(file) && !explainRejection(file))
  const remainingCount = limits.batchFiles - batch.getUploads().length
  batch.add(photos.slice(0, remainingCount).map((file) => newUpload(file)))
  changeStatus({ problems: files.filter((file) => !photos.includes(file)).map(explainProblem) })
  if (photos.length > remainingCount) toastFailure(texts.batch.tooMany(photos.length - remainingCount))
}

const explainProblem = (file: File) =>
  (isPhoto(file) ? explainRejection(file) : null) ?? texts.batch.onlyPhotos(file.name)

export const sendBatch = async () => {
  const { fields, uploads } = batch.get()
  if (uploads.length === 0)
    return toastFailure({ title: texts.noFiles, description: texts.batch.choosePlease })
  if (
    [...uploads, { ...emptyText, description: fields.description }].some(isTooLong) ||
    fields.prefix.length > limits.titlePrefix
  )
    return toastFailure({ title: texts.uploadFailed, description: texts.tooLong })
  const lastTry = { ...prepareTry(), isOnItsWay: true }
  batch.setFields({ lastTry })
  changeStatus({ percent: 0, problems: [] })
  try {
    const { media } = await sendFiles('POST /api/media/batch', {
      form: buildBatchForm(uploads, fields),
      requestKey: lastTry.requestKey,
      onProgress: (percent) => changeStatus({ percent }),
    })
    showStored(media)
  } catch (error) {
    batch.setFields({ lastTry: { ...lastTry, isOnItsWay: false } })
    const message = describeFailure(error)
    changeStatus({ percent: null, problems: [message.description] })
    toastFailure(message)
  }
}

/**
 * Restores the batch from before the page was reloaded or closed. Sends the batch again if it was being sent and nothing is
 * missing.
 */
export const resumeBatch = async () => {
  await batch.restore()
  const { lastTry } = batch.get().fields
  const isComplete = prepareTry().requestKey === lastTry?.requestKey
  if (lastTry?.isOnItsWay && isComplete && !isSending(batchStatus.get())) await sendBatch()
}

/**
 * Returns the batch's content and the request key of the next try. If the content is unchanged, the key of the last try is used
 * again, so that the server does not store the photos twice, but returns what it stored at the last try.
 */
const prepareTry = () => {
  const { fields, uploads } = batch.get()
  const photos = uploads.map((upload) => [upload.id, toTypedText(upload)])
  const content = JSON.stringify([fields.prefix, fields.description, photos])
  const requestKey = fields.lastTry?.content === content ? fields.lastTry.requestKey : newRequestKey()
  return { content, requestKey }
}

const showStored = (media: readonly Media[]) => {
  toast({ title: texts.uploadSuccessful, description: texts.batch.added(media.length) })
  batch.clear()
  changeStatus({ percent: 100, notices: media.filter(hasNotice) })
  setTimeout(() => changeStatus({ percent: null }), FULL_BAR_MS)
}

const describeFailure = (error: unknown) => {
  if (!(error instanceof CallError) || isConnectionLost(error))
    return { title: texts.batch.error, description: texts.batch.errorDescription }
  return { title: texts.uploadFailed, description: error.explanation ?? texts.batch.failure }
}
