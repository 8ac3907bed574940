import type {
  texts as en,
  jumpTexts as enJump,
  musicTexts as enMusic,
  settingsTexts as enSettings,
} from '../../en/visitors/slideshowOld.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'
import { countSongs } from '../nouns.ts'

export const texts = sentences<typeof en>({
  title: (name) => (name ? `מצגת לזכר ${name}, הגרסה הישנה` : 'מצגת'),
  loading: 'המצגת נטענת...',
  empty: 'אין תמונות',
  emptyMessage: 'כדי לראות את המצגת צריך להוסיף תמונות בניהול הגלריה.',
  emptyCopy: 'כשנוצר העותק הזה לא היו בו תמונות.',
  manage: 'ניהול הגלריה',
})

export const jumpTexts = sentences<typeof enJump>({
  title: 'מעבר לתמונה',
  slide: (number) => `תמונה ${formatNumber(number)}`,
})

export const settingsTexts = sentences<typeof enSettings>({
  title: 'הגדרות המצגת',
  duration: 'משך כל תמונה',
  seconds: (seconds) => plural(seconds, { one: 'שנייה אחת', two: 'שתי שניות', other: '# שניות' }),
  captions: 'הצגת כיתובים',
  random: 'סדר אקראי',
  randomTransitions: 'מעברים',
  effects: 'מעברים לבחירה',
  effectsHint: 'בכל פעם מעבר אחר מאלה. אם לא נבחר מעבר, התמונה מופיעה בהדרגה. Ken Burns היא הגדלה איטית.',
})

export const musicTexts = sentences<typeof enMusic>({
  title: 'שירים',
  search: 'חיפוש שיר...',
  shuffle: 'השמעה בסדר אקראי',
  volume: 'עוצמה',
  tracks: 'שירים',
  none: 'עדיין אין מוזיקה',
  noMatches: 'לא נמצאו שירים מתאימים',
  found: (found, all) => `נמצאו ${formatNumber(found)} מתוך ${countSongs(all)}`,
})
