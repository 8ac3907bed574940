import type {
  musicTexts as enMusic,
  settingsTexts as enSettings,
  texts as en,
} from '../../en/visitors/slideshow.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: (name) => (name ? `Diashow für ${name}` : 'Diashow'),
  loading: 'Die Fotos werden geladen …',
  empty: 'Es gibt noch keine Fotos zu sehen.',
  slide: (number, count) => `Bild ${formatNumber(number)} von ${formatNumber(count)}`,
  perSlide: (seconds) =>
    plural(Number(seconds.toFixed(1)), { one: '# Sekunde je Bild', other: '# Sekunden je Bild' }),
  randomMode: 'Zufällige Reihenfolge',
  sharedBy: (name) => `Von ${name}`,
})

export const settingsTexts = sentences<typeof enSettings>({
  title: 'Einstellungen',
  duration: 'Dauer je Bild',
  seconds: (seconds) => plural(seconds, { one: '# Sekunde', other: '# Sekunden' }),
  random: 'Zufällige Reihenfolge',
  captions: 'Bildunterschriften',
  randomTransitions: 'Übergänge wechseln',
  effects: 'Übergänge',
  effectsRandom: 'Bei jedem Bild ein anderer von diesen.',
  effectsChosen: 'Bei jedem Bild derselbe.',
  goToSlide: 'Zu Bild',
  go: 'Los',
  goOutside: (count) => `Eine ganze Zahl von 1 bis ${formatNumber(count)}`,
})

export const musicTexts = sentences<typeof enMusic>({
  title: 'Musik',
  nowPlaying: 'Gerade läuft',
  seek: 'Stelle im Lied',
  position: (at, of) => `${at} von ${of}`,
  mute: 'Ton aus',
  unmute: 'Ton an',
  volume: 'Lautstärke',
  randomOn: 'Zufall an',
  randomOff: 'Zufall aus',
  playlist: 'Liederliste',
  none: 'Noch keine Lieder',
})
