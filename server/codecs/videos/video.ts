import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { limits } from '../../../contract/limits.ts'
import type { FocalPoint } from '../../../contract/media/pictureShape.ts'
import { fail } from '../../base/errors/fail.ts'
import { copyVideo, type CopiedVideo, hasVideo, hasCutPictures } from './copyVideo.ts'
import { doesFfmpegFollowEdits } from './editLists.ts'
import { readVideoDates } from '../captions/videoDates.ts'
import { hasFfmpeg, isPlayableVideo, probeVideoStream, transcodeVideo } from '../formats/ffmpeg.ts'
import { isComplete } from '../formats/isComplete.ts'
import type { Pixels } from '../photos/pixels.ts'
import { findPosterFrame, makePoster, readBrowserPoster } from './poster.ts'
import type { Derivative, MediaFile } from '../formats/mediaFile.ts'
import type { EmbeddedDates } from '../captions/takenAt.ts'
import { videoName } from './videoName.ts'

export interface VideoInfo {
  /** pixels as shown, rotation applied; null when nothing could measure it */
  width: number | null
  height: number | null
  /** seconds */
  duration: number | null
  placeholder: string | null
  focalPoint: FocalPoint | null
  /** whether it has pictures, with the names of contract/media/pictures.ts */
  hasPoster: boolean
  /** whether a public file could be made; false: only the original exists */
  isPlayable: boolean
  dates: EmbeddedDates
}

const NO_POSTER = { placeholder: null, focalPoint: null, derivatives: [] }

/**
 * Measures a video and makes its public file, with pictures and sound only, in the folder `into`, and pictures of its poster if there
 * is one. `browserPoster` is a picture that the sender's browser took: it is used if ffmpeg is absent or finds no frame, and ignored
 * if it is not a picture. Throws `broken_file`, `too_many_pixels`.
 */
export async function probeVideo(
  source: MediaFile,
  into: string,
  browserPoster?: { path: string },
): Promise<VideoInfo & { derivatives: Derivative[] }> {
  if (!isComplete(source)) throw fail('broken_file', { file: source.name })
  const name = videoName(source.format)
  const publicFile = { name, path: join(into, name) }
  const publicVideo = (await hasFfmpeg())
    ? await makeWithFfmpeg(source, publicFile.path, into)
    : await makeWithoutFfmpeg(source, publicFile.path)
  if (publicVideo && publicVideo.width * publicVideo.height > limits.pixels)
    throw fail('too_many_pixels', { file: source.name })
  const picture = publicVideo?.frame ?? (browserPoster ? await readBrowserPoster(browserPoster.path) : null)
  const poster = picture ? await makePoster(picture, into) : NO_POSTER
  return {
    width: publicVideo?.width ?? null,
    height: publicVideo?.height ?? null,
    duration: publicVideo?.duration ?? null,
    placeholder: poster.placeholder,
    focalPoint: poster.focalPoint,
    hasPoster: picture !== null,
    isPlayable: publicVideo !== null,
    dates: readVideoDates(source.path),
    derivatives: publicVideo ? [publicFile, ...poster.derivatives] : poster.derivatives,
  }
}

type PublicVideo = CopiedVideo & { frame: Pixels | null }

/** Null for a video in a format that only ffmpeg reads. */
async function makeWithoutFfmpeg(source: MediaFile, to: string): Promise<PublicVideo | null> {
  const publicVideo = await copyVideo(source.path, to, chooseContainer(source))
  if (!publicVideo && !(await hasVideo(source.path))) throw fail('broken_file', { file: source.name })
  return publicVideo && { ...publicVideo, frame: null }
}

/**
 * Copies the video if browsers play it and the copy holds no pictures that were cut away. Otherwise ffmpeg compresses it again first, and
 * its output is copied. Null if ffmpeg would show more than the edit list does.
 */
async function makeWithFfmpeg(source: MediaFile, to: string, into: string): Promise<PublicVideo | null> {
  const probed = await probeVideoStream(source.path, source.format)
  if (!probed) throw fail('broken_file', { file: source.name })
  if (probed.width * probed.height > limits.pixels) throw fail('too_many_pixels', { file: source.name })
  const transcoded = join(into, 'transcoded')
  try {
    const directCopy = isPlayableVideo(probed)
      ? await copyVideo(source.path, to, chooseContainer(source))
      : null
    const isExact = directCopy && !directCopy.hasHiddenPictures
    const isSourceCut = !isExact && (await hasCutPictures(source.path))
    if (!directCopy && isSourceCut && !doesFfmpegFollowEdits(source.path)) return null
    const transcoderInput = directCopy ? { ...probed, path: to } : probed
    // ffmpeg mistakes layer II for MP3, which it would copy
    const isSoundMisread = !directCopy && isPlayableVideo(probed)
    const publicVideo = isExact
      ? directCopy
      : (await transcodeVideo(transcoderInput, isSourceCut || isSoundMisread, transcoded)) &&
        (await copyVideo(transcoded, to, chooseContainer(source)))
    if (!publicVideo) throw fail('broken_file', { file: source.name })
    return {
      ...publicVideo,
      width: probed.width,
      height: probed.height,
      // the public file, because it has no pictures that were cut away
      frame: await findPosterFrame(
        { ...probed, path: to, format: chooseContainer(source), stream: 0, duration: publicVideo.duration },
        into,
      ),
    }
  } finally {
    await rm(transcoded, { force: true })
  }
}

const chooseContainer = ({ format }: MediaFile) => (format === 'webm' ? 'webm' : 'mp4')
