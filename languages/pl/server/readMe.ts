import type { Settings } from '../../../contract/memorial/settings.ts'
import { writeDay } from '../../../domain/calendar/writeDay.ts'
import type { formatReadMe as en } from '../../en/server/readMe.ts'
import { sentences } from '../grammar.ts'

type CopyContents = Parameters<typeof en>[1]

const readMe = (
  { name, shownDateStyle }: Settings,
  { size, book, mediaPaths }: CopyContents,
  madeAt: Date,
  missing: readonly string[],
) => {
  const folderLine = (folder: string, line: string) =>
    mediaPaths.some((path) => path.startsWith(`${folder}/`)) ? [line] : []
  return [
    `Strona pamięci „${name}”`,
    '',
    `Ten folder to kopia strony pamięci. Data kopii: ${writeDay(madeAt.toISOString().slice(0, 10), shownDateStyle)}.`,
    'Nie potrzebuje internetu, konta ani żadnego programu poza przeglądarką.',
    '',
    'Aby ją obejrzeć: kliknąć dwa razy plik index.html.',
    'Na telefonie: najpierw rozpakować folder, potem otworzyć index.html w przeglądarce plików.',
    '',
    'Co tu jest',
    '  index.html i inne pliki .html    strony',
    ...folderLine(
      'photos',
      size === 'all'
        ? '  photos      każde zdjęcie w pełnym rozmiarze; mniejsze, do stron, w podfolderach'
        : '  photos      zdjęcia zmniejszone do wysłania e-mailem; na stronie pamięci są większe',
    ),
    ...folderLine('videos', '  videos      nagrania'),
    ...folderLine('music', '  music       muzyka z pokazu zdjęć'),
    ...(book === null ? [] : [`  ${book.padEnd(12)}wszystko jako książka, do czytania lub do druku`]),
    '  memorial.json       wszystkie słowa, imiona, nazwiska i daty, dla programów komputerowych',
    '  checksums.sha256    pokazuje, czy każdy plik jest taki, jaki był (sha256sum -c checksums.sha256)',
    '  site        pliki potrzebne stronom',
    '',
    'Najlepiej przechowywać więcej niż jedną kopię, w różnych miejscach, i kopiować cały folder, a nie pojedyncze pliki.',
    'Kopię można też umieścić bez zmian na dowolnym serwerze WWW, w razie potrzeby w osobnym folderze.',
    'Dojazd, kalendarze i wpłaty prowadzą do innych witryn i potrzebują internetu.',
    ...missingLines(missing),
    '',
  ].join('\r\n')
}

const missingLines = (missing: readonly string[]) =>
  missing.length === 0
    ? []
    : [
        '',
        'Tych rzeczy nie udało się odczytać, gdy powstawała kopia, i nie ma ich w niej:',
        ...missing.map((title) => `  ${title}`),
      ]

/** Formats the file that explains a static copy to somebody who finds it years later. */
export const formatReadMe = sentences<typeof en>(() => readMe)
