import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { limits } from '../../contract/limits.ts'
import { fail } from '../fail.ts'
import { hasFfmpeg, probe, remux } from './ffmpeg.ts'
import type { Format } from './formats.ts'
import { type Mp4Info, readMp4 } from './mp4.ts'
import { blankMp4 } from './mp4-blank.ts'
import type { Pixels } from './pixels.ts'
import { frameOf, makePoster, pictureFrom } from './poster.ts'
import { type Derivative, type Orientation, orientationOf, type Source } from './source.ts'
import { inQueue } from './inQueue.ts'
import { blankWebm, readWebm } from './webm.ts'
import { isComplete } from './isComplete.ts'

export { hasFfmpeg }

export interface VideoInfo extends Mp4Info {
  orientation: Orientation
  placeholder: string | null
  /** whether pictures were made of it under the names of contract/pictures.ts */
  hasPoster: boolean
}

/**
 * Measures a video and makes its public file, without place or other metadata, into the folder `into`; where a poster
 * can be had, its pictures too. `browserPoster` is a picture the sender's browser took, used when ffmpeg is absent or
 * finds none; one that is no picture is overlooked. Throws `broken_file`, `too_many_pixels`.
 */
export async function readVideo(
  source: Source,
  into: string,
  browserPoster?: { path: string },
): Promise<VideoInfo & { derivatives: Derivative[] }> {
  if (!(await isComplete(source))) throw fail('broken_file', { file: source.name })
  const withFfmpeg = await hasFfmpeg()
  const name = videoName(source.format, withFfmpeg)
  const video = { name, path: join(into, name) }
  return inQueue('awaited', false, async () => {
    const { frame, ...info } = await (withFfmpeg ? byFfmpeg : byHand)(source, video.path, into)
    await (source.format === 'webm' ? blankWebm : blankMp4)(video.path)
    const picture = frame ?? (browserPoster ? await pictureFrom(browserPoster.path) : null)
    const poster = picture ? await makePoster(picture, into) : { placeholder: null, derivatives: [] }
    return {
      ...info,
      orientation: orientationOf(info.width ?? 0, info.height ?? 0),
      placeholder: poster.placeholder,
      hasPoster: picture !== null,
      derivatives: [video, ...poster.derivatives],
    }
  })
}

/** The name of the public file that `readVideo` makes of a video. */
export const videoName = (format: Format, withFfmpeg: boolean): string =>
  format === 'webm' ? 'video.webm' : format === 'mov' && !withFfmpeg ? 'video.mov' : 'video.mp4'

async function byFfmpeg(
  source: Source,
  to: string,
  into: string,
): Promise<Mp4Info & { frame: Pixels | null }> {
  const film = await probe(source.path, source.format)
  if (!film) throw fail('broken_file', { file: source.name })
  const { width, height } = film
  if (width * height > limits.pixels) throw fail('too_many_pixels', { file: source.name })
  if (!(await remux(film, to))) throw fail('broken_file', { file: source.name })
  // What a browser has recorded tells its length only once it has been written anew.
  const written = film.duration ? film : await probe(to, source.format)
  const timed = { ...film, duration: written?.duration ?? null }
  return { width, height, duration: timed.duration, frame: await frameOf(timed, into) }
}

/** Without ffmpeg the film itself stays as it was sent. */
async function byHand(source: Source, to: string): Promise<Mp4Info & { frame: null }> {
  const info = await (source.format === 'webm' ? readWebm : readMp4)(source.path)
  if (!info) throw fail('broken_file', { file: source.name })
  await copyFile(source.path, to)
  return { ...info, frame: null }
}
