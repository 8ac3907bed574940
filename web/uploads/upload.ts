import { newRequestKey } from '../api/requestKey.ts'
import { emptyText, type TypedText } from '../media/mediaText.ts'

/** The percentage of an upload whose bytes have all been sent, while the server still prepares the file. */
export const SENT_PERCENT = 99

export interface Upload<R = unknown> extends TypedText {
  /** the id of the upload's row on the page, and of the file saved on the device */
  id: string
  /** sent with every try, so that the server stores the file only once */
  requestKey: string
  file: File
  state: UploadState
  /** the percentage of the file's bytes that have been sent: `SENT_PERCENT` for all, 100 only once the server has responded */
  percent: number
  /** the reason why the upload failed or was rejected */
  message: string | null
  /** the server's response; null as long as there is none */
  stored: R | null
  /** whether this device has saved the file; false if it could not, null as long as it has not tried */
  isSaved: boolean | null
}

/**
 * The state of an upload. 'preparing': the file is being made smaller. 'chosen': waits until someone sends it. 'queued':
 * waits until the uploads before it have been sent. 'offline': waits for a connection. 'failed': can be sent again.
 * 'rejected': is never sent.
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
    isSaved: null,
  }
}

export const canSend = ({ state }: Upload) => state === 'chosen' || state === 'offline' || state === 'failed'

export const isNew = ({ state }: Upload) => state === 'chosen'

/** Whether the text of an upload can still be changed. */
export const canEdit = ({ state }: Upload) => state !== 'sending' && state !== 'stored'

export const isOnItsWay = ({ state }: Upload) => state === 'queued' || state === 'sending'

/** Whether all bytes have been sent, and the response is awaited. */
export const isSent = ({ state, percent }: Upload) => state === 'sending' && percent === SENT_PERCENT

export const isOffline = ({ state }: Upload) => state === 'offline'

export const isFailed = ({ state }: Upload) => state === 'failed'

export const isRejected = ({ state }: Upload) => state === 'rejected'

export const isUnsent = ({ state }: Upload) => state !== 'rejected' && state !== 'stored'

export const queueUploads = <R>(
  uploads: readonly Upload<R>[],
  matches: (upload: Upload<R>) => boolean,
): readonly Upload<R>[] =>
  uploads.map((upload) =>
    matches(upload) ? { ...upload, state: 'queued', message: null, percent: 0 } : upload,
  )

export const countBytesLeft = (uploads: readonly Upload[]): number =>
  uploads.reduce((sum, { file, percent }) => sum + file.size * (1 - percent / 100), 0)

/** Returns 100 only once the server has stored every file, and `SENT_PERCENT` exactly while it prepares the last ones. */
export const computeTotalPercent = (uploads: readonly Upload[]): number => {
  const lowest = Math.min(100, ...uploads.map(({ percent }) => percent))
  if (lowest >= SENT_PERCENT) return lowest
  const countBytes = ({ file }: Upload) => Math.max(1, file.size)
  const totalBytes = uploads.reduce((sum, upload) => sum + countBytes(upload), 0)
  const sentBytes = uploads.reduce((sum, upload) => sum + (countBytes(upload) * upload.percent) / 100, 0)
  return Math.min(SENT_PERCENT - 1, Math.floor((sentBytes / totalBytes) * 100))
}
