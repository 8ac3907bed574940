import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { limits } from '../../../contract/limits.ts'
import type { FocalPoint } from '../../../contract/pictureShape.ts'
import { fail } from '../../base/errors/fail.ts'
import { copyFilm, type FilmInfo, hasFilm, isCut } from './copyVideo.ts'
import { doesFfmpegFollow } from './editLists.ts'
import { readFilmDates } from '../captions/videoDates.ts'
import { hasFfmpeg, isPlayable, probe, transcode } from '../formats/ffmpeg.ts'
import { isComplete } from '../formats/isComplete.ts'
import type { Pixels } from '../photos/pixels.ts'
import { frameOf, makePoster, pictureFrom } from './poster.ts'
import type { Derivative, Source } from '../formats/mediaFile.ts'
import type { CarriedDates } from '../captions/takenAt.ts'
import { videoName } from './videoName.ts'

export interface VideoInfo {
  /** pixels as shown, rotation applied; null when nothing could measure it */
  width: number | null
  height: number | null
  /** seconds */
  duration: number | null
  placeholder: string | null
  focalPoint: FocalPoint | null
  /** whether pictures were made of it under the names of contract/pictures.ts */
  hasPoster: boolean
  /** false: no public file could be made of it here, the original is all there is */
  isPlayable: boolean
  dates: CarriedDates
}

const NO_POSTER = { placeholder: null, focalPoint: null, derivatives: [] }

/**
 * Measures a video and makes its public file, which holds picture and sound and nothing else, into the folder `into`;
 * where a poster can be had, its pictures too. `browserPoster` is a picture the sender's browser took, used when ffmpeg
 * is absent or finds none; one that is no picture is overlooked. Throws `broken_file`, `too_many_pixels`.
 */
export async function probeVideo(
  source: Source,
  into: string,
  browserPoster?: { path: string },
): Promise<VideoInfo & { derivatives: Derivative[] }> {
  if (!isComplete(source)) throw fail('broken_file', { file: source.name })
  const name = videoName(source.format)
  const video = { name, path: join(into, name) }
  const film = (await hasFfmpeg())
    ? await makeWithFfmpeg(source, video.path, into)
    : await makeWithoutFfmpeg(source, video.path)
  if (film && film.width * film.height > limits.pixels) throw fail('too_many_pixels', { file: source.name })
  const picture = film?.frame ?? (browserPoster ? await pictureFrom(browserPoster.path) : null)
  const poster = picture ? await makePoster(picture, into) : NO_POSTER
  return {
    width: film?.width ?? null,
    height: film?.height ?? null,
    duration: film?.duration ?? null,
    placeholder: poster.placeholder,
    focalPoint: poster.focalPoint,
    hasPoster: picture !== null,
    isPlayable: film !== null,
    dates: readFilmDates(source.path),
    derivatives: film ? [video, ...poster.derivatives] : poster.derivatives,
  }
}

type PublicVideo = FilmInfo & { frame: Pixels | null }

/** Null for films of kinds that only ffmpeg can read. */
async function makeWithoutFfmpeg(source: Source, to: string): Promise<PublicVideo | null> {
  const film = await copyFilm(source.path, to, chooseContainer(source))
  if (!film && !(await hasFilm(source.path))) throw fail('broken_file', { file: source.name })
  return film && { ...film, frame: null }
}

/**
 * Films that browsers cannot play are compressed again first, and those of which a copy would hold pictures from before
 * the cut; ffmpeg's own file then goes the way of all others. Null where ffmpeg would show more than the edit list does.
 */
async function makeWithFfmpeg(source: Source, to: string, into: string): Promise<PublicVideo | null> {
  const probed = await probe(source.path, source.format)
  if (!probed) throw fail('broken_file', { file: source.name })
  if (probed.width * probed.height > limits.pixels) throw fail('too_many_pixels', { file: source.name })
  const transcoded = join(into, 'transcoded')
  try {
    const copied = isPlayable(probed) ? await copyFilm(source.path, to, chooseContainer(source)) : null
    const isExact = copied && !copied.hasHiddenPictures
    const isSourceCut = !isExact && (await isCut(source.path))
    if (!copied && isSourceCut && !doesFfmpegFollow(source.path)) return null
    const remade = copied ? { ...probed, path: to } : probed
    // ffmpeg takes layer II for MP3, which it would copy
    const isMisread = !copied && isPlayable(probed)
    const film = isExact
      ? copied
      : (await transcode(remade, isSourceCut || isMisread, transcoded)) &&
        (await copyFilm(transcoded, to, chooseContainer(source)))
    if (!film) throw fail('broken_file', { file: source.name })
    return {
      ...film,
      width: probed.width,
      height: probed.height,
      // the public file has nothing that was cut away
      frame: await frameOf(
        { ...probed, path: to, format: chooseContainer(source), stream: 0, duration: film.duration },
        into,
      ),
    }
  } finally {
    await rm(transcoded, { force: true })
  }
}

const chooseContainer = ({ format }: Source) => (format === 'webm' ? 'webm' : 'mp4')
