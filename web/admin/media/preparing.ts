import { isPhoto } from '../../uploads/fileKinds.ts'
import { isOnItsWay, isSent, type Upload } from '../../uploads/upload.ts'
import { texts } from './texts.ts'

/**
 * Whether leaving the page loses nothing of an upload. If all bytes have arrived, the server stores the file although nobody
 * waits for the response; if not, this device sends its saved copy again when the dashboard is opened the next time.
 */
export const mayLeave = (upload: Upload) => isSent(upload) && !upload.isUnsaved

/** Says that the server prepares the files whose bytes have been sent. Returns '' as long as any of `uploads` is being sent. */
export const describePreparing = (uploads: readonly Upload[]): string => {
  const sending = uploads.filter(({ state }) => state === 'sending')
  if (sending.length === 0 || !sending.every(isSent)) return ''
  const sentence = sending.every(({ file }) => isPhoto(file)) ? texts.preparing : texts.preparingFiles
  return uploads.filter(isOnItsWay).every(mayLeave) ? `${sentence} ${texts.mayLeave}` : sentence
}
