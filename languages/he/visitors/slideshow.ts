import type {
  texts as en,
  musicTexts as enMusic,
  settingsTexts as enSettings,
} from '../../en/visitors/slideshow.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

const countSeconds = (seconds: number) => {
  const rounded = Number(seconds.toFixed(1))
  return Number.isInteger(rounded)
    ? plural(rounded, { one: 'שנייה אחת', two: 'שתי שניות', other: '# שניות' })
    : `${rounded} שניות`
}

export const texts = sentences<typeof en>({
  title: (name) => (name ? `מצגת לזכר ${name}` : 'מצגת'),
  loading: 'התמונות נטענות...',
  empty: 'עדיין אין כאן תמונות.',
  slide: (number, count) => `תמונה ${formatNumber(number)} מתוך ${formatNumber(count)}`,
  perSlide: (seconds) => `${countSeconds(seconds)} לתמונה`,
  randomMode: 'סדר אקראי',
  sharedBy: (name) => `מאת: ${name}`,
})

export const settingsTexts = sentences<typeof enSettings>({
  title: 'הגדרות',
  duration: 'משך כל תמונה',
  seconds: countSeconds,
  random: 'סדר אקראי',
  captions: 'כיתובים',
  randomTransitions: 'מעברים אקראיים',
  effects: 'סוגי מעבר',
  effectsRandom: 'בכל פעם מעבר אחר מאלה.',
  effectsChosen: 'תמיד המעבר שנבחר.',
  goToSlide: 'מעבר לתמונה',
  go: 'מעבר',
  goOutside: (count) => `מספר שלם מ־1 עד ${formatNumber(count)}`,
})

export const musicTexts = sentences<typeof enMusic>({
  title: 'נגן המוזיקה',
  nowPlaying: 'מתנגן עכשיו',
  seek: 'מעבר בתוך השיר',
  position: (at, of) => `${at} מתוך ${of}`,
  mute: 'השתקה',
  unmute: 'ביטול ההשתקה',
  volume: 'עוצמה',
  randomOn: 'סדר אקראי פועל',
  randomOff: 'סדר אקראי לא פועל',
  playlist: 'רשימת השירים',
  none: 'עדיין אין שירים',
})
