import {
  type Box,
  findBox,
  findMoovBox,
  findTracks,
  parseMoov,
  readTimes,
  readTopBoxes,
  readTrackId,
} from '../formats/isoBoxes.ts'
import { readFileWith } from '../formats/fileWindow.ts'

/** The part of a track that its edit list shows. `from` and `to` are in seconds. */
export interface ShownPart {
  from: number
  to: number
}

const wholeTrack: ShownPart = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }

/**
 * Reads the edit lists of an MP4 or MOV file. Returns a function that finds the part that a track's edit list shows. The part is
 * the whole track if the track has no edit list. It is null if the edit list joins several parts or plays backward.
 */
export function readShownParts(path: string): (trackId: number) => ShownPart | null {
  return readFileWith(path, (file) => {
    const moov = parseMoov(file)
    // a WebM has no moov box, so everything is shown; a moov box that is too large to read may contain any edit list
    if (!moov) return readTopBoxes(file).some(({ type }) => type === 'moov') ? () => null : () => wholeTrack
    const partsByTrack = new Map(
      findTracks(moov).map((track) => [readTrackId(moov, track), findShownPart(moov, track)]),
    )
    return (trackId) => (partsByTrack.has(trackId) ? (partsByTrack.get(trackId) ?? null) : wholeTrack)
  })
}

/** The number of parts in a second that a still picture of an edit list is shown. */
const STILLS_PER_SECOND = 100

/**
 * Changes the edit lists so that they show the same parts at normal speed, because ffmpeg and mediabunny ignore the speed, and would
 * show more than these parts. A picture that stands still is shown for a moment. Returns whether anything has changed.
 */
export function setNormalSpeed(moov: Buffer): boolean {
  const edits = findTracks(moov).flatMap((track) => readEdits(moov, track))
  const otherSpeeds = edits.filter(({ rate }) => rate >= 0 && rate !== 1)
  for (const edit of otherSpeeds) {
    const { offset, duration, timescale, rate, has64BitTimes } = edit
    const seconds = Math.max(duration * rate, Math.min(duration, 1 / STILLS_PER_SECOND))
    const units = Math.floor((showsMedia(edit) ? seconds : duration) * timescale)
    if (has64BitTimes) moov.writeBigUInt64BE(BigInt(Math.min(units, Number.MAX_SAFE_INTEGER)), offset)
    else moov.writeUInt32BE(Math.min(units, 0xffffffff), offset)
    moov.writeInt32BE(65_536, offset + (has64BitTimes ? 16 : 8))
  }
  return otherSpeeds.length > 0
}

/**
 * Whether ffmpeg shows the same parts that a file's edit lists show. ffmpeg ignores parts that play backward, and it ignores all
 * edit lists of a fragmented file.
 */
export function doesFfmpegFollowEdits(path: string): boolean {
  return readFileWith(path, (file) => {
    const moov = parseMoov(file)
    if (!moov) return false
    const edits = findTracks(moov).flatMap((track) => readEdits(moov, track))
    return edits.every(({ rate }) => rate === 1) && readTopBoxes(file).every(({ type }) => type !== 'moof')
  })
}

interface Edit {
  /** the offset of the entry, which begins with its duration */
  offset: number
  /** seconds */
  duration: number
  timescale: number
  mediaTime: number
  rate: number
  has64BitTimes: boolean
}

function findShownPart(moov: Buffer, track: Box): ShownPart | null {
  const edits = readEdits(moov, track)
  const firstIndex = edits.findIndex(showsMedia)
  const [shownEdit, ...otherEdits] = edits.filter(showsMedia)
  if (!shownEdit) return wholeTrack
  if (otherEdits.length > 0 || shownEdit.rate !== 1) return null
  const from = edits.slice(0, firstIndex).reduce((sum, { duration }) => sum + duration, 0)
  // in a fragmented video, the duration is 0, because it was not known when the edit list was written
  return { from, to: shownEdit.duration > 0 ? from + shownEdit.duration : Number.POSITIVE_INFINITY }
}

const showsMedia = ({ mediaTime }: Edit) => mediaTime !== -1

/** Reads a track's edit list (ISO/IEC 14496-12, 8.6.6). Entries with a media time of -1 show nothing. */
function readEdits(moov: Buffer, track: Box): Edit[] {
  const list = findBox(moov, track, 'edts', 'elst')
  const times = readTimes(moov, findMoovBox(moov, 'mvhd'))
  if (!list || !times) return []
  const timescale = times.timescale || 1
  const has64BitTimes = moov[list.body] === 1
  const entryBytes = has64BitTimes ? 20 : 12
  const edits: Edit[] = []
  for (let at = list.body + 8; at + entryBytes <= list.end; at += entryBytes) {
    edits.push({
      offset: at,
      timescale,
      has64BitTimes,
      duration: (has64BitTimes ? Number(moov.readBigUInt64BE(at)) : moov.readUInt32BE(at)) / timescale,
      mediaTime: has64BitTimes ? Number(moov.readBigInt64BE(at + 8)) : moov.readInt32BE(at + 4),
      rate: moov.readInt32BE(at + entryBytes - 4) / 65_536,
    })
  }
  return edits
}
