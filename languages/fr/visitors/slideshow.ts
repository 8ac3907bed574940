import type {
  texts as en,
  musicTexts as enMusic,
  settingsTexts as enSettings,
} from '../../en/visitors/slideshow.ts'
import { formatNumber, ofName, plural, sentences } from '../grammar.ts'

const formatSeconds = (count: number) => plural(count, { one: '# seconde', other: '# secondes' })

export const texts = sentences<typeof en>({
  title: (name) => (name ? `Diaporama ${ofName(name)}` : 'Diaporama'),
  loading: 'Chargement des photos…',
  empty: 'Il n’y a pas encore de photo à montrer.',
  slide: (number, count) => `Image ${formatNumber(number)} sur ${formatNumber(count)}`,
  perSlide: (seconds) => `${formatSeconds(Number(seconds.toFixed(1)))} par image`,
  randomMode: 'Ordre aléatoire',
  sharedBy: (name) => `Partagé par ${name}`,
})

export const settingsTexts = sentences<typeof enSettings>({
  title: 'Réglages',
  duration: 'Durée par image',
  seconds: formatSeconds,
  random: 'Ordre aléatoire',
  captions: 'Légendes',
  randomTransitions: 'Transitions variées',
  effects: 'Effets de transition',
  effectsRandom: 'Un effet différent à chaque fois.',
  effectsChosen: 'Toujours l’effet choisi.',
  goToSlide: 'Aller à l’image',
  go: 'Aller',
  goOutside: (count) => `Un nombre entier de 1 à ${formatNumber(count)}`,
})

export const musicTexts = sentences<typeof enMusic>({
  title: 'Commandes de la musique',
  nowPlaying: 'En cours',
  seek: 'Avancer dans le morceau',
  position: (at, of) => `${at} sur ${of}`,
  mute: 'Couper le son',
  unmute: 'Remettre le son',
  volume: 'Volume',
  randomOn: 'Ordre aléatoire',
  randomOff: 'Dans l’ordre',
  playlist: 'Liste de lecture',
  none: 'Il n’y a pas encore de musique',
})
