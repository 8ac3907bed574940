import type { SongFit } from '../../../contract/pages/show.ts'
import type { ShowLength, texts as en } from '../../en/visitors/show.ts'
import { plural, sentences } from '../grammar.ts'

export type { ShowLength } from '../../en/visitors/show.ts'

const roundToTenths = (value: number) => Number(value.toFixed(1))

const formatMinutes = (count: number) => plural(count, { one: '# minuto', other: '# minutos' })
const formatSeconds = (count: number) => plural(count, { one: '# segundo', other: '# segundos' })

/** Formats how long a show or its songs are, such as '1 minuto y 20 segundos'. */
const formatLength = (value: number) => {
  const [minutes, seconds] = [Math.floor(Math.round(value) / 60), Math.round(value) % 60]
  if (minutes === 0) return formatSeconds(seconds)
  return [formatMinutes(minutes), ...(seconds > 0 ? [formatSeconds(seconds)] : [])].join(' y ')
}

const formatPhotographs = (count: number) => plural(count, { one: '# foto', other: '# fotos' })

/** Formats what a show has, such as '80 fotos, 6 minutos y 40 segundos'. */
export const formatShowLength = ({ photographs, videos, seconds }: ShowLength) =>
  [
    formatPhotographs(photographs),
    ...(videos > 0 ? [plural(videos, { one: '# video', other: '# videos' })] : []),
    formatLength(seconds),
  ].join(', ')

/** Nobody can look at a photograph in fewer seconds. */
const MIN_SECONDS_TO_LOOK = 3

/** Formats the timing of a show, such as '24 minutos y 3 segundos, 214 fotos, 6,7 segundos cada una'. */
const formatFit = ({ seconds, photographs, secondsEach }: SongFit) =>
  [
    formatLength(seconds),
    formatPhotographs(photographs),
    `${formatSeconds(roundToTenths(secondsEach))} cada una`,
  ].join(', ')

const formatRounds = (count: number) => plural(count, { one: 'una vez', other: '# veces' })

const formatSongs = ({ songCount, songSeconds, rounds }: SongFit) =>
  songCount === 1
    ? `La canción dura ${formatLength(songSeconds)} y suena ${formatRounds(rounds)}.`
    : `Las canciones duran ${formatLength(songSeconds)} y suenan ${formatRounds(rounds)}.`

export const texts = sentences<typeof en>({
  home: 'Inicio',
  waiting: 'Un momento…',
  unreachable: 'Ahora mismo no se pueden cargar las fotos.',
  allLeftOut: 'Por ahora no hay ninguna foto en la proyección. Todas están en la galería.',
  tryAgain: 'Reintentar',
  previous: 'Anterior',
  next: 'Siguiente',
  play: 'Continuar',
  pause: 'Pausa',
  fullscreen: 'Pantalla completa',
  exitFullscreen: 'Salir de pantalla completa',
  close: 'Cerrar',
  fullscreenWaits: 'La imagen llenará la pantalla en cuanto la toque o presione una tecla.',
  black: 'La pantalla está negra. Presione B para ver otra vez la imagen.',
  endBlack: 'Ver otra vez la imagen',
  music: 'Música',
  musicLoading: 'Cargando las canciones…',
  musicUnreachable: 'Ahora mismo no se puede cargar la música.',
  musicFailed: 'Esta música no se puede reproducir ahora mismo.',
  asLongAsSongs: 'Lo que duren las canciones',
  showLength: formatShowLength,
  fit: formatFit,
  explainFit: (fit) =>
    [
      `${formatFit(fit)}.`,
      formatSongs(fit),
      ...(roundToTenths(fit.secondsEach) < MIN_SECONDS_TO_LOOK
        ? ['Es muy poco tiempo para mirar una foto. Elija menos fotos o agregue canciones.']
        : []),
    ].join(' '),
  description: 'Descripción',
  nothingToRehearse: 'El ensayo se abre en cuanto la proyección tenga una foto.',
  rehearsal: 'Ensayo',
  rehearsalFailed:
    'No se pudo cargar el ensayo. La proyección continúa. Cuando haya conexión, cargue de nuevo esta página y ensaye otra vez.',
  refused: 'La música empezará en cuanto toque la pantalla o presione una tecla.',
})
