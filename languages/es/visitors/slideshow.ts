import type {
  musicTexts as enMusic,
  settingsTexts as enSettings,
  texts as en,
} from '../../en/visitors/slideshow.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: (name) => (name ? `Proyección de fotos de ${name}` : 'Proyección de fotos'),
  loading: 'Cargando las fotos…',
  empty: 'Todavía no hay fotos que mostrar.',
  slide: (number, count) => `Imagen ${number} de ${count}`,
  perSlide: (seconds) =>
    plural(Number(seconds.toFixed(1)), { one: '# segundo por imagen', other: '# segundos por imagen' }),
  randomMode: 'Al azar',
  sharedBy: (name) => `Lo compartió ${name}`,
})

export const settingsTexts = sentences<typeof enSettings>({
  title: 'Ajustes',
  duration: 'Duración de cada imagen',
  seconds: (seconds) => (seconds === 1 ? '1 segundo' : `${formatNumber(seconds)} segundos`),
  random: 'Orden al azar',
  captions: 'Pies de foto',
  randomTransitions: 'Transiciones al azar',
  effects: 'Efectos de transición',
  effectsRandom: 'Cada vez uno distinto de estos.',
  effectsChosen: 'Siempre el elegido.',
  goToSlide: 'Ir a la imagen',
  go: 'Ir',
  goOutside: (count) => `Un número entero del 1 al ${count}`,
})

export const musicTexts = sentences<typeof enMusic>({
  title: 'Controles de la música',
  nowPlaying: 'Suena ahora',
  seek: 'Posición',
  position: (at, of) => `${at} de ${of}`,
  mute: 'Silenciar',
  unmute: 'Activar sonido',
  volume: 'Volumen',
  randomOn: 'Al azar: sí',
  randomOff: 'Al azar: no',
  playlist: 'Lista de canciones',
  none: 'No hay canciones',
})
