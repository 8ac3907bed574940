import type { CaptionPlace } from '../../../contract/outputs/archive.ts'
import type { ReportedFiles, formatReport as en } from '../../en/server/archiveReport.ts'
import { formatNumber, sentences } from '../grammar.ts'

function de(name: string, files: ReportedFiles, captions: CaptionPlace): string {
  const { gallery, otherPictures, sent, music, missing } = files
  return joinLines([
    `Alle Originale der Gedenkseite für ${name}`,
    '',
    'Galerie/         Fotos und Videos, in der Reihenfolge der Galerie: ' + gallery.length,
    'Andere Bilder/   Porträt, Bilder zum Nachruf und zu den Terminen: ' + otherPictures.length,
    'Von Gästen/      was Gäste geschickt haben und noch niemand in die Galerie übernommen hat: ' +
      sent.length,
    'Musik/           Lieder, in der Reihenfolge der Liederliste: ' + music.length,
    'Bildtexte.csv    Titel, Beschreibungen, Namen und Daten; öffnet sich in jeder Tabellenkalkulation',
    'memorial.json    das alles noch einmal, mit Terminen, Nachruf und Erinnerungen, für Programme',
    'memorial.db      alles, auch die Einstellungen, für eine neue Gedenkseite; files.json sagt, welche Datei welche ist',
    '',
    ...CAPTION_LINES[captions],
    '',
    'Dieses Archiv ist nur für die Familie: Es enthält E-Mail-Adressen und Erinnerungen, die nicht gezeigt werden.',
    'So wird eine neue Gedenkseite daraus: npm run import -- diese Datei',
    '',
    ...formatMissing(missing),
  ])
}

const CAPTION_LINES = {
  beside: ['Jede Datei ist Byte für Byte so, wie sie gesendet wurde.'],
  embedded: [
    'Titel, Beschreibungen, Namen und Daten stehen hier auch in den JPEG-Dateien, als XMP, damit Fotoprogramme',
    'sie zeigen. Die Bilder selbst sind unberührt. Alle anderen Dateien sind Byte für Byte so, wie sie gesendet wurden.',
  ],
}

const formatMissing = (missing: ReportedFiles['missing']) =>
  missing.length === 0
    ? ['Es fehlt nichts.']
    : [
        `ES FEHLT ETWAS: Originale, die nicht in dieses Archiv aufgenommen werden konnten: ${formatNumber(missing.length)}`,
        ...missing.map(
          ({ file, originalName, reason }) => `  ${file} (gesendet als ${originalName}): ${reason}`,
        ),
      ]

/** Joins lines with a byte order mark and CRLF, so that even old editors on Windows show them correctly. */
const joinLines = (lines: readonly string[]) => `\u{feff}${lines.join('\r\n')}\r\n`

export const formatReport = sentences<typeof en>(() => de)
