import { visitorLimits } from '../../../../contract/visitorLimits.ts'
import { CallError } from '../../../api/CallError.ts'
import { newRequestKey } from '../../../api/requestKey.ts'
import { toTypedText, type TypedText } from '../../../media/mediaText.ts'
import { toastFailure } from '../../../ui/toasts/toast.ts'
import { isVisitorPhoto } from '../../../uploads/visitorPhotos.ts'
import { sendFiles } from '../../../uploads/sendFiles.ts'
import { openSendQueue, type SendControls } from '../../../uploads/sendQueue.ts'
import { canSend, newUpload, type Upload } from '../../../uploads/upload.ts'
import type { MemoryDraft } from './draft.ts'
import { texts } from '../../../../languages/en/visitors/memories.ts'

export type DraftPhoto = Upload<string>

/** Whether a photo has not gone for a reason of its own: this browser cannot make it smaller, or the server did not take it. */
export const isRefused = ({ state }: DraftPhoto) => state === 'rejected' || state === 'failed'

/** Selects the photos among the files, as many as still fit into a memory that already has `photoCount` photos. */
export function selectPhotos<F extends Pick<File, 'type' | 'name'>>(files: readonly F[], photoCount: number) {
  const photos = files.filter(isVisitorPhoto)
  const freeCount = Math.max(0, visitorLimits.visitorFiles - photoCount)
  return {
    selectedPhotos: photos.slice(0, freeCount),
    hasOtherFiles: photos.length < files.length,
    hasTooMany: photos.length > freeCount,
  }
}

/**
 * Adds the photos among the files to the draft. `attachedCount` is the number of photos that the stored memory already has.
 * Returns whether there were too many photos.
 */
export function addPhotos(draft: MemoryDraft, files: readonly File[], attachedCount: number): boolean {
  const { selectedPhotos, hasOtherFiles, hasTooMany } = selectPhotos(
    files,
    attachedCount + draft.getUploads().length,
  )
  if (hasOtherFiles) toastFailure(texts.onlyImages)
  const photos = selectedPhotos.map((file): DraftPhoto => {
    const upload = newUpload<string>(file)
    return file.size <= visitorLimits.visitorFileBytes ? upload : { ...upload, state: 'preparing' }
  })
  draft.add(photos)
  for (const photo of photos) if (photo.state === 'preparing') void preparePhoto(draft, photo)
  return hasTooMany
}

async function preparePhoto(draft: MemoryDraft, { id, file }: DraftPhoto) {
  const smallFile = await import('./shrinkPhoto.ts')
    .then(({ shrinkPhoto }) => shrinkPhoto(file))
    .catch(() => null)
  draft.change(
    id,
    smallFile
      ? { file: smallFile, state: 'chosen' }
      : { state: 'rejected', message: texts.fieldErrors.tooLarge(file.name) },
  )
}

/** Resolves once no photo is being made smaller. */
export const whenPrepared = (draft: MemoryDraft) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (draft.getUploads().some(({ state }) => state === 'preparing')) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = draft.subscribe(check)
    check()
  })

/** Makes the photo a new upload if the server may have stored it with the old text. */
export const editPhoto = (draft: MemoryDraft, photo: DraftPhoto, text: Partial<TypedText>) =>
  draft.change(photo.id, { ...text, ...(canSend(photo) || photo.stored !== null ? makeUnsent() : {}) })

const makeUnsent = () => ({ requestKey: newRequestKey(), state: 'chosen', stored: null }) as const

/** Marks all photos as unsent, because the server no longer has them. */
export const forgetStoredPhotos = (draft: MemoryDraft) =>
  draft.setUploads(draft.getUploads().map((photo) => ({ ...photo, ...makeUnsent() })))

/**
 * Sends the photos that are not stored yet, each in its own request. Resolves to the media ids of all photos, in order. Throws
 * the error of the first request that fails; another call then sends the remaining photos.
 */
export async function sendPhotos(draft: MemoryDraft): Promise<string[]> {
  const queue = openSendQueue(draft, {
    sendOne: async (photo: DraftPhoto, progress) =>
      sendPhoto(await draft.takeReadable(photo), draft.get().fields.name.trim(), progress),
    getFailedState: (error) => {
      const message = readFileMessage(error)
      return { state: message ? 'failed' : 'chosen', message }
    },
    // the server processes one photo while the next photo is being uploaded
    maxParallel: 2,
    stopsAt: () => true,
  })
  const { failedCount, error } = await queue.send(canSend)
  if (failedCount > 0) throw error
  return draft.getUploads().flatMap(({ stored }) => stored ?? [])
}

/** Returns the message of an error about the file itself, such as a file that can no longer be read; null for other errors. */
const readFileMessage = (error: unknown) =>
  error instanceof CallError && !error.isForeign && [0, 400, 413, 415].includes(error.status)
    ? (error.explanation ?? null)
    : null

async function sendPhoto(photo: DraftPhoto, author: string, progress: SendControls): Promise<string> {
  const { file, requestKey } = photo
  const form = new FormData()
  // these fields come before the file, because the server reads the parts of the form in order
  form.append('memoryAuthor', author)
  form.append('metadata', JSON.stringify([{ filename: file.name, ...toTypedText(photo) }]))
  form.append('files', file)
  const { mediaIds } = await sendFiles('POST /api/media/upload', { form, requestKey, ...progress })
  if (!mediaIds[0]) throw new Error(`the server names no id for ${file.name}`)
  return mediaIds[0]
}
