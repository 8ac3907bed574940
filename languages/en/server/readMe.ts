import type { CopySize } from '../../../contract/outputs/copyLayout.ts'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { writeDay } from '../../../domain/calendar/writeDay.ts'
import { sentences } from '../grammar.ts'

interface CopyContents {
  size: CopySize
  /** the name of the book in the copy; null if it has none */
  book: string | null
  /** the paths of the photographs, videos and songs that are in the copy */
  mediaPaths: readonly string[]
}

/** Formats the file that explains a static copy to somebody who finds it years later. */
export const formatReadMe = sentences(
  () =>
    (
      { name, shownDateStyle }: Settings,
      { size, book, mediaPaths }: CopyContents,
      madeAt: Date,
      missing: readonly string[],
    ) => {
      const folderLine = (folder: string, line: string) =>
        mediaPaths.some((path) => path.startsWith(`${folder}/`)) ? [line] : []
      return [
        `The memorial of ${name}`,
        '',
        `This folder is a copy of the memorial, made on ${writeDay(madeAt.toISOString().slice(0, 10), shownDateStyle)}.`,
        'It needs no internet, no account and no program other than a web browser.',
        '',
        'To look at it: double-click the file index.html.',
        'On a phone: unpack the folder first, then open index.html in the file viewer.',
        '',
        'What is in it',
        '  index.html and the other .html files    the pages',
        ...folderLine(
          'photos',
          size === 'all'
            ? '  photos      every photograph at full size; smaller ones for the pages in the folders below'
            : '  photos      the photographs, made smaller to be sent by e-mail; the memorial has larger ones',
        ),
        ...folderLine('videos', '  videos      the videos'),
        ...folderLine('music', '  music       the songs of the slideshow'),
        ...(book === null ? [] : [`  ${book.padEnd(12)}everything as a book, to read or to print`]),
        '  memorial.json       all words, names and dates, for computer programs',
        '  checksums.sha256    shows whether every file is still as it was (sha256sum -c checksums.sha256)',
        '  site        files that the pages need',
        '',
        'Keep more than one of these, in different places. Copy the whole folder, not single files.',
        'It can also be put on any web host as it is, in a folder of its own if need be.',
        'Directions, calendars and donations lead to other websites and need the internet.',
        ...missingLines(missing),
        '',
      ].join('\r\n')
    },
)

const missingLines = (missing: readonly string[]) =>
  missing.length === 0
    ? []
    : [
        '',
        'These could not be read when the copy was made, and are not in it:',
        ...missing.map((title) => `  ${title}`),
      ]
