import type {
  jumpTexts as enJump,
  musicTexts as enMusic,
  settingsTexts as enSettings,
  texts as en,
} from '../../en/visitors/slideshowOld.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: (name) => (name ? `Diashow für ${name}, ältere Fassung` : 'Diashow'),
  loading: 'Die Diashow wird geladen …',
  empty: 'Noch keine Fotos',
  emptyMessage: 'Die Diashow zeigt Fotos, sobald in der Verwaltung welche hinzugefügt sind.',
  emptyCopy: 'Als diese Kopie entstand, gab es noch keine Fotos.',
  manage: 'Zur Verwaltung der Fotos',
})

export const jumpTexts = sentences<typeof enJump>({
  title: 'Zu einem Bild springen',
  slide: (number) => `Bild ${formatNumber(number)}`,
})

export const settingsTexts = sentences<typeof enSettings>({
  title: 'Einstellungen der Diashow',
  duration: 'Dauer je Bild',
  seconds: (seconds) => plural(seconds, { one: '# Sekunde', other: '# Sekunden' }),
  captions: 'Bildunterschriften zeigen',
  random: 'Zufällige Reihenfolge',
  randomTransitions: 'Übergänge wechseln',
  effects: 'Übergänge zur Auswahl',
  effectsHint:
    'Bei jedem Bild ein anderer von diesen; ist keiner gewählt, wird das nächste Bild eingeblendet. Bei „Ken Burns“ wird das Bild langsam größer.',
})

export const musicTexts = sentences<typeof enMusic>({
  title: 'Lieder',
  search: 'Lied suchen …',
  shuffle: 'Zufällige Reihenfolge',
  volume: 'Lautstärke',
  tracks: 'Lieder',
  none: 'Noch keine Musik',
  noMatches: 'Nichts gefunden',
  found: (found, all) =>
    `${formatNumber(found)} von ${plural(all, { one: '# Lied', other: '# Liedern' })} gefunden`,
})
