import { type FileHandle, open } from 'node:fs/promises'
import { zeroBytes } from './bytes.ts'
import { type Element, elementsIn, gapHead, ids, numberIn } from './ebml.ts'
import type { Mp4Info } from './mp4.ts'

/** What a WebM file tells of its film; null when there is none in it. */
export async function readWebm(path: string): Promise<Mp4Info | null> {
  const file = await open(path)
  try {
    const film = await filmOf(file)
    if (!film) return null
    const [width, height] = [
      await find(file, film, ids.video, ids.width),
      await find(file, film, ids.video, ids.height),
    ]
    const info = await find(file, entireFile, ids.segment, ids.info)
    const ticks = await numberIn(file, info && (await find(file, info, ids.duration)))
    const perTick = await numberIn(file, info && (await find(file, info, ids.nanosecondsPerTick)))
    return {
      width: await numberIn(file, width),
      height: await numberIn(file, height),
      duration: ticks ? (ticks * (perTick ?? 1_000_000)) / 1e9 : null,
    }
  } finally {
    await file.close()
  }
}

/** Whether there is a WebM film, no part of which claims more bytes than there are. */
export async function isCompleteWebm(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat()
  const segment = await find(file, entireFile, ids.segment)
  if (!segment) return false
  const known = [segment, ...(await elementsIn(file, segment))].filter(({ end }) => Number.isFinite(end))
  return known.every(({ end }) => end <= size)
}

/**
 * Takes titles, dates, tags and attachments out of a WebM file, in place. They become gaps, so that nothing moves;
 * checksums of what was changed become gaps too.
 */
export async function blankWebm(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    for (const part of await partsOf(file)) {
      if (part.id === ids.info) await keepOnly(file, part, cached.info)
      else if (part.id === ids.tracks) await blankTracks(file, part)
      else if (!cached.file.has(part.id)) await blank(file, part)
    }
  } finally {
    await file.close()
  }
}

const entireFile = { body: 0, end: Number.POSITIVE_INFINITY }

const cached = {
  file: new Set<number>([ids.seekHead, ids.info, ids.tracks, ids.cluster, ids.cues]),
  info: new Set<number>([ids.nanosecondsPerTick, ids.duration, ids.muxer, ids.writer]),
}

/** What the file's one segment is made of. */
async function partsOf(file: FileHandle): Promise<Element[]> {
  const segment = await find(file, entireFile, ids.segment)
  return segment ? elementsIn(file, segment) : []
}

/** The first track of pictures. */
async function filmOf(file: FileHandle): Promise<Element | undefined> {
  const tracks = await find(file, entireFile, ids.segment, ids.tracks)
  for (const track of tracks ? await elementsIn(file, tracks) : []) {
    const type = track.id === ids.track ? await find(file, track, ids.trackType) : undefined
    if ((await numberIn(file, type)) === 1) return track
  }
  return undefined
}

/** The first element along a path of ids. */
async function find(file: FileHandle, outer: Pick<Element, 'body' | 'end'>, ...path: number[]) {
  let found: Element | undefined
  for (const wanted of path) {
    found = (await elementsIn(file, found ?? outer)).find(({ id }) => id === wanted)
    if (!found) return undefined
  }
  return found
}

async function blankTracks(file: FileHandle, tracks: Element) {
  await keepOnly(file, tracks, new Set([ids.track]))
  for (const track of await elementsIn(file, tracks)) {
    for (const part of await elementsIn(file, track)) {
      if (part.id === ids.trackName || part.id === ids.checksum) await blank(file, part)
    }
  }
}

async function keepOnly(file: FileHandle, outer: Element, types: ReadonlySet<number>) {
  for (const part of await elementsIn(file, outer)) if (!types.has(part.id)) await blank(file, part)
}

async function blank(file: FileHandle, { at, body, end }: Element) {
  if (!Number.isFinite(end)) return
  await zeroBytes(file, body, end)
  await file.write(gapHead(end - at), 0, undefined, at)
}
