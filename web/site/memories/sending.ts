import { CallError } from '../../api/CallError.ts'
import { send } from '../../api/send.ts'
import { arrivedAs, type ChosenPhoto } from './draft.ts'
import { texts } from './texts.ts'

export interface Sending {
  /** 0 to 100 of the bytes of all photos; 100 once the server has answered for the last */
  onProgress(percent: number): void
  onArrived(photo: ChosenPhoto, mediaId: string): void
  /** it cannot be sent, or the server looked at it and does not take it */
  onRefused(photo: ChosenPhoto, sentence: string): void
}

/** So many are on their way at once: the server looks at one while the next one travels. */
const AT_ONCE = 2

/**
 * Sends the photos that are not there yet, each in a request of its own, and answers the ids of all in their order. After
 * a failure it lets those on their way arrive, and throws: a second call sends what is missing.
 */
export async function sendPhotos(
  photos: readonly ChosenPhoto[],
  author: string,
  { onProgress, onArrived, onRefused }: Sending,
): Promise<string[]> {
  const ids = new Map(photos.map((photo) => [photo.id, arrivedAs(photo)]))
  const waiting = photos.filter(({ id }) => !ids.get(id))
  const count = countBytes(photos, onProgress)
  for (const photo of photos) if (ids.get(photo.id)) count(photo, 1)
  let failure: unknown
  const sendNext = async () => {
    for (let photo = waiting.shift(); photo && !failure; photo = waiting.shift()) {
      const current = photo
      try {
        const mediaId = await sendPhoto(current, author, (part) => count(current, part))
        ids.set(current.id, mediaId)
        onArrived(current, mediaId)
      } catch (error) {
        failure ??= error
        if (!current.file) onRefused(current, texts.wrong.gone(current.name))
        else if (error instanceof CallError && isAboutTheFile(error)) onRefused(current, error.message)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext))
  if (failure) throw failure
  if (photos.length > 0) onProgress(100)
  return photos.map(({ id }) => ids.get(id) ?? '')
}

const isAboutTheFile = ({ status, sentence }: CallError) => [400, 413, 415].includes(status) && sentence

async function sendPhoto(
  photo: ChosenPhoto,
  author: string,
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
