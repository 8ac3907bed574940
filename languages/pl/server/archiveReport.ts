import type { CaptionPlace } from '../../../contract/outputs/archive.ts'
import type { formatReport as en, ReportedFiles } from '../../en/server/archiveReport.ts'
import { sentences } from '../grammar.ts'

function report(name: string, files: ReportedFiles, captions: CaptionPlace): string {
  const { gallery, otherPictures, sent, music, missing } = files
  return joinLines([
    `${name} – wszystkie oryginały ze strony pamięci`,
    '',
    'Galeria/         zdjęcia i nagrania w kolejności galerii: ' + gallery.length,
    'Inne zdjęcia/    portret, zdjęcia przy historii życia i uroczystościach: ' + otherPictures.length,
    'Nadesłane/       co przysłali goście, a czego jeszcze nie ma w galerii: ' + sent.length,
    'Muzyka/          utwory w kolejności listy: ' + music.length,
    'opisy.csv        tytuły, opisy, autorzy i daty; otwiera się w każdym arkuszu kalkulacyjnym',
    'memorial.json    to wszystko jeszcze raz, z uroczystościami, historią życia i wspomnieniami, dla programów',
    'memorial.db      wszystko, z ustawieniami, aby założyć z tego nową stronę pamięci; w files.json jest opisane, który plik jest czym',
    '',
    ...CAPTION_LINES[captions],
    '',
    'To archiwum jest tylko dla rodziny: są w nim adresy e-mail i wspomnienia, których nie widać na stronie.',
    'Aby założyć z niego nową stronę pamięci: npm run import -- ten plik',
    '',
    ...formatMissing(missing),
  ])
}

const CAPTION_LINES = {
  beside: ['Każdy plik jest bajt w bajt taki, jaki został wysłany.'],
  embedded: [
    'Tytuły, opisy, autorzy i daty są tu zapisane także w plikach JPEG, jako XMP, żeby pokazywały je programy',
    'do zdjęć. Same zdjęcia są nietknięte. Wszystkie inne pliki są bajt w bajt takie, jakie zostały wysłane.',
  ],
}

const formatMissing = (missing: ReportedFiles['missing']) =>
  missing.length === 0
    ? ['Niczego nie brakuje.']
    : [
        `BRAKUJE: oryginały, których nie udało się włożyć do tego archiwum: ${missing.length}`,
        ...missing.map(
          ({ file, originalName, reason }) => `  ${file} (wysłano jako ${originalName}): ${reason}`,
        ),
      ]

/** Joins lines with a byte order mark and CRLF, so that even old editors on Windows show them correctly. */
const joinLines = (lines: readonly string[]) => `\u{feff}${lines.join('\r\n')}\r\n`

/** Formats the report, which describes the contents of the archive and lists the missing files. */
export const formatReport = sentences<typeof en>(() => report)
