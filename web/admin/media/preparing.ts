import { isPhoto } from '../../uploads/fileKinds.ts'
import { isSent, isUnsent, type Upload } from '../../uploads/upload.ts'
import { texts } from '../../../languages/en/dashboard/media.ts'

/**
 * Whether leaving the page loses nothing. Once the server has read all bytes of an upload, it stores the file although nobody
 * waits for the response. Otherwise, the Media tab or the first evening sends this device's copy when one of them is opened within
 * a day, unless the keeper logs out before.
 */
export const mayLeave = (uploads: readonly Upload[]) =>
  uploads.filter(isUnsent).every((upload) => isSent(upload) && upload.isSaved === true)

/**
 * Says that the server prepares the files whose bytes have been sent, and whether one may leave the page. Returns '' as long as
 * any of `uploads`, which are a whole list, is being sent.
 */
export const describePreparing = (uploads: readonly Upload[]): string => {
  const sending = uploads.filter(({ state }) => state === 'sending')
  if (sending.length === 0 || !sending.every(isSent)) return ''
  const sentence = sending.every(({ file }) => isPhoto(file)) ? texts.preparing : texts.preparingFiles
  return mayLeave(uploads) ? `${sentence} ${texts.mayLeave}` : sentence
}
