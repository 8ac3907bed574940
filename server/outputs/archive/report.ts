import type { CaptionPlace } from '../../../contract/archive.ts'
import { inLanguage } from '../../../contract/language.ts'
import type { ArchiveFiles } from './archiveFiles.ts'

function en(name: string, files: ArchiveFiles, captions: CaptionPlace): string {
  const { gallery, otherPictures, music, missing } = files
  return joinLines([
    `All originals of the memorial for ${name}`,
    '',
    'Gallery/         photographs and films, in the order of the gallery: ' + gallery.length,
    'Other pictures/  portrait, pictures of obituary and services: ' + otherPictures.length,
    'Music/           songs, in the order of the playlist: ' + music.length,
    'captions.csv     titles, descriptions, authors and dates; opens in any spreadsheet',
    'memorial.json    all of it once more, with services, obituary and memories, for programs',
    'memorial.db      all of it with settings, of which a new memorial is made; files.json says which file is which',
    '',
    ...captionLines[captions],
    '',
    'This archive is for the family alone: it contains e-mail addresses, and memories that are not shown.',
    'A new memorial is made of it by: npm run import -- this file',
    '',
    ...missingLines(missing),
  ])
}

const captionLines = {
  beside: ['Every file is byte for byte what was sent.'],
  embedded: [
    'Titles, descriptions, authors and dates are also written into the JPEGs here, as XMP, so that photo programs',
    'show them. The pictures themselves were not touched. All other files are byte for byte what was sent.',
  ],
}

const missingLines = (missing: ArchiveFiles['missing']) =>
  missing.length === 0
    ? ['Nothing is missing.']
    : [
        `MISSING: ${missing.length} of the originals could not be put into this archive:`,
        ...missing.map(({ file, originalName, reason }) => `  ${file} (sent as ${originalName}): ${reason}`),
      ]

/** For any editor, also old ones on Windows. */
const joinLines = (all: readonly string[]) => `\u{feff}${all.join('\r\n')}\r\n`

/** REPORT.txt: what the archive holds, and by name what it does not. */
export const reportOf = inLanguage({ en })
