import type { CaptionPlace } from '../../../contract/outputs/archive.ts'
import type { ReportedFiles, formatReport as en } from '../../en/server/archiveReport.ts'
import { formatNumber, sentences } from '../grammar.ts'

function es(name: string, files: ReportedFiles, captions: CaptionPlace): string {
  const { gallery, otherPictures, sent, music, missing } = files
  return joinLines([
    `Todos los originales del memorial de ${name}`,
    '',
    `Galería/         fotos y videos, en el orden de la galería: ${formatNumber(gallery.length)}`,
    `Otras imágenes/  retrato, imágenes del obituario y de las ceremonias: ${formatNumber(otherPictures.length)}`,
    `Lo recibido/     lo que enviaron los visitantes y nadie ha agregado todavía a la galería: ${formatNumber(sent.length)}`,
    `Música/          canciones, en el orden de la lista: ${formatNumber(music.length)}`,
    'títulos.csv      títulos, descripciones, autoría y fechas; se abre en cualquier hoja de cálculo',
    'memorial.json    todo esto otra vez, con ceremonias, obituario y recuerdos, para programas',
    'memorial.db      todo, con los ajustes, para hacer con ello un memorial nuevo; files.json dice qué archivo es cada uno',
    '',
    ...CAPTION_LINES[captions],
    '',
    'Estos originales son solo para la familia: incluyen direcciones de correo y recuerdos que no se muestran.',
    'Para hacer con ellos un memorial nuevo: npm run import -- este archivo',
    '',
    ...formatMissing(missing),
  ])
}

const CAPTION_LINES = {
  beside: ['Cada archivo es, byte por byte, el que se envió.'],
  embedded: [
    'Los títulos, las descripciones, la autoría y las fechas están escritos también en los JPEG, como XMP, para que',
    'los programas de fotos los muestren. Las imágenes no se tocaron. Los demás archivos son, byte por byte, los que se enviaron.',
  ],
}

const formatMissing = (missing: ReportedFiles['missing']) =>
  missing.length === 0
    ? ['No falta nada.']
    : [
        `FALTAN originales que no se pudieron incluir aquí: ${formatNumber(missing.length)}`,
        ...missing.map(
          ({ file, originalName, reason }) => `  ${file} (enviado como ${originalName}): ${reason}`,
        ),
      ]

/** Joins lines with a byte order mark and CRLF, so that even old editors on Windows show them correctly. */
const joinLines = (lines: readonly string[]) => `\u{feff}${lines.join('\r\n')}\r\n`

/** Formats the report, which describes the contents of the archive and lists the missing files. */
export const formatReport = sentences<typeof en>(() => es)
