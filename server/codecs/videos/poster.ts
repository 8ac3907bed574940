import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '../../base/errors/fail.ts'
import { makeCards } from '../photos/cards.ts'
import { cascadeNames, longSideFor, makeCascade } from '../photos/smallerPictures.ts'
import { spaceOfCicp } from '../photos/colourSpaces.ts'
import { type Film, grabFrame } from '../formats/ffmpeg.ts'
import { makeProfile } from '../photos/icc.ts'
import { decode, openPixels, type Pixels, probeHeader } from '../photos/pixels.ts'
import { sniff } from '../formats/detectFormat.ts'
import type { Source } from '../formats/mediaFile.ts'
import { withProfile } from '../photos/withProfile.ts'

const LONG_SIDE = longSideFor(cascadeNames)

/** Makes all pictures of contract/pictures.ts from a poster. */
export async function makePoster(poster: Pixels, into: string): ReturnType<typeof makeCards> {
  const { derivatives, ...cards } = await makeCards(poster, into)
  return { ...cards, derivatives: [...derivatives, ...(await makeCascade(poster, cascadeNames, into))] }
}

/**
 * A frame to know a film by: from its first fifth, where titles and fades are over, or later when that is black.
 * Null when the film shows nothing.
 */
export async function frameOf(film: Film, into: string): Promise<Pixels | null> {
  const path = join(into, 'frame.png')
  const duration = film.duration ?? 0
  let found: Pixels | null = null
  try {
    for (const at of new Set([Math.min(duration / 5, 10), duration / 2, 0])) {
      if (!(await grabFrame(film, at, path))) continue
      const frame = await decodeFrame({ path, format: 'png', name: 'frame' }, film, into)
      if (!(await isBlack(frame))) return frame
      found ??= frame
      await rm(path)
    }
    return found
  } finally {
    await rm(path, { force: true })
  }
}

/** Decodes a frame with the film's colours, HDR among them: a PNG by ffmpeg does not tell them. */
async function decodeFrame(frame: Source, { cicp }: Film, into: string): Promise<Pixels> {
  const space = spaceOfCicp(...cicp)
  if (!space) return decode(frame, LONG_SIDE)
  return withProfile(frame, await probeHeader(frame), makeProfile(space), into, (copy, header) =>
    decode(copy, LONG_SIDE, header),
  )
}

/** The picture a browser took of a film; null for one that is none. */
export async function pictureFrom(path: string): Promise<Pixels | null> {
  const format = sniff(path)
  if (format !== 'jpeg' && format !== 'png' && format !== 'webp') return null
  const source = { path, format, name: 'poster' }
  try {
    const picture = await decode(source, LONG_SIDE, await probeHeader(source))
    return picture.isDamaged ? null : picture
  } catch (error) {
    if (error instanceof Failure) return null
    throw error
  }
}

const BLACK_LIMIT = 24

async function isBlack(frame: Pixels): Promise<boolean> {
  const { channels } = await openPixels(frame).stats()
  return channels.every(({ mean, stdev }) => mean < BLACK_LIMIT && stdev < BLACK_LIMIT)
}
