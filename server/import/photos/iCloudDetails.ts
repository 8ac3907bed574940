import { toUtcEdtf } from '../../../domain/calendar/parseCameraDate.ts'
import { normalizeUnicode } from '../../../domain/normalizeUnicode.ts'

/** Parses a `Photo Details.csv`. Returns the details, keyed by the photographs' file names. */
export function readICloudDetails(csv: string) {
  const [header = [], ...rows] = csv.split(/\r?\n/).map(parseCells)
  const entries = rows.flatMap((row) => {
    const cell = (name: string) => row[header.indexOf(name)] ?? ''
    const isHidden = [cell('hidden'), cell('deleted')].some((cellText) => /^(yes|true)$/i.test(cellText))
    const name = normalizeUnicode(cell('imgName'), 'NFC')
    return name ? [[name, { takenAt: parseDate(cell('originalCreationDate')), isHidden }] as const] : []
  })
  return new Map(entries)
}

/** Splits a line into cells according to RFC 4180. In these files, no cell contains a line break. */
const parseCells = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '').trim() : quoted.replaceAll('""', '"'),
  )

/** Parses a date such as `Sunday June 1,1958 10:00 AM GMT`. */
const parseDate = (writtenDate: string) => toUtcEdtf(new Date(writtenDate.replace(/^\p{L}+day,?\s+/u, '')))
