import type { Settings } from '../../../contract/memorial/settings.ts'
import type { CopySize } from '../../../contract/outputs/copyLayout.ts'
import { writeDay } from '../../../domain/calendar/writeDay.ts'
import type { formatReadMe as en } from '../../en/server/readMe.ts'
import { sentences } from '../grammar.ts'

interface CopyContents {
  size: CopySize
  book: string | null
  mediaPaths: readonly string[]
}

const de = (
  { name, shownDateStyle }: Settings,
  { size, book, mediaPaths }: CopyContents,
  madeAt: Date,
  missing: readonly string[],
) => {
  const folderLine = (folder: string, line: string) =>
    mediaPaths.some((path) => path.startsWith(`${folder}/`)) ? [line] : []
  return [
    `Die Gedenkseite für ${name}`,
    '',
    `Dieser Ordner ist eine Kopie der Gedenkseite. Stand: ${writeDay(madeAt.toISOString().slice(0, 10), shownDateStyle)}.`,
    'Zum Ansehen genügt ein Webbrowser; Internet, Konto oder Programm sind nicht nötig.',
    '',
    'Zum Ansehen: Doppelklicken Sie auf die Datei index.html.',
    'Auf einem Handy: Entpacken Sie zuerst den Ordner und öffnen Sie dann index.html in der Dateiansicht.',
    '',
    'Inhalt',
    '  index.html und die anderen .html-Dateien    die Seiten',
    ...folderLine(
      'photos',
      size === 'all'
        ? '  photos      alle Fotos in voller Größe; kleinere für die Seiten in den Ordnern darunter'
        : '  photos      die Fotos, verkleinert für E-Mails; die Gedenkseite hat größere',
    ),
    ...folderLine('videos', '  videos      die Videos'),
    ...folderLine('music', '  music       die Lieder der Diashow'),
    ...(book === null ? [] : [`  ${book.padEnd(12)}alles als Buch, zum Lesen oder Drucken`]),
    '  memorial.json       alle Texte, Namen und Daten, für Computerprogramme',
    '  checksums.sha256    zeigt, ob jede Datei noch ist, wie sie war (sha256sum -c checksums.sha256)',
    '  site        Dateien, die die Seiten brauchen',
    '',
    'Heben Sie mehr als eine Kopie auf, an verschiedenen Orten. Kopieren Sie den ganzen Ordner, nicht einzelne Dateien.',
    'So, wie er ist, lässt er sich auch auf jeden Webspace legen, wenn nötig in einen eigenen Ordner.',
    'Anfahrt, Kalender und Spenden führen zu anderen Websites und brauchen das Internet.',
    ...missingLines(missing),
    '',
  ].join('\r\n')
}

const missingLines = (missing: readonly string[]) =>
  missing.length === 0
    ? []
    : [
        '',
        'Das hier ließ sich nicht lesen, als die Kopie entstand, und ist nicht darin:',
        ...missing.map((title) => `  ${title}`),
      ]

export const formatReadMe = sentences<typeof en>(() => de)
