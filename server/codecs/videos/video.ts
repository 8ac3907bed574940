import { join } from 'node:path'
import { limits } from '../../../contract/limits.ts'
import type { FocalPoint } from '../../../contract/media/pictureShape.ts'
import { fail } from '../../base/errors/fail.ts'
import { removeFile } from '../../base/removeFiles.ts'
import { copyVideo, type CopiedVideo, hasVideo, hasCutPictures } from './copyVideo.ts'
import { doesFfmpegFollowEdits } from './editLists.ts'
import { readVideoDates } from '../captions/videoDates.ts'
import { hasFfmpeg, isPlayableVideo, probeVideoStream, transcodeVideo } from '../programs/ffmpeg.ts'
import { isComplete } from '../formats/isComplete.ts'
import type { Pixels } from '../photos/pixels.ts'
import { findPosterFrame, makePoster, readBrowserPoster } from './poster.ts'
import type { Derivative, MediaFile } from '../formats/mediaFile.ts'
import type { EmbeddedDates } from '../captions/takenAt.ts'
import { getVideoName } from './videoName.ts'

export interface VideoInfo {
  /** size in pixels as shown, after rotation; null if the size could not be measured */
  width: number | null
  height: number | null
  /** seconds */
  duration: number | null
  placeholder: string | null
  focalPoint: FocalPoint | null
  /** whether there are pictures of the video, under the file names defined in contract/media/pictures.ts */
  hasPoster: boolean
  /** whether a public file could be made; false if only the original exists */
  isPlayable: boolean
  dates: EmbeddedDates
}

const NO_POSTER = { placeholder: null, focalPoint: null, derivatives: [] }

/**
 * Measures a video. Makes its public file in `folder`, with picture and sound only. Also makes pictures of the poster, a frame
 * that represents the video. `browserPoster` is a picture of the video that the uploader's browser took. It is used as the poster
 * if ffmpeg is not installed or finds no frame, and ignored if it is not a picture. Throws `broken_file` or `too_many_pixels`.
 */
export async function probeVideo(
  source: MediaFile,
  folder: string,
  browserPoster?: { path: string },
): Promise<VideoInfo & { derivatives: Derivative[] }> {
  if (!isComplete(source)) throw fail('broken_file', { file: source.name })
  const name = getVideoName(source.format)
  const publicFile = { name, path: join(folder, name) }
  const publicVideo = (await hasFfmpeg())
    ? await makeWithFfmpeg(source, publicFile.path, folder)
    : await makeWithoutFfmpeg(source, publicFile.path)
  if (publicVideo && publicVideo.width * publicVideo.height > limits.pixels)
    throw fail('too_many_pixels', { file: source.name })
  const picture = publicVideo?.frame ?? (browserPoster ? await readBrowserPoster(browserPoster.path) : null)
  const poster = picture ? await makePoster(picture, folder) : NO_POSTER
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

/** Returns null if only ffmpeg could make a video that browsers play. */
async function makeWithoutFfmpeg(source: MediaFile, to: string): Promise<PublicVideo | null> {
  const publicVideo = await copyVideo(source.path, to, chooseContainer(source))
  if (!publicVideo && !(await hasVideo(source.path))) throw fail('broken_file', { file: source.name })
  return publicVideo && { ...publicVideo, frame: null }
}

/**
 * Copies the video directly if browsers play it and the copy contains no trimmed frames. Otherwise, ffmpeg compresses the video
 * first, and the output of ffmpeg is copied. Returns null if ffmpeg would show more of the video than the edit list does.
 */
async function makeWithFfmpeg(source: MediaFile, to: string, folder: string): Promise<PublicVideo | null> {
  const stream = await probeVideoStream(source.path, source.format)
  if (!stream) throw fail('broken_file', { file: source.name })
  if (stream.width * stream.height > limits.pixels) throw fail('too_many_pixels', { file: source.name })
  const transcodedPath = join(folder, 'transcoded')
  try {
    const directCopy = isPlayableVideo(stream)
      ? await copyVideo(source.path, to, chooseContainer(source))
      : null
    const isExact = directCopy && !directCopy.hasHiddenPictures
    const isSourceCut = !isExact && (await hasCutPictures(source.path))
    if (!directCopy && isSourceCut && !doesFfmpegFollowEdits(source.path)) return null
    const transcoderInput = directCopy ? { ...stream, path: to } : stream
    // ffmpeg mistakes MPEG layer II for MP3 and would copy it, but browsers do not play layer II
    const isSoundMisread = !directCopy && isPlayableVideo(stream)
    const publicVideo = isExact
      ? directCopy
      : (await transcodeVideo(transcoderInput, isSourceCut || isSoundMisread, transcodedPath)) &&
        (await copyVideo(transcodedPath, to, chooseContainer(source)))
    if (!publicVideo) throw fail('broken_file', { file: source.name })
    return {
      ...publicVideo,
      width: stream.width,
      height: stream.height,
      // uses the public file, because the original may still contain frames that were trimmed
      frame: await findPosterFrame(
        {
          ...stream,
          path: to,
          format: chooseContainer(source),
          streamIndex: 0,
          duration: publicVideo.duration,
        },
        folder,
      ),
    }
  } finally {
    await removeFile(transcodedPath)
  }
}

const chooseContainer = ({ format }: MediaFile) => (format === 'webm' ? 'webm' : 'mp4')
