import { cutText } from '../../../domain/cutText.ts'
import type { texts as en } from '../../en/visitors/rehearsal.ts'
import type { Fault } from '../../../contract/outputs/rehearsal.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'
import { formatShowLength } from './show.ts'
import { formatDay, formatMegabytes, texts as hallTexts } from './storedShow.ts'

/** The number of titles in a sentence; further ones are counted. */
const MAX_TITLES = 3
/** Longer titles are cut off, because a sentence is read from an armchair. */
const MAX_TITLE_LENGTH = 40

/** A title that is isolated, because it runs from right to left, stays so. */
const shorten = (title: string) =>
  title.length > MAX_TITLE_LENGTH
    ? `${cutText(title, MAX_TITLE_LENGTH).trimEnd()}…${title.startsWith('\u2068') ? '\u2069' : ''}`
    : title

const formatTitles = (titles: readonly string[]) => {
  const moreCount = titles.length - MAX_TITLES
  const listed = titles.slice(0, MAX_TITLES).map((title) => `«${shorten(title)}»`)
  return [...listed, ...(moreCount > 0 ? [`${formatNumber(moreCount)} más`] : [])].join(', ')
}

const prepareAgain = `Toque «${hallTexts.prepare}».`

/** One sentence for what is wrong, and one for what to do. */
const describeFault = (fault: Fault): string => {
  switch (fault.kind) {
    case 'noSound':
      return 'No hay sonido. Suba el volumen de este dispositivo y el del equipo de sonido. Revise también el cable entre los dos.'
    case 'brokenSongs':
      return `No se puede reproducir aquí: ${formatTitles(fault.titles)}. Suba otra vez la canción como MP3 o quítela de la lista.`
    case 'missingPictures':
      return `Falta: ${formatTitles(fault.titles)}. Suba otra vez la foto u ocúltela.`
    case 'brokenVideos':
      return `No se puede reproducir aquí: ${formatTitles(fault.titles)}. Suba otra vez el video como MP4 u ocúltelo.`
    case 'screenSleeps':
      return 'La pantalla puede apagarse sola. Configure este dispositivo para que la pantalla siga encendida y conéctelo a la corriente.'
    case 'noFullscreen':
      return 'La proyección no llena la pantalla. Presione F11 o ábrala en otro navegador de este dispositivo.'
    case 'accessEnded':
      return 'Este dispositivo ya no puede ver el memorial: su enlace dejó de funcionar. Pida a la familia un enlace nuevo y ábralo aquí.'
    case 'accessEnds':
      return `Este dispositivo solo puede ver el memorial hasta el ${formatDay(fault.at)}. Abra aquí otra vez el enlace de la familia.`
    case 'noCopy':
      return fault.canMend
        ? `Aquí no hay nada guardado, así que la proyección se detiene si no hay conexión. ${prepareAgain}`
        : `Aquí no hay nada guardado. ${hallTexts.impossible}`
    case 'oldCopy':
      return `La proyección guardada aquí no tiene los últimos cambios del memorial. ${prepareAgain}`
    case 'damagedCopy':
      return `La proyección guardada aquí no funciona sin conexión. ${prepareAgain}`
    case 'noSpace':
      return `No hay suficiente espacio: la proyección necesita ${formatMegabytes(fault.neededBytes)} y hay ${formatMegabytes(fault.freeBytes)}. Libere espacio o use otro dispositivo.`
    case 'noRemote':
      return 'El control desde el teléfono no responde. Revise la conexión de este dispositivo o use el teclado en lugar del teléfono.'
  }
}

export const texts = sentences<typeof en>({
  title: 'Ensayar',
  purpose: (fastSeconds) =>
    `Guarda toda la proyección en este dispositivo para que funcione sin conexión. Después la pasa a gran velocidad y prueba todo lo que necesita; tarda más o menos ${plural(Math.max(1, Math.round(fastSeconds / 60)), { one: '# minuto', other: '# minutos' })}. Puede detenerla cuando quiera.`,
  connect: 'Conecte antes el proyector y el equipo de sonido, como el día de la ceremonia.',
  stored: 'La proyección ya está guardada en este dispositivo.',
  begin: 'Empezar',
  stop: 'Detener',
  close: 'Cerrar',
  question: '¿Oyó el sonido?',
  yes: 'Sí',
  no: 'No',
  toneAgain: 'Oírlo otra vez',
  running: 'El ensayo está en marcha',
  shown: (count, total) => `${formatNumber(count)} de ${formatNumber(total)}`,
  checking: 'Un momento…',
  aspects: {
    sound: 'sonido',
    pictures: 'imágenes',
    songs: 'canciones',
    screen: 'pantalla',
    space: 'espacio',
    network: 'conexión',
    remote: 'control remoto',
  },
  aspectStates: { waiting: 'sin probar todavía', good: 'funciona', bad: 'no funciona' },
  ready: (length) => `Todo listo: ${formatShowLength(length)}, funciona sin conexión`,
  notReady: (count) =>
    plural(count, {
      one: 'Todavía no está listo: falta # cosa',
      other: 'Todavía no está listo: faltan # cosas',
    }),
  fault: describeFault,
  again: 'Ensayar otra vez',
  prepared: 'Ya está todo guardado. Ensaye otra vez.',
  untitled: (number) => `foto ${formatNumber(number)}`,
})
