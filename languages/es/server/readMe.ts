import { writeDay } from '../../../domain/calendar/writeDay.ts'
import type { formatReadMe as en } from '../../en/server/readMe.ts'
import { sentences } from '../grammar.ts'

/** Formats the file that explains a static copy to somebody who finds it years later. */
export const formatReadMe = sentences<typeof en>(
  () =>
    ({ name, shownDateStyle }, { size, book, mediaPaths }, madeAt, missing) => {
      const folderLine = (folder: string, line: string) =>
        mediaPaths.some((path) => path.startsWith(`${folder}/`)) ? [line] : []
      return [
        `El memorial de ${name}`,
        '',
        `Esta carpeta es una copia del memorial, hecha el ${writeDay(madeAt.toISOString().slice(0, 10), shownDateStyle)}.`,
        'No necesita internet, ni cuenta, ni más programa que un navegador web.',
        '',
        'Para verla: haga doble clic en el archivo index.html.',
        'En un teléfono: descomprima la carpeta y después abra index.html en el visor de archivos.',
        '',
        'Qué contiene',
        '  index.html y los demás archivos .html   las páginas',
        ...folderLine(
          'photos',
          size === 'all'
            ? '  photos      todas las fotos a tamaño completo; las más pequeñas, para las páginas, en las subcarpetas'
            : '  photos      las fotos, reducidas para enviarlas por correo; el memorial las tiene más grandes',
        ),
        ...folderLine('videos', '  videos      los videos'),
        ...folderLine('music', '  music       las canciones de la proyección'),
        ...(book === null ? [] : [`  ${book.padEnd(12)}todo como libro, para leer o para imprimir`]),
        '  memorial.json       todas las palabras, los nombres y las fechas, para programas',
        '  checksums.sha256    muestra si cada archivo sigue como estaba (sha256sum -c checksums.sha256)',
        '  site        archivos que necesitan las páginas',
        '',
        'Guarde más de una de estas copias, en lugares distintos. Copie la carpeta entera, no archivos sueltos.',
        'También se puede publicar tal cual en cualquier alojamiento web, en una carpeta propia si hace falta.',
        'Cómo llegar, los calendarios y los donativos llevan a otros sitios web y necesitan internet.',
        ...missingLines(missing),
        '',
      ].join('\r\n')
    },
)

function missingLines(missing: readonly string[]) {
  return missing.length === 0
    ? []
    : [
        '',
        'Esto no se pudo leer cuando se hizo la copia y no está en ella:',
        ...missing.map((title) => `  ${title}`),
      ]
}
