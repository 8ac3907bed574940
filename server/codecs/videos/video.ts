import { join } from 'node:path'
import { limits } from '../../../contract/limits.ts'
import type { FocalPoint } from '../../../contract/media/pictureShape.ts'
import { fail } from '../../base/errors/fail.ts'
import { removeFile } from '../../base/removeFiles.ts'
import { copyVideo, type CopiedVideo, hasCutPictures } from './copyVideo.ts'
import { doesFfmpegFollowEdits } from './editLists.ts'
import { readVideoDates } from '../captions/videoDates.ts'
import {
  hasFfmpeg,
  isPlayableVideo,
  probeVideoStream,
  transcodeVideo,
  type VideoStream,
} from '../programs/ffmpeg.ts'
import { readFileWith } from '../formats/fileWindow.ts'
import { needsFfmpeg } from '../../../domain/files/formats.ts'
import { isComplete } from '../formats/isComplete.ts'
import type { Pixels } from '../photos/pixels.ts'
import { findPosterFrame, makePoster, readBrowserPoster } from './poster.ts'
import type { Derivative, MediaFile } from '../formats/mediaFile.ts'
import { findBox, findTracks, parseMoov } from '../formats/isoBoxes.ts'
import { withPlainIndex } from './plainIndex.ts'
import { hasWebmVideo } from '../formats/webm.ts'
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
  /** whether the public file lacks the video's sound, because it cannot be decoded */
  isSilent: boolean
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
  const publicVideo = await makePublicVideo(source, publicFile.path, folder)
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
    isSilent: publicVideo?.isSilent === true,
    dates: readVideoDates(source.path),
    derivatives: publicVideo ? [publicFile, ...poster.derivatives] : poster.derivatives,
  }
}

type PublicVideo = CopiedVideo & { frame: Pixels | null; isSilent?: boolean }

/**
 * Returns null if no video can be made that browsers play. A video is broken only if its container is, and not if a program cannot
 * read what is in it.
 */
async function makePublicVideo(source: MediaFile, to: string, folder: string): Promise<PublicVideo | null> {
  const plainPath = join(folder, 'plain')
  try {
    const video = await withPlainIndex(source, plainPath)
    const stream = (await hasFfmpeg()) ? await probeVideoStream(video.path, video.format) : null
    // checked first, because mediabunny loops endlessly in some files that describe no video
    const isWhole = needsFfmpeg(video.format) ? stream !== null : hasVideo(video)
    if (!isWhole) throw fail('broken_file', { file: source.name })
    if (stream && isTooLarge(stream)) throw fail('too_many_pixels', { file: source.name })
    const publicVideo = stream?.isDecodable
      ? await makeWithFfmpeg(stream, to, folder)
      : await makeWithoutFfmpeg(video, to)
    if (publicVideo && isTooLarge(publicVideo)) throw fail('too_many_pixels', { file: source.name })
    return publicVideo
  } finally {
    await removeFile(plainPath)
  }
}

async function makeWithoutFfmpeg(video: MediaFile, to: string): Promise<PublicVideo | null> {
  const copy = await copyVideo(video.path, to, chooseContainer(video))
  return copy && { ...copy, frame: null }
}

/** Whether a container describes a video, even in a format that nothing here can read. */
const hasVideo = ({ path }: MediaFile): boolean =>
  readFileWith(path, (file) => {
    const moov = parseMoov(file)
    if (!moov) return hasWebmVideo(file)
    return findTracks(moov).some((track) => findBox(moov, track, 'mdia', 'minf', 'stbl', 'stsd'))
  })

const isTooLarge = ({ width, height }: { width: number; height: number }) => width * height > limits.pixels

/**
 * Copies the video directly if browsers play it and the copy contains no trimmed frames. Otherwise, ffmpeg compresses the video
 * first, and the output of ffmpeg is copied. Returns null if ffmpeg cannot compress it, or would show more of the video than the
 * edit list does.
 */
async function makeWithFfmpeg(stream: VideoStream, to: string, folder: string): Promise<PublicVideo | null> {
  const container = chooseContainer(stream)
  const transcodedPath = join(folder, 'transcoded')
  try {
    const isDirect = isPlayableVideo(stream)
    const directCopy = isDirect ? await copyVideo(stream.path, to, container) : null
    const isExact = directCopy && !directCopy.hasHiddenPictures
    const isSourceCut = !isExact && (await hasCutPictures(stream.path))
    if (!directCopy && isSourceCut && !doesFfmpegFollowEdits(stream.path)) return null
    const input = directCopy ? describeCopy(stream, to, directCopy) : stream
    // ffmpeg mistakes MPEG layer II for MP3 and would copy it, but browsers do not play layer II
    const isSoundMisread = isDirect && !directCopy && container === 'mp4'
    const publicVideo = isExact
      ? directCopy
      : (await transcodeVideo(input, isSourceCut || isSoundMisread, transcodedPath)) &&
        (await copyVideo(transcodedPath, to, container))
    if (!publicVideo) return null
    const { width, height, hasSound } = stream
    // uses the public file, because the original may still contain frames that were trimmed
    const frame = await findPosterFrame(describeCopy(stream, to, publicVideo), folder)
    return { ...publicVideo, width, height, isSilent: hasSound && !publicVideo.hasSound, frame }
  } finally {
    await removeFile(transcodedPath)
  }
}

/** Describes a copy, which has the pictures first, and one sound at most. */
const describeCopy = (
  stream: VideoStream,
  path: string,
  { duration, hasSound }: CopiedVideo,
): VideoStream => ({
  ...stream,
  path,
  format: chooseContainer(stream),
  streamIndex: 0,
  duration,
  sounds: hasSound ? stream.sounds.slice(0, 1).map((sound) => ({ ...sound, indexes: [1] })) : [],
})

const chooseContainer = ({ format }: Pick<MediaFile, 'format'>) => (format === 'webm' ? 'webm' : 'mp4')
