import { cutText } from '../../../domain/cutText.ts'
import type { Fault } from '../../../contract/outputs/rehearsal.ts'
import type { texts as en } from '../../en/visitors/rehearsal.ts'
import { formatNumber, plural, sentences, toKey } from '../grammar.ts'
import { countMinutes } from '../nouns.ts'
import { formatShowLength } from './show.ts'
import { formatDay, formatMegabytes, texts as hallTexts } from './storedShow.ts'

/** The number of titles in a sentence; further ones are counted. */
const MAX_TITLES = 3
/** Longer titles are cut off, because a sentence is read from an armchair. */
const MAX_TITLE_LENGTH = 40

/** A title that is isolated, because it runs from left to right, stays so. */
const shorten = (title: string) =>
  title.length > MAX_TITLE_LENGTH
    ? `${cutText(title, MAX_TITLE_LENGTH).trimEnd()}…${title.startsWith('\u2068') ? '\u2069' : ''}`
    : title

const formatTitles = (titles: readonly string[]) => {
  const moreCount = titles.length - MAX_TITLES
  const listed = titles.slice(0, MAX_TITLES).map((title) => `״${shorten(title)}״`)
  return [...listed, ...(moreCount > 0 ? [`ועוד ${formatNumber(moreCount)}`] : [])].join(', ')
}

const prepareAgain = `צריך ללחוץ על ״${hallTexts.prepare}״.`

/** One sentence for what is wrong, and one for what to do. */
const describeFault = (isolated: Fault): string => {
  const fault = { ...isolated, kind: toKey(isolated.kind) } as Fault
  switch (fault.kind) {
    case 'noSound':
      return 'אין צליל. כדאי להגביר את הקול במכשיר הזה וברמקולים ולבדוק את הכבל שביניהם.'
    case 'brokenSongs':
      return `אי אפשר להשמיע כאן: ${formatTitles(fault.titles)}. כדאי להעלות את השיר שוב כ־MP3 או להוציא אותו מהמוזיקה.`
    case 'missingPictures':
      return `חסר: ${formatTitles(fault.titles)}. אפשר להעלות את התמונה שוב או להסתיר אותה.`
    case 'brokenVideos':
      return `אי אפשר להציג כאן: ${formatTitles(fault.titles)}. כדאי להעלות את הסרטון שוב כ־MP4 או להסתיר אותו.`
    case 'screenSleeps':
      return 'המסך עלול לכבות מעצמו. כדאי להגדיר במכשיר הזה שהמסך יישאר דולק ולחבר אותו לחשמל.'
    case 'noFullscreen':
      return 'המצגת לא ממלאת את המסך. אפשר להקיש על F11 או לפתוח את המצגת בדפדפן אחר במכשיר הזה.'
    case 'accessEnded':
      return 'המכשיר הזה כבר לא יכול להציג את אתר הזיכרון: הקישור שלו בוטל. אפשר לקבל מהמשפחה קישור חדש ולפתוח אותו כאן.'
    case 'accessEnds':
      return `המכשיר הזה יכול להציג את אתר הזיכרון רק עד ${formatDay(fault.at)}. צריך לפתוח בו שוב את הקישור מהמשפחה.`
    case 'noCopy':
      return fault.canMend
        ? `שום דבר לא שמור במכשיר הזה, ולכן המצגת תיעצר בלי אינטרנט. ${prepareAgain}`
        : `שום דבר לא שמור במכשיר הזה. ${hallTexts.impossible}`
    case 'oldCopy':
      return `המצגת ששמורה במכשיר הזה ישנה יותר מאתר הזיכרון. ${prepareAgain}`
    case 'damagedCopy':
      return `המצגת ששמורה במכשיר הזה לא פועלת בלי אינטרנט. ${prepareAgain}`
    case 'noSpace':
      return `אין מספיק מקום: המצגת צריכה ${formatMegabytes(fault.neededBytes)}, ובמכשיר הזה פנויים ${formatMegabytes(fault.freeBytes)}. אפשר לפנות מקום או להשתמש במכשיר אחר.`
    case 'noRemote':
      return 'הטלפון שמשמש שלט לא מגיב. כדאי לבדוק את החיבור לאינטרנט במכשיר הזה או להשתמש במקשים שלו במקום בטלפון.'
  }
}

export const texts = sentences<typeof en>({
  title: 'הרצת ניסיון',
  purpose: (fastSeconds) =>
    `כל המצגת נשמרת במכשיר הזה כדי שתפעל בלי אינטרנט, ואחר כך רצה במהירות כדי לבדוק שהכול פועל. זה לוקח בערך ${countMinutes(Math.max(1, Math.round(fastSeconds / 60)))}. אפשר לעצור בכל רגע.`,
  connect: 'קודם כול מחברים את המקרן ואת הרמקולים, כמו ביום הטקס.',
  stored: 'המצגת שמורה עכשיו במכשיר הזה.',
  begin: 'התחלה',
  stop: 'עצירה',
  close: 'סגירה',
  question: 'שמעתם את הצליל?',
  yes: 'כן',
  no: 'לא',
  toneAgain: 'השמעה חוזרת',
  running: 'הרצת הניסיון בעיצומה',
  shown: (count, total) => `${formatNumber(count)} מתוך ${formatNumber(total)}`,
  checking: 'רק רגע…',
  aspects: {
    sound: 'צליל',
    pictures: 'תמונות',
    songs: 'שירים',
    screen: 'מסך',
    space: 'מקום',
    network: 'אינטרנט',
    remote: 'שלט',
  },
  aspectStates: { waiting: 'עוד לא נבדק', good: 'פועל', bad: 'לא פועל' },
  ready: (length) => `מוכן: ${formatShowLength(length)}, פועל בלי אינטרנט`,
  notReady: (count) =>
    plural(count, {
      one: 'עוד לא מוכן: דבר אחד',
      two: 'עוד לא מוכן: שני דברים',
      other: 'עוד לא מוכן: # דברים',
    }),
  fault: describeFault,
  again: 'הרצה נוספת',
  prepared: 'הכול שמור עכשיו במכשיר הזה. כדאי לערוך הרצת ניסיון נוספת.',
  untitled: (number) => `תמונה ${formatNumber(number)}`,
})
