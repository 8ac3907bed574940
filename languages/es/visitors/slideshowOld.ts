import type {
  jumpTexts as enJump,
  musicTexts as enMusic,
  settingsTexts as enSettings,
  texts as en,
} from '../../en/visitors/slideshowOld.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: (name) => (name ? `Proyección de fotos de ${name}, versión anterior` : 'Proyección de fotos'),
  loading: 'Cargando la proyección…',
  empty: 'No hay fotos',
  emptyMessage: 'Agregue fotos en el panel para ver la proyección.',
  emptyCopy: 'Cuando se hizo esta copia, no había fotos.',
  manage: 'Ir al panel',
})

export const jumpTexts = sentences<typeof enJump>({
  title: 'Ir a la imagen',
  slide: (number) => `Imagen ${number}`,
})

export const settingsTexts = sentences<typeof enSettings>({
  title: 'Ajustes de la proyección',
  duration: 'Duración de cada imagen',
  seconds: (seconds) => (seconds === 1 ? '1 segundo' : `${formatNumber(seconds)} segundos`),
  captions: 'Mostrar pies de foto',
  random: 'Orden al azar',
  randomTransitions: 'Efectos de transición',
  effects: 'Efectos entre los que elegir',
  effectsHint:
    'Cada vez uno distinto de estos; si no elige ninguno, un fundido. Ken Burns es un acercamiento lento.',
})

export const musicTexts = sentences<typeof enMusic>({
  title: 'Todas las canciones',
  search: 'Buscar música…',
  shuffle: 'Canciones al azar',
  volume: 'Volumen',
  tracks: 'Canciones',
  none: 'No hay música',
  noMatches: 'No se encontró nada',
  found: (found, all) => plural(all, { one: `${found} de # canción`, other: `${found} de # canciones` }),
})
