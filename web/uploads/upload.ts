import { newRequestKey } from '../api/requestKey.ts'
import { emptyText, type TypedText } from '../media/mediaText.ts'

/** A file chosen for upload, with its text. */
export interface Upload<R = unknown> extends TypedText {
  /** the id of its row on the page and of its saved file on the device */
  id: string
  /** sent with every try, so that the server stores the file only once */
  requestKey: string
  file: File
  state: UploadState
  /** the percentage of its bytes that were sent; 100 only once the server has responded */
  percent: number
  /** why it failed or was rejected */
  message: string | null
  /** the response of the server */
  stored: R | null
  /** the device had no room to save the file, so the upload is lost when the page closes */
  isUnsaved: boolean
}

/**
 * 'preparing': being made smaller. 'chosen': waits until somebody sends it. 'queued': waits for the uploads before it.
 * 'offline': waits for a connection. 'failed': can be tried again. 'rejected': is never sent.
 */
export type UploadState =
  | 'preparing'
  | 'chosen'
  | 'queued'
  | 'sending'
  | 'offline'
  | 'failed'
  | 'rejected'
  | 'stored'

export const newUpload = <R>(file: File, rejection: string | null = null): Upload<R> => {
  const key = newRequestKey()
  return {
    id: key,
    requestKey: key,
    file,
    ...emptyText,
    state: rejection === null ? 'chosen' : 'rejected',
    percent: 0,
    message: rejection,
    stored: null,
    isUnsaved: false,
  }
}

export const canSend = ({ state }: Upload) => state === 'chosen' || state === 'offline' || state === 'failed'

/** Whether its text can still be changed. */
export const canEdit = ({ state }: Upload) => state !== 'sending' && state !== 'stored'

export const isOnItsWay = ({ state }: Upload) => state === 'queued' || state === 'sending'

export const isOffline = ({ state }: Upload) => state === 'offline'

/** Whether it would be lost if the page closed. */
export const isUnsent = ({ state }: Upload) => state !== 'rejected' && state !== 'stored'

/** Queues the uploads for which `are` is true, and resets message and progress of the last try. */
export const queueUploads = <R>(
  uploads: readonly Upload<R>[],
  are: (upload: Upload<R>) => boolean,
): readonly Upload<R>[] =>
  uploads.map((upload) => (are(upload) ? { ...upload, state: 'queued', message: null, percent: 0 } : upload))

/** Counts the bytes that are still to be sent. */
export const countBytesLeft = (uploads: readonly Upload[]): number =>
  uploads.reduce((sum, { file, percent }) => sum + file.size * (1 - percent / 100), 0)

/** Returns the percentage of all bytes that were sent; 100 only once every file is stored. */
export const computeTotalPercent = (uploads: readonly Upload[]): number => {
  if (uploads.every(({ state }) => state === 'stored')) return 100
  const countBytes = ({ file }: Upload) => Math.max(1, file.size)
  const total = uploads.reduce((sum, upload) => sum + countBytes(upload), 0)
  const sent = uploads.reduce((sum, upload) => sum + (countBytes(upload) * upload.percent) / 100, 0)
  return Math.min(99, Math.floor((sent / total) * 100))
}
