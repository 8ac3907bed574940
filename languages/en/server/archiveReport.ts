import type { CaptionPlace } from '../../../contract/outputs/archive.ts'
import { sentences } from '../grammar.ts'

/** The files of an archive, as far as its report names them. */
export interface ReportedFiles {
  gallery: readonly unknown[]
  otherPictures: readonly unknown[]
  /** what guests sent by the link, and nobody has decided about */
  sent: readonly unknown[]
  music: readonly unknown[]
  missing: readonly { file: string; originalName: string; reason: string }[]
}

/** Formats the report, which describes the contents of the archive and lists the missing files. */
export const formatReport = sentences(
  () =>
    (name: string, files: ReportedFiles, captions: CaptionPlace): string => {
      const { gallery, otherPictures, sent, music, missing } = files
      return joinLines([
        `All originals of the memorial for ${name}`,
        '',
        'Gallery/         photographs and videos, in the order of the gallery: ' + gallery.length,
        'Other pictures/  portrait, pictures of obituary and services: ' + otherPictures.length,
        'Sent to you/     what guests sent, and nobody has taken into the gallery yet: ' + sent.length,
        'Music/           songs, in the order of the playlist: ' + music.length,
        'captions.csv     titles, descriptions, authors and dates; opens in any spreadsheet',
        'memorial.json    all of this again, with services, obituary and memories, for programs',
        'memorial.db      everything, with settings, to make a new memorial from; files.json says which file is which',
        '',
        ...CAPTION_LINES[captions],
        '',
        'This archive is only for the family: it contains e-mail addresses, and memories that are not shown.',
        'To make a new memorial from it: npm run import -- this file',
        '',
        ...formatMissing(missing),
      ])
    },
)

const CAPTION_LINES = {
  beside: ['Every file is byte for byte what was sent.'],
  embedded: [
    'Titles, descriptions, authors and dates are also written into the JPEGs here, as XMP, so that photo programs',
    'show them. The pictures themselves were not touched. All other files are byte for byte what was sent.',
  ],
}

const formatMissing = (missing: ReportedFiles['missing']) =>
  missing.length === 0
    ? ['Nothing is missing.']
    : [
        `MISSING: ${missing.length} of the originals could not be put into this archive:`,
        ...missing.map(({ file, originalName, reason }) => `  ${file} (sent as ${originalName}): ${reason}`),
      ]

/** Joins lines with a byte order mark and CRLF, so that even old editors on Windows show them correctly. */
const joinLines = (lines: readonly string[]) => `\u{feff}${lines.join('\r\n')}\r\n`
