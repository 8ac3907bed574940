import { CallError } from '../../api/CallError.ts'
import { send } from '../../api/send.ts'
import { arrivedAs, type ChosenPhoto } from './draft.ts'
import { texts } from './texts.ts'

export interface Sending {
  /** ends what is on its way */
  signal: AbortSignal
  /** 0 to 100 of the bytes of all photos; 100 once the server has answered for the last */
  onProgress(percent: number): void
  onArrived(photo: ChosenPhoto, mediaId: string): void
  /** it cannot be sent, or the server looked at it and does not take it */
  onRefused(photo: ChosenPhoto, sentence: string): void
}

/** So many are on their way at once: the server looks at one while the next one travels. */
const AT_ONCE = 2

/**
 * Sends the photos that are not there yet, each in a request of its own, and answers the ids of all in their order. Throws
 * at the first failure and begins no more; what is on its way may still arrive. A second call sends what is missing.
 */
export async function sendPhotos(
  photos: readonly ChosenPhoto[],
  author: string,
  { signal, onProgress, onArrived, onRefused }: Sending,
): Promise<string[]> {
  const ids = new Map(photos.map((photo) => [photo.id, arrivedAs(photo)]))
  const waiting = photos.filter(({ id }) => !ids.get(id))
  const count = countBytes(photos, onProgress)
  for (const photo of photos) if (ids.get(photo.id)) count(photo, 1)
  const sendOne = async (photo: ChosenPhoto) => {
    const mediaId = await sendPhoto(photo, author, signal, (part) => count(photo, part))
    ids.set(photo.id, mediaId)
    onArrived(photo, mediaId)
  }
  const sendNext = async () => {
    for (let photo = waiting.shift(); photo; photo = waiting.shift()) {
      try {
        await sendOne(photo)
      } catch (error) {
        waiting.length = 0
        const sentence = photo.file ? aboutTheFile(error) : texts.wrong.gone(photo.name)
        if (sentence) onRefused(photo, sentence)
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext))
  if (photos.length > 0) onProgress(100)
  return photos.map(({ id }) => ids.get(id) ?? '')
}

/** What the server said of the file itself. */
const aboutTheFile = (error: unknown) =>
  error instanceof CallError && [400, 413, 415].includes(error.status) ? error.sentence : undefined

async function sendPhoto(
  photo: ChosenPhoto,
  author: string,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<string> {
  const { id, name, file, title, description } = photo
  if (!file) throw new Error(`nothing to send of ${name}`)
  const form = new FormData()
  // before the file: the server reads the parts in their order
  form.append('memoryAuthor', author)
  form.append('metadata', JSON.stringify([{ filename: name, title, description }]))
  form.append('files', file, name)
  const { mediaIds } = await send('POST /api/media/upload', {
    form,
    requestKey: id,
    signal,
    onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0),
  })
  if (!mediaIds[0]) throw new Error(`the server names no id for ${name}`)
  return mediaIds[0]
}

/** All bytes together; what has left the device is not there yet, so only answers make it whole. */
function countBytes(photos: readonly ChosenPhoto[], onProgress: (percent: number) => void) {
  const sizeOf = ({ file }: ChosenPhoto) => file?.size || 1
  const all = photos.reduce((sum, photo) => sum + sizeOf(photo), 0)
  const sent = new Map<string, number>()
  return (photo: ChosenPhoto, part: number) => {
    sent.set(photo.id, part * sizeOf(photo))
    const percent = ([...sent.values()].reduce((sum, bytes) => sum + bytes, 0) / all) * 100
    onProgress(Math.min(99, Math.floor(percent)))
  }
}
