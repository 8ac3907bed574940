import type { Media } from '../../../../contract/media.ts'
import { CallError, call } from '../../../api/call.ts'
import { send } from '../../../api/send.ts'
import { whenConnected } from '../../../api/whenConnected.ts'
import { toast, toastFailure } from '../../../ui/toast.ts'
import { isVideo } from '../chosen.ts'
import { capturePoster } from '../poster.ts'
import { texts } from '../texts.ts'
import { allUploads, change, remove, restore, update } from './uploadList.ts'
import { canSend, nextQueued, queued, type Upload } from './uploads.ts'

/** Progress is told about this often. Milliseconds. */
const telling = 250
/** How long after a lost connection it is tried again by itself. Milliseconds. */
const patience = 10_000

let running: Promise<void> | null = null

/** Told of every file the gallery has taken. */
type OnStored = (media: Media) => void

/** Sends what waits, one file after the other so that the gallery has them in this order. */
export const sendAll = (onStored: OnStored) => start(canSend, onStored)

export const retry = (key: string, onStored: OnStored) => start((upload) => upload.key === key, onStored)

/** Goes on with what an earlier page was sending when it was thrown away. */
export const resumeSavedUploads = async (onStored: OnStored) => {
  await restore()
  if (allUploads().some(isHeld)) start(isHeld, onStored, true)
}

const isHeld = ({ state }: Upload) => state === 'held'

/** `byItself`: nobody asked just now, so nobody is told when it fails once more. */
const start = (which: (upload: Upload) => boolean, onStored: OnStored, byItself = false) => {
  update((uploads) => queued(uploads, which))
  running ??= sendQueued(onStored, byItself).finally(() => {
    running = null
  })
}

const sendQueued = async (onStored: OnStored, byItself: boolean) => {
  const outcome = { stored: 0, failed: 0 }
  for (let next = nextQueued(allUploads()); next; next = nextQueued(allUploads())) {
    const media = await sendOne(next)
    if (media) {
      outcome.stored += 1
      onStored(media)
    } else outcome.failed += 1
  }
  if (allUploads().some(isHeld)) whenConnected(() => start(isHeld, onStored, true), patience)
  if (outcome.failed > 0 && !byItself)
    toastFailure({ title: texts.uploadFailed, description: texts.upload.failure })
  else if (outcome.stored > 0)
    toast({ title: texts.uploadSuccessful, description: texts.added(outcome.stored) })
}

const sendOne = async (upload: Upload): Promise<Media | null> => {
  const { key, file } = upload
  change(key, { state: 'sending', percent: 0 })
  try {
    const form = await formOf(upload)
    const media = await send('POST /api/media', { form, requestKey: key, onProgress: progressOf(key) })
    await retitle(upload, media)
    if (media.sameAs == null) remove(key)
    else change(key, { state: 'copy', copy: media })
    return media
  } catch (error) {
    const lost = error instanceof CallError && !error.answered
    const words = lost ? texts.upload.held : sentenceOf(error, file)
    change(key, { state: lost ? 'held' : 'failed', words, percent: 0 })
    return null
  }
}

const formOf = async ({ file, title, description }: Upload) => {
  const form = new FormData()
  form.append('title', title)
  form.append('description', description)
  form.append('isMemory', 'false')
  const poster = isVideo(file) ? await capturePoster(file, 1_600) : null
  if (poster) form.append('poster', poster, 'poster.jpg')
  form.append('file', file)
  return form
}

/** An earlier try may have stored it under the words it had then: the ones that stand here now count. */
const retitle = async ({ title, description }: Upload, media: Media) => {
  const isTitled = title.trim() === '' || title === media.title
  if (isTitled && description.trim() === (media.description ?? '').trim()) return
  const body = { ...(title.trim() ? { title } : {}), description }
  await call('PUT /api/media/:id', { params: { id: media.id }, body })
}

/** The server's own words, such as what is wrong with the file. */
const sentenceOf = (error: unknown, file: File) =>
  (error instanceof CallError && error.sentence) || `${texts.upload.failure} (${file.name})`

/** All bytes may have left before the server has answered: the last percent is the answer's. */
const progressOf = (key: string) => {
  let told = 0
  return (sent: number, total: number) => {
    if (Date.now() - told < telling && sent < total) return
    told = Date.now()
    change(key, { percent: Math.min(99, (sent / Math.max(1, total)) * 100) })
  }
}
