import type { ShowCounts } from '../../../contract/outputs/offlineShow.ts'
import type { texts as en } from '../../en/visitors/storedShow.ts'
import { locale, plural, sentences } from '../grammar.ts'

export const formatMegabytes = (bytes: number) => {
  const size = Math.max(1, Math.round(bytes / 2 ** 20))
  return size < 1_000
    ? `${size}\u00a0MB`
    : `${(size / 1_024).toLocaleString(locale, { maximumFractionDigits: 1 })}\u00a0GB`
}

/** Formats the day of a moment, in the browser's time zone, such as 'viernes, 4 de diciembre'. */
export const formatDay = (at: number) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(at)

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
    ? `La presentación ha cambiado; ${storingTexts.one[storing]}`
    : plural(newPhotographs, {
        one: `Hay # foto nueva; ${storingTexts.one[storing]}`,
        other: `Hay # fotos nuevas; ${storingTexts.other[storing]}`,
      })

export const texts = sentences<typeof en>({
  title: 'El dispositivo de la sala',
  purpose:
    'Guarda la presentación en este dispositivo, la pasa una vez a gran velocidad, y dice qué no funciona todavía.',
  storing: 'Sin red',
  storingPurpose: 'Guarda toda la presentación en este dispositivo, para que funcione donde no hay red.',
  prepare: 'Preparar para la sala',
  again: 'Preparar otra vez para la sala',
  remove: 'Quitar de este dispositivo',
  stop: 'Detener',
  rehearse: 'Ensayar',
  needs: (bytes) => `Ocupa más o menos ${formatMegabytes(bytes)}.`,
  enough: (freeBytes) => `Este dispositivo tiene ${formatMegabytes(freeBytes)} libres, que es suficiente.`,
  tooLittle: (freeBytes) =>
    `Este dispositivo solo tiene ${formatMegabytes(freeBytes)} libres, que no es suficiente. Libere espacio, o use otro dispositivo.`,
  unknownSpace: 'Este navegador no dice cuánto espacio libre hay.',
  progress: (doneCount, totalCount) =>
    `Guardando y comprobando: ${Math.round((100 * doneCount) / totalCount)}\u00a0%`,
  ready: (counts) => `Todo listo: ${describeCounts(counts)}`,
  readyHint:
    'Abra la presentación con este enlace en este navegador, con red o sin ella. Si cambia algo, prepárela otra vez.',
  recalled: {
    today: 'hoy',
    yesterday: 'ayer',
    on: (day) => `el ${day}`,
    asRehearsed: (when) => `Igual que se ensayó ${when}`,
    stored: (when) => `Se guardó en este dispositivo ${when}`,
    changedSince: (rehearsed, stored) => `Cambió después del ensayo (${rehearsed}), y se guardó ${stored}`,
    changed: describeChange,
  },
  shared:
    'Quien tenga este dispositivo podrá ver después la presentación sin contraseña. Quítela cuando termine la ceremonia.',
  apple:
    'El iPhone y el iPad la quitan si la presentación no se abre durante siete días. Se conserva más tiempo si antes añade esta página a la pantalla de inicio, la abre desde allí, y la prepara allí. En todo caso, ábrala una vez el día de la ceremonia.',
  impossible:
    'Este navegador no puede guardar aquí la presentación: las ventanas privadas y las páginas cuya dirección empieza por http:// no lo permiten. Abra la presentación en su dirección https://, en una ventana normal.',
  failed: {
    full: 'No había bastante espacio en este dispositivo. Libere espacio y pulse otra vez el botón: lo que ya está guardado no se descarga de nuevo.',
    network:
      'Se perdió la conexión antes de guardarlo todo. Pulse otra vez el botón: lo que ya está guardado no se descarga de nuevo.',
    refused: 'Este navegador no lo permitió. Abra la presentación en una ventana normal, no en una privada.',
  },
})
