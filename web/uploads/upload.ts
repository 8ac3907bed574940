import { newRequestKey } from '../api/requestKey.ts'
import { emptyText, type TypedText } from '../media/mediaText.ts'

/** A chosen file on its way to the server, with the text that goes with it. */
export interface Upload<R = unknown> extends TypedText {
  /** id of its row on the page and of its copy on the device */
  id: string
  /** sent with every try: the server stores it once */
  requestKey: string
  file: File
  state: UploadState
  /** percentage of its bytes sent; 100 only once the server has answered */
  percent: number
  /** the reason why it failed or was refused */
  message: string | null
  /** the answer of the server */
  stored: R | null
  /** the device had no room for a copy, so the upload is lost when the page closes */
  isUnsaved: boolean
}

/**
 * 'preparing' until it is small enough, 'chosen' until somebody sends it, 'queued' until those before it are sent,
 * 'offline' until there is a connection again. 'failed' can be tried again, 'rejected' is never sent.
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

/** Everything that is neither on its way nor stored can still be changed. */
export const canEdit = ({ state }: Upload) => state !== 'sending' && state !== 'stored'

export const isOnItsWay = ({ state }: Upload) => state === 'queued' || state === 'sending'

export const isOffline = ({ state }: Upload) => state === 'offline'

/** Whether it would be lost with the page. */
export const isUnsent = ({ state }: Upload) => state !== 'rejected' && state !== 'stored'

/** Puts those that `are` so into the queue, without the message and the progress of the last try. */
export const queueUploads = <R>(
  uploads: readonly Upload<R>[],
  are: (upload: Upload<R>) => boolean,
): readonly Upload<R>[] =>
  uploads.map((upload) => (are(upload) ? { ...upload, state: 'queued', message: null, percent: 0 } : upload))

/** How many bytes of these are still to be sent. */
export const bytesLeft = (uploads: readonly Upload[]): number =>
  uploads.reduce((sum, { file, percent }) => sum + file.size * (1 - percent / 100), 0)

/** How much of all bytes has arrived: 100 only once the server has answered for the last file. */
export const totalPercent = (uploads: readonly Upload[]): number => {
  if (uploads.every(({ state }) => state === 'stored')) return 100
  const countBytes = ({ file }: Upload) => Math.max(1, file.size)
  const total = uploads.reduce((sum, upload) => sum + countBytes(upload), 0)
  const sent = uploads.reduce((sum, upload) => sum + (countBytes(upload) * upload.percent) / 100, 0)
  return Math.min(99, Math.floor((sent / total) * 100))
}
