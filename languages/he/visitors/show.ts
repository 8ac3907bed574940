import type { SongFit } from '../../../contract/pages/show.ts'
import type { texts as en, ShowLength } from '../../en/visitors/show.ts'
import { plural, sentences } from '../grammar.ts'
import { countMinutes, countPhotographs, countTimes, countVideos } from '../nouns.ts'

export type { ShowLength } from '../../en/visitors/show.ts'

const roundToTenths = (value: number) => Number(value.toFixed(1))

const countSeconds = (value: number) => {
  const seconds = roundToTenths(value)
  return Number.isInteger(seconds)
    ? plural(seconds, { one: 'שנייה אחת', two: 'שתי שניות', other: '# שניות' })
    : `${seconds} שניות`
}

/** Formats how long a show or its songs are, such as 'דקה אחת ו־20 שניות'. */
const formatLength = (value: number) => {
  const [minutes, seconds] = [Math.floor(Math.round(value) / 60), Math.round(value) % 60]
  if (minutes === 0) return countSeconds(seconds)
  if (seconds === 0) return countMinutes(minutes)
  return `${countMinutes(minutes)} ו${seconds > 2 ? '־' : ''}${countSeconds(seconds)}`
}

/** Formats what a show has, such as '80 תמונות, 6 דקות ו־40 שניות'. */
export const formatShowLength = ({ photographs, videos, seconds }: ShowLength) =>
  [countPhotographs(photographs), ...(videos > 0 ? [countVideos(videos)] : []), formatLength(seconds)].join(
    ', ',
  )

/** Nobody can look at a photograph in fewer seconds. */
const MIN_SECONDS_TO_LOOK = 3

/** Formats the timing of a show, such as '24 דקות ו־3 שניות, 214 תמונות, 6.7 שניות לכל תמונה'. */
const formatFit = ({ seconds, photographs, secondsEach }: SongFit) =>
  [formatLength(seconds), countPhotographs(photographs), `${countSeconds(secondsEach)} לכל תמונה`].join(', ')

const formatSongs = ({ songCount, songSeconds, rounds }: SongFit) =>
  songCount === 1
    ? `אורך השיר ${formatLength(songSeconds)}, והוא מושמע ${countTimes(rounds)}.`
    : `אורך השירים יחד ${formatLength(songSeconds)}, והם מושמעים ${countTimes(rounds)}.`

export const texts = sentences<typeof en>({
  home: 'דף הבית',
  waiting: 'רק רגע…',
  unreachable: 'התמונות לא נטענו.',
  allLeftOut: 'אין כרגע תמונות במצגת. כולן נמצאות בגלריה.',
  tryAgain: 'ניסיון נוסף',
  previous: 'הקודמת',
  next: 'הבאה',
  play: 'הפעלה',
  pause: 'עצירה',
  fullscreen: 'מסך מלא',
  exitFullscreen: 'יציאה ממסך מלא',
  close: 'סגירה',
  fullscreenWaits: 'התמונה תמלא את המסך ברגע שתיגעו בה או תקישו על מקש.',
  black: 'המסך שחור. הקשה על B מחזירה את התמונה.',
  endBlack: 'החזרת התמונה',
  music: 'מוזיקה',
  musicLoading: 'המוזיקה נטענת...',
  musicUnreachable: 'המוזיקה לא נטענה.',
  musicFailed: 'אי אפשר להשמיע כרגע את המוזיקה הזאת.',
  asLongAsSongs: 'באורך השירים',
  showLength: formatShowLength,
  fit: formatFit,
  explainFit: (fit) =>
    [
      `${formatFit(fit)}.`,
      formatSongs(fit),
      ...(roundToTenths(fit.secondsEach) < MIN_SECONDS_TO_LOOK
        ? ['זה קצר מכדי להתבונן בתמונה. אפשר לבחור פחות תמונות או להוסיף שירים.']
        : []),
    ].join(' '),
  description: 'תיאור',
  nothingToRehearse: 'הרצת הניסיון תיפתח ברגע שתהיה תמונה במצגת.',
  rehearsal: 'הרצת ניסיון',
  rehearsalFailed:
    'הרצת הניסיון לא נטענה. המצגת ממשיכה. כשהחיבור חוזר, אפשר לטעון את הדף מחדש ולערוך הרצת ניסיון.',
  refused: 'המוזיקה תתחיל ברגע שתיגעו במסך או תקישו על מקש.',
})
