import type { FileWindow } from './fileWindow.ts'
import { type Box, findBox, findTracks, parseMoov, readBoxes, readTrackType } from './isoBoxes.ts'

/**
 * Reads the kind of data in each track of a video or song, such as 'vide' or 'soun'. Leaves out the tracks with the names and
 * pictures of chapters, which podcasts have. Returns an empty list if there is no readable index.
 */
export function readShownTrackTypes(file: FileWindow): string[] {
  const moov = parseMoov(file)
  if (!moov) return []
  const tracks = findTracks(moov)
  const chapterIds = new Set(tracks.flatMap((track) => readChapterIds(moov, track)))
  return tracks
    .filter((track) => !chapterIds.has(readTrackId(moov, track)) && !hasOnlyStills(moov, track))
    .map((track) => readTrackType(moov, track))
}

/** Lists the codings of all samples in a video or song, such as 'avc1' or 'mp4a'. */
export function listSampleEntries(file: FileWindow): string[] {
  const moov = parseMoov(file)
  if (!moov) return []
  return findTracks(moov).flatMap((track) => {
    const table = findBox(moov, track, 'mdia', 'minf', 'stbl', 'stsd')
    return table ? readBoxes(moov, table.body + 8, table.end).map(({ type }) => type) : []
  })
}

/** Lists the tracks that a track names as its chapters (QuickTime File Format, Chapter Lists). */
function readChapterIds(moov: Buffer, track: Box): number[] {
  const list = findBox(moov, track, 'tref', 'chap')
  const count = list ? Math.floor((list.end - list.body) / 4) : 0
  return Array.from({ length: count }, (_, index) => moov.readUInt32BE((list?.body ?? 0) + index * 4))
}

/** Matches what says that pictures of MPEG-4 are JPEG, PNG or JPEG 2000 (ISO/IEC 14496-1, 7.2.6.6). */
const STILLS_PATTERN = /\x04[\x80-\xff]{0,3}[\0-\x7f][\x6c-\x6e]\x11/

/**
 * Whether a track has still pictures, and fewer than one each second. Old cameras also recorded videos as JPEG pictures, but more
 * than ten each second.
 */
function hasOnlyStills(moov: Buffer, track: Box): boolean {
  const [header, table, sizes] = [
    findBox(moov, track, 'mdia', 'mdhd'),
    findBox(moov, track, 'mdia', 'minf', 'stbl', 'stsd'),
    findBox(moov, track, 'mdia', 'minf', 'stbl', 'stsz'),
  ]
  const has64BitTimes = header !== null && moov[header.body] === 1
  if (!header || !table || !sizes) return false
  if (header.end - header.body < (has64BitTimes ? 32 : 20) || sizes.end - sizes.body < 12) return false
  const [entry] = readBoxes(moov, table.body + 8, table.end)
  const isStill =
    entry?.type === 'jpeg' ||
    entry?.type === 'png ' ||
    (entry?.type === 'mp4v' && STILLS_PATTERN.test(moov.toString('latin1', entry.body, entry.end)))
  const timescale = moov.readUInt32BE(header.body + (has64BitTimes ? 20 : 12))
  const durationUnits = moov.readUInt32BE(header.body + (has64BitTimes ? 28 : 16))
  return isStill && moov.readUInt32BE(sizes.body + 8) * timescale < durationUnits
}

/** Returns 0, which is the id of no track, if the header is truncated. */
function readTrackId(moov: Buffer, track: Box): number {
  const header = findBox(moov, track, 'tkhd')
  if (!header || header.end - header.body < 24) return 0
  return moov.readUInt32BE(header.body + (moov[header.body] === 1 ? 20 : 12))
}
