import type { Edtf } from '../../../domain/calendar/edtf.ts'
import { parseCameraDate, toUtcEdtf } from '../../../domain/calendar/parseCameraDate.ts'
import { readBoxes, findBox, parseMoov, findMoovBox, readTimes } from '../formats/isoBoxes.ts'
import { readFileWith } from '../formats/fileWindow.ts'
import { dropUnsetClock, parseZone } from './exifDates.ts'
import type { EmbeddedDates } from './takenAt.ts'
import { readWebmDate } from '../formats/webm.ts'

/**
 * Reads when a video was taken. Prefers QuickTime's date, because it has the local time and the time zone. Otherwise reads
 * `creation_time` or Matroska's date, which are in UTC. Every field is null for files in other formats and for files that cannot
 * be read.
 */
export function readVideoDates(path: string): EmbeddedDates {
  try {
    const [moov, webmMomentMs] = readFileWith(path, (file) => [parseMoov(file), readWebmDate(file)])
    const writtenDate = (moov && readQuickTimeDate(moov)) ?? ''
    const takenAt =
      parseCameraDate(writtenDate) ??
      (moov ? readCreationTime(moov) : webmMomentMs === null ? null : toUtcDate(webmMomentMs))
    return { takenAt, digitizedAt: null, zone: parseZone(writtenDate) }
  } catch {
    return { takenAt: null, digitizedAt: null, zone: null }
  }
}

/** Returns null if the header does not contain the duration. */
export function readVideoSeconds(path: string): number | null {
  const moov = readFileWith(path, parseMoov)
  const { timescale, units } = (moov && readTimes(moov, findMoovBox(moov, 'mvhd'))) ?? {}
  return timescale && units ? units / timescale : null
}

/** The moment from which MP4 and MOV files count seconds (ISO/IEC 14496-12), in milliseconds since 1970. */
const QUICKTIME_EPOCH_MS = Date.UTC(1904, 0)

function readCreationTime(moov: Buffer): Edtf | null {
  const times = readTimes(moov, findMoovBox(moov, 'mvhd'))
  return times && toUtcDate(QUICKTIME_EPOCH_MS + times.madeAt * 1_000)
}

const toUtcDate = (momentMs: number) => dropUnsetClock(toUtcEdtf(new Date(momentMs)))

const CREATION_DATE = 'com.apple.quicktime.creationdate'

/**
 * Reads the date that QuickTime stores as metadata (QuickTime File Format, Metadata). The box `keys` contains the names. Each
 * value in the box `ilst` is labeled with the 1-based number of its name. Falls back to the date in the user data.
 */
function readQuickTimeDate(moov: Buffer): string | null {
  const userData = findMoovBox(moov, 'udta')
  const meta = findMoovBox(moov, 'meta') ?? (userData && findBox(moov, userData, 'meta'))
  // in MP4, four bytes of version and flags precede the inner boxes; in QuickTime, no bytes do
  const hasVersion = meta && moov.toString('latin1', meta.body + 4, meta.body + 8) !== 'hdlr'
  const metaContent = meta && { ...meta, body: meta.body + (hasVersion ? 4 : 0) }
  const keys = metaContent && findBox(moov, metaContent, 'keys')
  const valueList = metaContent && findBox(moov, metaContent, 'ilst')
  const names = keys
    ? readBoxes(moov, keys.body + 8, keys.end).map(({ body, end }) => moov.toString('latin1', body, end))
    : []
  const nameNumber = names.indexOf(CREATION_DATE) + 1
  const item =
    valueList &&
    readBoxes(moov, valueList.body, valueList.end).find(
      ({ start }) => moov.readUInt32BE(start + 4) === nameNumber,
    )
  const data = item && findBox(moov, item, 'data')
  if (data) return moov.toString('utf8', data.body + 8, data.end)
  const day = userData && findBox(moov, userData, '©day')
  return day && moov.toString('utf8', day.body + 4, day.end)
}
