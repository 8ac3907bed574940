import { join } from 'node:path'
import { Failure } from '../../base/errors/fail.ts'
import { removeAtEnd, removeFile } from '../../base/removeFiles.ts'
import { makeCards } from '../photos/cards.ts'
import { smallerPictureNames, findLongSide, makeSmallerPictures } from '../photos/smallerPictures.ts'
import { findCicpSpace } from '../photos/colorSpaces.ts'
import { type VideoStream, grabFrame } from '../programs/ffmpeg.ts'
import { makeIccProfile } from '../photos/icc.ts'
import { decodePhoto, openPixels, type Pixels, probeHeader } from '../photos/pixels.ts'
import { sniff } from '../formats/detectFormat.ts'
import type { MediaFile } from '../formats/mediaFile.ts'
import { withProfile } from '../photos/withProfile.ts'

const LONG_SIDE = findLongSide(smallerPictureNames)

/** Makes the cards and all larger pictures of a poster, the still picture that represents a video. */
export async function makePoster(poster: Pixels, folder: string): ReturnType<typeof makeCards> {
  const { derivatives, ...cards } = await makeCards(poster, folder)
  return {
    ...cards,
    derivatives: [...derivatives, ...(await makeSmallerPictures(poster, smallerPictureNames, folder))],
  }
}

/**
 * Finds a frame that represents a video. Takes the frame at a fifth of the duration, but at most 10 seconds after the start,
 * because titles and fades are over by then. If that frame is black, takes a frame in the middle or at the start. Returns null if
 * ffmpeg can read no frame.
 */
export async function findPosterFrame(video: VideoStream, folder: string): Promise<Pixels | null> {
  const path = join(folder, 'frame.png')
  const duration = video.duration ?? 0
  await using _ = removeAtEnd(path)
  let firstFrame: Pixels | null = null
  for (const seconds of new Set([Math.min(duration / 5, 10), duration / 2, 0])) {
    if (!(await grabFrame(video, seconds, path))) continue
    const frame = await decodeFrame({ path, format: 'png', name: 'frame' }, video, folder)
    if (!(await isBlack(frame))) return frame
    firstFrame ??= frame
    await removeFile(path)
  }
  return firstFrame
}

/**
 * Decodes a frame in the video's color space, because ffmpeg does not write the color space into the PNG. The color space may be
 * HDR.
 */
async function decodeFrame(frame: MediaFile, { cicp }: VideoStream, folder: string): Promise<Pixels> {
  const space = findCicpSpace(...cicp)
  if (!space) return decodePhoto(frame, LONG_SIDE)
  return withProfile(frame, await probeHeader(frame), makeIccProfile(space), folder, (copy, header) =>
    decodePhoto(copy, LONG_SIDE, header),
  )
}

/** Reads a picture that a browser took of a video. Returns null if the file is not a readable picture. */
export async function readBrowserPoster(path: string): Promise<Pixels | null> {
  const format = sniff(path)
  if (format !== 'jpeg' && format !== 'png' && format !== 'webp') return null
  const source = { path, format, name: 'poster' }
  try {
    const picture = await decodePhoto(source, LONG_SIDE, await probeHeader(source))
    return picture.isDamaged ? null : picture
  } catch (error) {
    if (error instanceof Failure) return null
    throw error
  }
}

/**
 * The limit for black frames, on a scale from 0 to 255. A frame counts as black if the mean and the standard deviation of each
 * channel are below this limit.
 */
const BLACK_LIMIT = 24

async function isBlack(frame: Pixels): Promise<boolean> {
  const { channels } = await openPixels(frame).stats()
  return channels.every(({ mean, stdev }) => mean < BLACK_LIMIT && stdev < BLACK_LIMIT)
}
