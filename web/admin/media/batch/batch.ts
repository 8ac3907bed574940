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

/** Milliseconds that the full progress bar stays. */
const FULL_BAR_MS = 1_000

interface BatchFields extends CommonText {
  lastTry: { content: string; requestKey: string; isOnItsWay: boolean } | null
}

/** The batch of the Batch Upload tab. It outlives the tab's component, so the upload continues in the background. */
export const batch = openUploadList<BatchFields, Media>({
  emptyFields: () => ({ prefix: '', description: '', lastTry: null }),
  savedAs: 'batch upload',
  asksBeforeLeaving: (uploads) => uploads.length > 0,
})

interface BatchStatus {
  /** null if no progress bar is shown */
  percent: number | null
  problems: readonly string[]
  /** stored items with a notice to the keeper */
  notices: readonly Media[]
}

export const batchStatus = openStore<BatchStatus>({ percent: null, problems: [], notices: [] })

export const isSending = ({ percent }: BatchStatus) => percent !== null && percent < 100

export const changeStatus = (part: Partial<BatchStatus>) => batchStatus.set({ ...batchStatus.get(), ...part })

export const addPhotos = (files: readonly File[]) => {
  const photos = files.filter((file) => isPhoto(file) && !explainRejection(file))
  const space = limits.batchFiles - batch.uploads().length
  batch.add(photos.slice(0, space).map((file) => newUpload(file)))
  changeStatus({ problems: files.filter((file) => !photos.includes(file)).map(explainProblem) })
  if (photos.length > space) toastFailure(texts.batch.tooMany(photos.length - space))
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

/** Restores the batch of an earlier page, and sends it if that page was sending it. */
export const resumeBatch = async () => {
  await batch.restore()
  const { lastTry } = batch.get().fields
  const isComplete = prepareTry().requestKey === lastTry?.requestKey
  if (lastTry?.isOnItsWay && isComplete && !isSending(batchStatus.get())) await sendBatch()
}

/** Reuses the last request key only for unchanged content: then the server returns what an earlier attempt stored. */
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
  return { title: texts.uploadFailed, description: error.serverMessage ?? texts.batch.failure }
}
