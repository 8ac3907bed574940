import type { FileWindow } from './fileWindow.ts'
import {
  type Box,
  findBox,
  findTracks,
  parseMoov,
  readBoxes,
  readTimes,
  readTrackId,
  readTrackType,
} from './isoBoxes.ts'

/**
 * Reads the kind of data in each track of a video or song, such as 'vide' or 'soun'. Leaves out the tracks with the names and
 * pictures of chapters, which podcasts and audiobooks have. Returns an empty list if there is no readable index.
 */
export function readShownTrackTypes(file: FileWindow): string[] {
  const moov = parseMoov(file)
  if (!moov) return []
  const tracks = findTracks(moov)
  const chapterIds = new Set(tracks.flatMap((track) => readChapterIds(moov, track)))
  const seconds = Math.max(...tracks.map((track) => readSeconds(moov, track)))
  // without chapters, a few pictures that are coded as a video are a film
  const isPicture = (track: Box) =>
    (chapterIds.size > 0 || isStill(moov, track)) && countPictures(moov, track) < seconds
  return tracks
    .filter((track) => !chapterIds.has(readTrackId(moov, track)))
    .filter((track) => readTrackType(moov, track) !== 'vide' || !isPicture(track))
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

/** Whether the pictures of a track are coded as still pictures. Old cameras also recorded videos in this way. */
function isStill(moov: Buffer, track: Box): boolean {
  const table = findBox(moov, track, 'mdia', 'minf', 'stbl', 'stsd')
  const [entry] = table ? readBoxes(moov, table.body + 8, table.end) : []
  return (
    entry?.type === 'jpeg' ||
    entry?.type === 'png ' ||
    (entry?.type === 'mp4v' && STILLS_PATTERN.test(moov.toString('latin1', entry.body, entry.end)))
  )
}

/** Counts the pictures of a track. Returns infinity if the table is truncated, or empty as in a fragmented film. */
function countPictures(moov: Buffer, track: Box): number {
  const sizes = findBox(moov, track, 'mdia', 'minf', 'stbl', 'stsz')
  const count = sizes && sizes.end - sizes.body >= 12 ? moov.readUInt32BE(sizes.body + 8) : 0
  return count || Number.POSITIVE_INFINITY
}

/** Returns 0 if the header is truncated. */
function readSeconds(moov: Buffer, track: Box): number {
  const { timescale, units } = readTimes(moov, findBox(moov, track, 'mdia', 'mdhd')) ?? {}
  return timescale && units ? units / timescale : 0
}
