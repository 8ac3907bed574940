import type { ShowCounts } from '../../../contract/outputs/offlineShow.ts'
import type { texts as en } from '../../en/visitors/storedShow.ts'
import { locale, plural, sentences } from '../grammar.ts'

export const formatMegabytes = (bytes: number) => {
  const size = Math.max(1, Math.round(bytes / 2 ** 20))
  return size < 1_000
    ? `${size}\u00a0MB`
    : `${(size / 1_024).toLocaleString(locale, { maximumFractionDigits: 1 })}\u00a0GB`
}

/** Formats the day of a moment, in the browser's time zone, such as 'viernes 4 de diciembre'. */
export const formatDay = (at: number) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' })
    .format(at)
    .replace(',', '')

const describeCounts = ({ photographs, films, songs }: ShowCounts) =>
  [
    plural(photographs, { one: '# foto', other: '# fotos' }),
    films > 0 && plural(films, { one: '# video', other: '# videos' }),
    plural(songs, { one: '# canción', other: '# canciones' }),
  ]
    .filter(Boolean)
    .join(', ')

const storingTexts = {
  one: { running: 'se está guardando', done: 'ya está guardada', failed: 'no se pudo guardar' },
  other: { running: 'se están guardando', done: 'ya están guardadas', failed: 'no se pudieron guardar' },
}

/** Says what is new, such as 'Hay 2 fotos nuevas; ya están guardadas'. */
const describeChange = (newPhotographs: number, storing: 'running' | 'done' | 'failed') =>
  newPhotographs === 0
    ? `La proyección ha cambiado; ${storingTexts.one[storing]}`
    : plural(newPhotographs, {
        one: `Hay # foto nueva; ${storingTexts.one[storing]}`,
        other: `Hay # fotos nuevas; ${storingTexts.other[storing]}`,
      })

export const texts = sentences<typeof en>({
  title: 'La pantalla de la sala',
  purpose:
    'Guarda la proyección en este dispositivo, la pasa una vez a gran velocidad y muestra qué no funciona todavía.',
  storing: 'Sin conexión',
  storingPurpose: 'Guarda toda la proyección en este dispositivo para que funcione donde no hay conexión.',
  prepare: 'Preparar para la sala',
  again: 'Preparar otra vez para la sala',
  remove: 'Quitar de este dispositivo',
  stop: 'Detener',
  rehearse: 'Ensayar',
  needs: (bytes) => `Ocupa más o menos ${formatMegabytes(bytes)}.`,
  enough: (freeBytes) => `Hay ${formatMegabytes(freeBytes)} libres: es suficiente.`,
  tooLittle: (freeBytes) =>
    `Solo hay ${formatMegabytes(freeBytes)} libres: no es suficiente. Libere espacio o use otro dispositivo.`,
  unknownSpace: 'Este navegador no indica cuánto espacio libre hay.',
  progress: (doneCount, totalCount) =>
    `Guardando y comprobando: ${Math.round((100 * doneCount) / totalCount)}\u00a0%`,
  ready: (counts) => `Todo listo: ${describeCounts(counts)}`,
  readyHint:
    'Abra la proyección con este enlace en este navegador, con o sin conexión. Si cambia algo, prepárela otra vez.',
  recalled: {
    today: 'hoy',
    yesterday: 'ayer',
    on: (day) => `el ${day}`,
    asRehearsed: (when) => `Sin cambios desde el ensayo (${when})`,
    stored: (when) => `Se guardó en este dispositivo ${when}`,
    changedSince: (rehearsed, stored) => `Cambió después del ensayo (${rehearsed}) y se guardó ${stored}`,
    changed: describeChange,
  },
  shared:
    'Quien tenga este dispositivo podrá ver después la proyección sin contraseña. Quítela cuando termine la ceremonia.',
  apple:
    'El iPhone y el iPad la quitan si la proyección no se abre durante siete días. Se conserva más tiempo si antes agrega esta página a la pantalla de inicio, la abre desde allí y prepara allí la proyección. En todo caso, ábrala una vez el día de la ceremonia.',
  impossible:
    'Este navegador no puede guardar aquí la proyección: las ventanas privadas y las páginas cuya dirección empieza por http:// no lo permiten. Abra la proyección en su dirección https://, en una ventana normal.',
  failed: {
    full: 'No había suficiente espacio. Libere espacio y toque otra vez el botón: lo que ya está guardado no se descarga de nuevo.',
    network:
      'Se perdió la conexión antes de guardarlo todo. Toque otra vez el botón: lo que ya está guardado no se descarga de nuevo.',
    refused: 'Este navegador no lo permitió. Abra la proyección en una ventana normal, no en una privada.',
  },
})
