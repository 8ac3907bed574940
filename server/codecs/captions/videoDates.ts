import { type Edtf, isEdtf, toEdtf } from '../../../domain/calendar/edtf.ts'
import { readBoxes, findBox, parseMoov, findMoovBox } from '../formats/isoBoxes.ts'
import { readFileWith } from '../formats/fileWindow.ts'
import { dropUnsetClock, parseZone } from './exifDates.ts'
import type { EmbeddedDates } from './takenAt.ts'
import { readWebmDate } from '../formats/webm.ts'

/**
 * Reads when a video was taken. Prefers QuickTime's date, because it has the local time and the time zone. Otherwise reads
 * `creation_time` or Matroska's date, which are in UTC. Every field is null for other formats and for files that cannot be read.
 */
export function readVideoDates(path: string): EmbeddedDates {
  try {
    const [moov, webmMoment] = readFileWith(path, (file) => [parseMoov(file), readWebmDate(file)])
    const written = (moov && readQuickTimeDate(moov)) ?? ''
    const takenAt =
      toEdtf(written) ?? (moov ? readCreationTime(moov) : webmMoment === null ? null : toUtcDate(webmMoment))
    return { takenAt, digitizedAt: null, zone: parseZone(written) }
  } catch {
    return { takenAt: null, digitizedAt: null, zone: null }
  }
}

/** Reads a video's duration in seconds from its header. Returns null if the header does not contain the duration. */
export function readVideoSeconds(path: string): number | null {
  const moov = readFileWith(path, parseMoov)
  const header = moov && findMoovBox(moov, 'mvhd')
  if (!header || header.end - header.body < 32) return null
  const isLong = moov[header.body] === 1
  const scale = moov.readUInt32BE(header.body + (isLong ? 20 : 12))
  const units = isLong ? Number(moov.readBigUInt64BE(header.body + 24)) : moov.readUInt32BE(header.body + 16)
  return scale > 0 && units > 0 ? units / scale : null
}

/** The moment from which ISO/IEC 14496-12 counts seconds, in milliseconds since 1970. */
const EPOCH = Date.UTC(1904, 0)

function readCreationTime(moov: Buffer): Edtf | null {
  const header = findMoovBox(moov, 'mvhd')
  if (!header || header.end - header.body < 16) return null
  const isLong = moov[header.body] === 1
  const seconds = isLong ? Number(moov.readBigUInt64BE(header.body + 4)) : moov.readUInt32BE(header.body + 4)
  return toUtcDate(EPOCH + seconds * 1_000)
}

function toUtcDate(moment: number): Edtf | null {
  const at = new Date(moment)
  const text = Number.isNaN(at.getTime()) ? '' : `${at.toISOString().slice(0, 19)}Z`
  return dropUnsetClock(isEdtf(text) ? text : null)
}

const CREATION_DATE = 'com.apple.quicktime.creationdate'

/**
 * Reads the date that QuickTime stores as metadata (QuickTime File Format, Metadata). The box `keys` contains the names. Each
 * value in the box `ilst` has the 1-based number of its name. Falls back on the date in the user data.
 */
function readQuickTimeDate(moov: Buffer): string | null {
  const userData = findMoovBox(moov, 'udta')
  const meta = findMoovBox(moov, 'meta') ?? (userData && findBox(moov, userData, 'meta'))
  // in MP4, four bytes of version and flags precede the inner boxes; in QuickTime, nothing does
  const hasVersion = meta && moov.toString('latin1', meta.body + 4, meta.body + 8) !== 'hdlr'
  const inside = meta && { ...meta, body: meta.body + (hasVersion ? 4 : 0) }
  const keys = inside && findBox(moov, inside, 'keys')
  const list = inside && findBox(moov, inside, 'ilst')
  const names = keys
    ? readBoxes(moov, keys.body + 8, keys.end).map(({ body, end }) => moov.toString('latin1', body, end))
    : []
  const number = names.indexOf(CREATION_DATE) + 1
  const item =
    list && readBoxes(moov, list.body, list.end).find(({ at }) => moov.readUInt32BE(at + 4) === number)
  const data = item && findBox(moov, item, 'data')
  if (data) return moov.toString('utf8', data.body + 8, data.end)
  const day = userData && findBox(moov, userData, '©day')
  return day && moov.toString('utf8', day.body + 4, day.end)
}
