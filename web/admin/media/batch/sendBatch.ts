import type { Media } from '../../../../contract/media/media.ts'
import { addReason } from '../../../api/addReason.ts'
import { CallError } from '../../../api/CallError.ts'
import { newRequestKey } from '../../../api/requestKey.ts'
import { whenConnected } from '../../../api/whenConnected.ts'
import { type Toast, toast, toastFailure } from '../../../ui/toasts/toast.ts'
import { isConnectionLost, sendFiles } from '../../../uploads/sendFiles.ts'
import {
  isNew,
  isOffline,
  isOnItsWay,
  queueUploads,
  SENT_PERCENT,
  type Upload,
} from '../../../uploads/upload.ts'
import { isCopy } from '../stored/openCopies.ts'
import { texts } from '../../../../languages/en/dashboard/media.ts'
import {
  addedIds,
  batch,
  type BatchFields,
  batchStatus,
  changeStatus,
  hasLongText,
  isRefused,
} from './batch.ts'
import { buildBatchForm } from './buildBatchForm.ts'
import { findRefusedPhotos } from './findRefusedPhotos.ts'
import { countBytes, MAX_PORTION_BYTES, takePortion } from './portions.ts'

type Photo = Upload<Media>

/** The number of milliseconds for which the full progress bar stays visible. */
const FULL_BAR_MS = 1_000

/** Sends the photos that were not refused, in portions. */
export const sendBatch = () => start((photo) => !isRefused(photo))

export const sendRefusedAgain = () => start((photo) => isRefused(photo) || isOffline(photo))

/** Restores the batch from before the page was reloaded or closed, and continues if it was being sent. */
export const resumeBatch = async () => {
  await batch.restore()
  if (batch.getUploads().some(isOffline)) await start(isOffline, true)
}

let isRunning = false
let stopWaiting: (() => void) | undefined
let hideBarTimer = 0

const start = async (matches: (photo: Photo) => boolean, isAutomatic = false) => {
  const photos = batch.getUploads().filter(matches)
  if (photos.length === 0)
    return toastFailure({ title: texts.noFiles, description: texts.batch.choosePlease })
  if (hasLongText(photos)) return toastFailure({ title: texts.uploadFailed, description: texts.tooLong })
  stopWaiting?.()
  if (isRunning) return
  isRunning = true
  clearTimeout(hideBarTimer)
  changeStatus({ failures: [] })
  const { fields, uploads } = batch.get()
  // another try, and what is left after a pause, are part of the same batch
  if (photos.every(isNew) && fields.storedCount === 0) addedIds.set([])
  const refusedCount = Math.max(0, fields.refusedCount - photos.filter(isRefused).length)
  batch.set({ fields: { ...fields, refusedCount }, uploads: queueUploads(uploads, matches) })
  try {
    await sendQueued()
    finish()
  } catch (error) {
    pause(error, isAutomatic)
  } finally {
    isRunning = false
  }
}

/** Sends one portion after another, until no photo is queued. Throws the first error that is not about a photo. */
const sendQueued = async () => {
  let maxBytes = MAX_PORTION_BYTES
  for (let photos = takeQueued(maxBytes); photos.length > 0; photos = takeQueued(maxBytes)) {
    try {
      await sendPortion(photos)
    } catch (error) {
      const refusedPhotos = findRefusedPhotos(error, photos, batch.getUploads().filter(isOnItsWay))
      const isTooLarge = error instanceof CallError && error.isForeign && error.status === 413
      if (refusedPhotos.size === 0 && !(isTooLarge && photos.length > 1)) throw error
      // a web server in front may let smaller requests through
      if (isTooLarge) maxBytes = Math.floor(countBytes(photos) / 2)
      setRefusedAside(refusedPhotos, isTooLarge ? [] : photos)
    }
  }
}

/** Takes the next portion. A portion whose answer was lost comes first, with the same photos under the same key. */
const takeQueued = (maxBytes: number): readonly Photo[] => {
  const { fields, uploads } = batch.get()
  const queuedPhotos = uploads.filter(isOnItsWay)
  const unanswered = queuedPhotos.filter(({ id }) => fields.portion?.ids.includes(id))
  if (unanswered.length > 0) return unanswered
  const photos = takePortion(queuedPhotos, maxBytes)
  batch.setFields({ portion: { ids: photos.map(({ id }) => id), requestKey: newRequestKey() } })
  return photos
}

const sendPortion = async (photos: readonly Photo[]) => {
  const ids = new Set(photos.map(({ id }) => id))
  const { fields } = batch.get()
  const firstNumber = findNextNumber(fields)
  changeStatus({ percent: 0 })
  changePhotos(ids, { state: 'sending', percent: 0 })
  const { media } = await sendFiles('POST /api/media/batch', {
    form: buildBatchForm(await Promise.all(photos.map(batch.takeReadable)), fields, firstNumber),
    requestKey: fields.portion?.requestKey ?? newRequestKey(),
    onProgress: (percent) => {
      changeStatus({ percent })
      // the photos share one bar, so their own percentages say only whether all has been sent
      if (percent === SENT_PERCENT || percent === 0) changePhotos(ids, { percent })
    },
  })
  const next = firstNumber + photos.filter(({ title }) => title.trim() === '').length
  const latest = batch.get()
  batch.set({
    fields: {
      ...latest.fields,
      portion: null,
      numbering: { prefix: fields.prefix, next },
      storedCount: latest.fields.storedCount + media.length,
      copyCount: latest.fields.copyCount + media.filter(isCopy).length,
    },
    uploads: latest.uploads.filter(({ id }) => !ids.has(id)),
  })
  addedIds.set([...addedIds.get(), ...media.map(({ id }) => id)])
  changeStatus({ percent: 100 })
}

const changePhotos = (ids: ReadonlySet<string>, part: Partial<Photo>) =>
  batch.setUploads(batch.getUploads().map((photo) => (ids.has(photo.id) ? { ...photo, ...part } : photo)))

const findNextNumber = ({ numbering, prefix }: BatchFields) =>
  numbering.prefix === prefix ? numbering.next : 1

/** Sets the refused photos aside. None of their portion was stored, so the others in `photos` are the next portion. */
const setRefusedAside = (refused: ReadonlyMap<string, string>, photos: readonly Photo[]) => {
  const { fields, uploads } = batch.get()
  const ids = photos.map(({ id }) => id).filter((id) => !refused.has(id))
  const portion = { ids, requestKey: newRequestKey() }
  batch.set({
    fields: { ...fields, portion, refusedCount: fields.refusedCount + refused.size },
    uploads: uploads.map((photo): Photo => {
      const message = refused.get(photo.id)
      if (message !== undefined) return { ...photo, state: 'failed', message }
      return isOnItsWay(photo) ? { ...photo, state: 'queued' } : photo
    }),
  })
}

/** Announces the end: all photos are stored, or refused. */
const finish = () => {
  const { fields, uploads } = batch.get()
  const refusedPhotos = uploads.filter(isRefused)
  if (refusedPhotos.length > 0) toastFailure(describeRefusedPhotos(refusedPhotos, fields))
  else {
    const description = texts.batch.added(fields.storedCount, fields.copyCount)
    toast({ title: texts.uploadSuccessful, description, isAtTop: true })
  }
  if (uploads.length === 0) batch.clear()
  else if (uploads.length === refusedPhotos.length)
    batch.setFields({ storedCount: 0, copyCount: 0, refusedCount: 0 })
  const isFull = batchStatus.get().percent === 100
  hideBarTimer = window.setTimeout(() => changeStatus({ percent: null }), isFull ? FULL_BAR_MS : 0)
}

const describeRefusedPhotos = (
  [first, ...others]: readonly Photo[],
  { storedCount, copyCount }: BatchFields,
): Toast => {
  const reason =
    others.length === 0 && first?.message ? first.message : texts.batch.refusedMany(others.length + 1)
  return {
    title: texts.uploadFailed,
    description: storedCount > 0 ? `${reason} ${texts.batch.added(storedCount, copyCount)}` : reason,
  }
}

/** Stops after an error that concerns all photos. If the connection was lost, continues by itself later. */
const pause = (error: unknown, isAutomatic: boolean) => {
  const isLost = !(error instanceof CallError) || isConnectionLost(error)
  const mayHaveArrived = isLost || (error.isForeign && error.status >= 500)
  const { fields, uploads } = batch.get()
  const toPaused = (photo: Photo): Photo => {
    if (!isOnItsWay(photo)) return photo
    const isUnanswered = mayHaveArrived && fields.portion?.ids.includes(photo.id)
    return { ...photo, state: isLost || isUnanswered ? 'offline' : 'chosen' }
  }
  batch.setUploads(uploads.map(toPaused))
  const failure = isLost
    ? { title: texts.batch.error, description: texts.batch.errorDescription }
    : { title: texts.uploadFailed, description: error.explanation ?? texts.batch.failure }
  const reason = isLost ? texts.upload.offline : failure.description
  changeStatus({ percent: null, failures: [reason, ...describeArrived(batch.get())] })
  if (!isAutomatic) toastFailure(addReason(failure, error))
  if (isLost) stopWaiting = whenConnected(continueLater)
}

const continueLater = () => {
  if (batch.getUploads().some(isOffline)) void start(isOffline, true)
}

const describeArrived = ({ fields, uploads }: ReturnType<typeof batch.get>) =>
  fields.storedCount > 0 ? [texts.batch.arrived(fields.storedCount, fields.storedCount + uploads.length)] : []
