import { type Box, boxWithin, parseMoov, partOf, topBoxes, tracksOf } from '../formats/isoBoxes.ts'
import { readFileWith } from '../formats/fileWindow.ts'

/** The part of a track that its edit list shows, in seconds of the film. */
export interface ShownPart {
  from: number
  to: number
}

const everything: ShownPart = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }

/**
 * The parts that the edit lists of an MP4 or MOV file show, by the ids of their tracks: everything where there is no list,
 * null where one joins several parts or changes their pace.
 */
export function readShownParts(path: string): (trackId: number) => ShownPart | null {
  return readFileWith(path, (file) => {
    const moov = parseMoov(file)
    // a WebM has neither; an index that is too large to be read may hide anything
    if (!moov) return topBoxes(file).some(({ type }) => type === 'moov') ? () => null : () => everything
    const parts = new Map(
      tracksOf(moov).map((track) => [readTrackId(moov, track), findShownPart(moov, track)]),
    )
    return (trackId) => (parts.has(trackId) ? (parts.get(trackId) ?? null) : everything)
  })
}

/** Whether ffmpeg shows what the edit lists of a file show: it passes over them in fragments, and over their pace. */
export function doesFfmpegFollow(path: string): boolean {
  return readFileWith(path, (file) => {
    const moov = parseMoov(file)
    if (!moov) return false
    const edits = tracksOf(moov).flatMap((track) => readEdits(moov, track))
    return edits.every(({ rate }) => rate === 1) && topBoxes(file).every(({ type }) => type !== 'moof')
  })
}

interface Edit {
  duration: number
  mediaTime: number
  rate: number
}

function findShownPart(moov: Buffer, track: Box): ShownPart | null {
  const edits = readEdits(moov, track)
  const first = edits.findIndex(showsMedia)
  const [edit, ...others] = edits.filter(showsMedia)
  if (!edit) return everything
  if (others.length > 0 || edit.rate !== 1) return null
  const from = edits.slice(0, first).reduce((sum, { duration }) => sum + duration, 0)
  // a film in fragments does not know its length yet
  return { from, to: edit.duration > 0 ? from + edit.duration : Number.POSITIVE_INFINITY }
}

/** the content of the shorter of its two versions */
const MVHD_BYTES = 100

const showsMedia = ({ mediaTime }: Edit) => mediaTime !== -1

/** An edit list's entries, ISO/IEC 14496-12, 8.6.6; those with a media time of -1 show nothing. */
function readEdits(moov: Buffer, track: Box): Edit[] {
  const list = boxWithin(moov, track, 'edts', 'elst')
  const header = partOf(moov, 'mvhd')
  if (!list || !header || header.end - header.body < MVHD_BYTES) return []
  const timescale = moov.readUInt32BE(header.body + (moov[header.body] === 1 ? 20 : 12)) || 1
  const isLong = moov[list.body] === 1
  const step = isLong ? 20 : 12
  const edits: Edit[] = []
  for (let at = list.body + 8; at + step <= list.end; at += step) {
    edits.push({
      duration: (isLong ? Number(moov.readBigUInt64BE(at)) : moov.readUInt32BE(at)) / timescale,
      mediaTime: isLong ? Number(moov.readBigInt64BE(at + 8)) : moov.readInt32BE(at + 4),
      rate: moov.readInt32BE(at + step - 4) / 65_536,
    })
  }
  return edits
}

function readTrackId(moov: Buffer, track: Box): number {
  const header = boxWithin(moov, track, 'tkhd')
  return header ? moov.readUInt32BE(header.body + (moov[header.body] === 1 ? 20 : 12)) : 0
}
