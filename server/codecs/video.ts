import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { limits } from '../../contract/limits.ts'
import { fail } from '../fail.ts'
import { copyFilm, type FilmInfo, hasFilm } from './copyFilm.ts'
import { hasFfmpeg, isPlayable, probe, transcode } from './ffmpeg.ts'
import { isComplete } from './isComplete.ts'
import type { Pixels } from './pixels.ts'
import { frameOf, makePoster, pictureFrom } from './poster.ts'
import type { Derivative, Source } from './source.ts'
import { videoName } from './videoName.ts'

export interface VideoInfo {
  /** pixels as shown, rotation applied; null when nothing could measure it */
  width: number | null
  height: number | null
  /** seconds */
  duration: number | null
  placeholder: string | null
  /** whether pictures were made of it under the names of contract/pictures.ts */
  hasPoster: boolean
  /** false: no public file could be made of it here, the original is all there is */
  isPlayable: boolean
}

/**
 * Measures a video and makes its public file, which holds picture and sound and nothing else, into the folder `into`;
 * where a poster can be had, its pictures too. `browserPoster` is a picture the sender's browser took, used when ffmpeg
 * is absent or finds none; one that is no picture is overlooked. Throws `broken_file`, `too_many_pixels`.
 */
export async function readVideo(
  source: Source,
  into: string,
  browserPoster?: { path: string },
): Promise<VideoInfo & { derivatives: Derivative[] }> {
  if (!isComplete(source)) throw fail('broken_file', { file: source.name })
  const name = videoName(source.format)
  const video = { name, path: join(into, name) }
  const film = (await hasFfmpeg())
    ? await makeWithFfmpeg(source, video.path, into)
    : await makeByCopy(source, video.path)
  if (film && film.width * film.height > limits.pixels) throw fail('too_many_pixels', { file: source.name })
  const picture = film?.frame ?? (browserPoster ? await pictureFrom(browserPoster.path) : null)
  const poster = picture ? await makePoster(picture, into) : { placeholder: null, derivatives: [] }
  return {
    width: film?.width ?? null,
    height: film?.height ?? null,
    duration: film?.duration ?? null,
    placeholder: poster.placeholder,
    hasPoster: picture !== null,
    isPlayable: film !== null,
    derivatives: film ? [video, ...poster.derivatives] : poster.derivatives,
  }
}

type Film = FilmInfo & { frame: Pixels | null }

/** Null for films of kinds that only ffmpeg can read. */
async function makeByCopy(source: Source, to: string): Promise<Film | null> {
  const film = await copyFilm(source.path, to, containerOf(source))
  if (!film && !(await hasFilm(source.path))) throw fail('broken_file', { file: source.name })
  return film && { ...film, frame: null }
}

/** What browsers cannot play is compressed again first; ffmpeg's own file then goes the way of all others. */
async function makeWithFfmpeg(source: Source, to: string, into: string): Promise<Film> {
  const probed = await probe(source.path, source.format)
  if (!probed) throw fail('broken_file', { file: source.name })
  if (probed.width * probed.height > limits.pixels) throw fail('too_many_pixels', { file: source.name })
  const transcoded = join(into, 'transcoded')
  try {
    const film =
      (isPlayable(probed) && (await copyFilm(source.path, to, containerOf(source)))) ||
      ((await transcode(probed, transcoded)) && (await copyFilm(transcoded, to, containerOf(source))))
    if (!film) throw fail('broken_file', { file: source.name })
    return {
      ...film,
      width: probed.width,
      height: probed.height,
      frame: await frameOf({ ...probed, duration: film.duration }, into),
    }
  } finally {
    await rm(transcoded, { force: true })
  }
}

const containerOf = ({ format }: Source) => (format === 'webm' ? 'webm' : 'mp4')
