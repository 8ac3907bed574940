import type {
  texts as en,
  musicTexts as enMusic,
  settingsTexts as enSettings,
} from '../../en/visitors/slideshow.ts'
import { count, formatNumber, sentences } from '../grammar.ts'

const countSeconds = (seconds: number) => count(seconds, '# sekunda', '# sekundy', '# sekund')

export const texts = sentences<typeof en>({
  title: (name) => (name ? `${name} – pokaz zdjęć` : 'Pokaz zdjęć'),
  loading: 'Wczytywanie zdjęć…',
  empty: 'Nie ma jeszcze zdjęć do pokazania.',
  slide: (number, slideCount) => `Zdjęcie ${formatNumber(number)} z ${formatNumber(slideCount)}`,
  perSlide: (seconds) => `${countSeconds(Number(seconds.toFixed(1)))} na zdjęcie`,
  randomMode: 'Losowa kolejność',
  sharedBy: (name) => `Od: ${name}`,
})

export const settingsTexts = sentences<typeof enSettings>({
  title: 'Ustawienia',
  duration: 'Czas jednego zdjęcia',
  seconds: countSeconds,
  random: 'Losowa kolejność',
  captions: 'Podpisy',
  randomTransitions: 'Losowe przejścia',
  effects: 'Rodzaje przejść',
  effectsRandom: 'Za każdym razem inne z nich.',
  effectsChosen: 'Zawsze to wybrane.',
  goToSlide: 'Przejdź do zdjęcia',
  go: 'Przejdź',
  goOutside: (slideCount) => `Liczba całkowita od 1 do ${formatNumber(slideCount)}`,
})

export const musicTexts = sentences<typeof enMusic>({
  title: 'Odtwarzanie muzyki',
  nowPlaying: 'Teraz gra',
  seek: 'Przewiń',
  position: (at, of) => `${at} z ${of}`,
  mute: 'Wycisz',
  unmute: 'Włącz dźwięk',
  volume: 'Głośność',
  randomOn: 'Losowo: tak',
  randomOff: 'Losowo: nie',
  playlist: 'Lista utworów',
  none: 'Nie ma jeszcze muzyki',
})
