import type {
  texts as en,
  jumpTexts as enJump,
  musicTexts as enMusic,
  settingsTexts as enSettings,
} from '../../en/visitors/slideshowOld.ts'
import { count, formatNumber, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: (name) => (name ? `${name} – pokaz zdjęć w starszej postaci` : 'Pokaz zdjęć'),
  loading: 'Wczytywanie pokazu…',
  empty: 'Nie ma jeszcze zdjęć',
  emptyMessage: 'Aby zobaczyć pokaz, trzeba dodać zdjęcia w panelu.',
  emptyCopy: 'Gdy powstawała ta kopia, nie było zdjęć.',
  manage: 'Zdjęcia w panelu',
})

export const jumpTexts = sentences<typeof enJump>({
  title: 'Przejdź do zdjęcia',
  slide: (number) => `Zdjęcie ${formatNumber(number)}`,
})

export const settingsTexts = sentences<typeof enSettings>({
  title: 'Ustawienia pokazu',
  duration: 'Czas jednego zdjęcia',
  seconds: (seconds) => count(seconds, '# sekunda', '# sekundy', '# sekund'),
  captions: 'Pokazuj podpisy',
  random: 'Losowa kolejność',
  randomTransitions: 'Przejścia',
  effects: 'Przejścia do wyboru',
  effectsHint:
    'Za każdym razem inne z nich; gdy żadne nie jest wybrane, zdjęcie wyłania się powoli. Ken Burns to powolne zbliżenie.',
})

export const musicTexts = sentences<typeof enMusic>({
  title: 'Zbiór utworów',
  search: 'Szukaj muzyki…',
  shuffle: 'Losowa kolejność',
  volume: 'Głośność',
  tracks: 'Utwory',
  none: 'Nie ma jeszcze muzyki',
  noMatches: 'Niczego nie znaleziono',
  found: (found, all) =>
    `Znaleziono ${formatNumber(found)} z ${count(all, '# utworu', '# utworów', '# utworów')}`,
})
