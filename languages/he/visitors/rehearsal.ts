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

const prepareAgain = `נא ללחוץ על ״${hallTexts.prepare}״.`

/** One sentence for what is wrong, and one for what to do. */
const describeFault = (isolated: Fault): string => {
  const fault = { ...isolated, kind: toKey(isolated.kind) } as Fault
  switch (fault.kind) {
    case 'noSound':
      return 'אין צליל. נא להגביר את המכשיר הזה ואת הרמקולים, ולבדוק את הכבל שביניהם.'
    case 'brokenSongs':
      return `אי אפשר להשמיע כאן: ${formatTitles(fault.titles)}. נא להעלות את השיר שוב כ־MP3, או להוציא אותו מהמוזיקה.`
    case 'missingPictures':
      return `חסר: ${formatTitles(fault.titles)}. נא להעלות את התמונה שוב, או להסתיר אותה.`
    case 'brokenVideos':
      return `אי אפשר להציג כאן: ${formatTitles(fault.titles)}. נא להעלות את הסרטון שוב כ־MP4, או להסתיר אותו.`
    case 'screenSleeps':
      return 'המסך עלול לכבות מעצמו. נא להגדיר במכשיר הזה שהמסך יישאר דולק, ולחבר אותו לחשמל.'
    case 'noFullscreen':
      return 'המצגת אינה ממלאת את המסך. אפשר להקיש על F11, או לפתוח את המצגת בדפדפן אחר במכשיר הזה.'
    case 'accessEnded':
      return 'המכשיר הזה כבר אינו רשאי לראות את אתר הזיכרון: הקישור שלו בוטל. נא לבקש מהמשפחה קישור חדש ולפתוח אותו כאן.'
    case 'accessEnds':
      return `המכשיר הזה רשאי לראות את אתר הזיכרון רק עד ${formatDay(fault.at)}. נא לפתוח כאן שוב את הקישור של המשפחה.`
    case 'noCopy':
      return fault.canMend
        ? `שום דבר לא שמור במכשיר הזה, ולכן המצגת נעצרת בלי רשת. ${prepareAgain}`
        : `שום דבר לא שמור במכשיר הזה. ${hallTexts.impossible}`
    case 'oldCopy':
      return `המצגת ששמורה במכשיר הזה ישנה יותר מאתר הזיכרון. ${prepareAgain}`
    case 'damagedCopy':
      return `המצגת ששמורה במכשיר הזה אינה פועלת בלי רשת. ${prepareAgain}`
    case 'noSpace':
      return `אין מספיק מקום: המצגת צריכה ${formatMegabytes(fault.neededBytes)}, ובמכשיר הזה פנויים ${formatMegabytes(fault.freeBytes)}. אפשר לפנות מקום, או להשתמש במכשיר אחר.`
    case 'noRemote':
      return 'הטלפון שמשמש שלט אינו עונה. נא לבדוק את הרשת של המכשיר הזה, או להשתמש במקשים שלו במקום בטלפון.'
  }
}

export const texts = sentences<typeof en>({
  title: 'חזרה כללית',
  purpose: (fastSeconds) =>
    `שומרת את כל המצגת במכשיר הזה, כדי שתפעל בלי רשת. אחר כך מריצה אותה במהירות ובודקת כל מה שהיא צריכה. זה לוקח בערך ${countMinutes(Math.max(1, Math.round(fastSeconds / 60)))}. אפשר לעצור בכל רגע.`,
  connect: 'קודם כול מחברים את המקרן ואת הרמקולים, כמו ביום הטקס.',
  stored: 'המצגת שמורה עכשיו במכשיר הזה.',
  begin: 'מתחילים',
  stop: 'עצירה',
  close: 'סגירה',
  question: 'שמעתם את הצליל?',
  yes: 'כן',
  no: 'לא',
  toneAgain: 'להשמיע שוב',
  running: 'החזרה הכללית מתנהלת',
  shown: (count, total) => `${formatNumber(count)} מתוך ${formatNumber(total)}`,
  checking: 'רק רגע…',
  aspects: {
    sound: 'צליל',
    pictures: 'תמונות',
    songs: 'שירים',
    screen: 'מסך',
    space: 'מקום',
    network: 'רשת',
    remote: 'שלט',
  },
  aspectStates: { waiting: 'עוד לא נבדק', good: 'פועל', bad: 'לא פועל' },
  ready: (length) => `מוכן: ${formatShowLength(length)}, פועל בלי רשת`,
  notReady: (count) =>
    plural(count, {
      one: 'עוד לא מוכן: דבר אחד',
      two: 'עוד לא מוכן: שני דברים',
      other: 'עוד לא מוכן: # דברים',
    }),
  fault: describeFault,
  again: 'חזרה כללית נוספת',
  prepared: 'הכול שמור עכשיו במכשיר הזה. נא לערוך חזרה כללית נוספת.',
  untitled: (number) => `תמונה ${formatNumber(number)}`,
})
