import type { Media } from '../../../../contract/media.ts'

/** A chosen file on its way into the gallery. */
export interface Upload {
  /** of this file, and of every try to send it: the server stores it once */
  key: string
  file: File
  title: string
  description: string
  state: UploadState
  /** of its bytes, 0 to 100 */
  percent: number
  /** why it failed or was refused */
  words: string | null
  /** stored, but the gallery had it already: the administrator decides */
  copy: Media | null
}

/**
 * 'chosen' waits to be asked for, 'queued' for its turn, 'held' for a connection. 'refused' is never sent. What was
 * stored leaves the list, unless it is a 'copy'.
 */
export type UploadState = 'chosen' | 'queued' | 'sending' | 'held' | 'failed' | 'refused' | 'copy'

export type Uploads = readonly Upload[]

export const chosen = (file: File, key: string, refusal: string | null): Upload => ({
  key,
  file,
  title: '',
  description: '',
  state: refusal ? 'refused' : 'chosen',
  percent: 0,
  words: refusal,
  copy: null,
})

export const changed = (uploads: Uploads, key: string, change: Partial<Upload>): Uploads =>
  uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload))

export const without = (uploads: Uploads, key: string): Uploads =>
  uploads.filter((upload) => upload.key !== key)

/** What can still be typed in: everything that is neither on its way nor stored. */
export const canEdit = ({ state }: Upload) => state !== 'sending' && state !== 'copy'

export const clearedFields = (uploads: Uploads): Uploads =>
  uploads.map((upload) => (canEdit(upload) ? { ...upload, title: '', description: '' } : upload))

export const canSend = ({ state }: Upload) => state === 'chosen' || state === 'held' || state === 'failed'

/** Those that `are` so take their turn. */
export const queued = (uploads: Uploads, are: (upload: Upload) => boolean): Uploads =>
  uploads.map((upload) => (are(upload) ? { ...upload, state: 'queued', words: null, percent: 0 } : upload))

export const nextQueued = (uploads: Uploads) => uploads.find(({ state }) => state === 'queued')

export const underWay = (uploads: Uploads) =>
  uploads.some(({ state }) => state === 'queued' || state === 'sending')

/** Would be lost with the page. */
export const isUnsent = ({ state }: Upload) => state !== 'refused' && state !== 'copy'
