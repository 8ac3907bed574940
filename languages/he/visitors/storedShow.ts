import type { ShowCounts } from '../../../contract/outputs/offlineShow.ts'
import type { texts as en } from '../../en/visitors/storedShow.ts'
import { attach, locale, plural, sentences, toKey } from '../grammar.ts'
import { countPhotographs, countSongs, countVideos } from '../nouns.ts'

export const formatMegabytes = (bytes: number) => {
  const size = Math.max(1, Math.round(bytes / 2 ** 20))
  return size < 1_000
    ? `${size} MB`
    : `${(size / 1_024).toLocaleString(locale, { maximumFractionDigits: 1 })} GB`
}

/** Formats the day of a moment, in the browser's time zone, such as 'יום שישי, 4 בדצמבר'. */
export const formatDay = (at: number) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(at)

const describeCounts = ({ photographs, films, songs }: ShowCounts) =>
  [countPhotographs(photographs), films > 0 && countVideos(films), countSongs(songs)]
    .filter(Boolean)
    .join(', ')

/** The ends of sentences about one thing that is new, which is feminine in Hebrew, and about several. */
const storingTexts = {
  running: ['היא נשמרת', 'הן נשמרות'],
  done: ['היא שמורה עכשיו', 'הן שמורות עכשיו'],
  failed: ['היא לא נשמרה', 'הן לא נשמרו'],
} as const

/** Says what is new, such as 'יש שתי תמונות חדשות, והן שמורות עכשיו'. */
const describeChange = (newPhotographs: number, storing: keyof typeof storingTexts) => {
  const [one, many] = storingTexts[toKey(storing)]
  if (newPhotographs === 0) return `המצגת השתנתה, ו${one}`
  const news = plural(newPhotographs, {
    one: 'יש תמונה חדשה אחת',
    two: 'יש שתי תמונות חדשות',
    other: 'יש # תמונות חדשות',
  })
  return `${news}, ו${newPhotographs === 1 ? one : many}`
}

export const texts = sentences<typeof en>({
  title: 'מחשב ההקרנה',
  purpose: 'המצגת נשמרת במכשיר הזה, רצה פעם אחת במהירות, ומוצג מה עוד לא פועל.',
  storing: 'בלי אינטרנט',
  storingPurpose: 'כל המצגת נשמרת במכשיר הזה, כדי שתפעל גם במקום שאין בו אינטרנט.',
  prepare: 'הכנה להקרנה',
  again: 'הכנה חוזרת להקרנה',
  remove: 'הסרה מהמכשיר הזה',
  stop: 'עצירה',
  rehearse: 'הרצת ניסיון',
  needs: (bytes) => `זה תופס בערך ${formatMegabytes(bytes)}.`,
  enough: (freeBytes) => `במכשיר הזה פנויים ${formatMegabytes(freeBytes)}, וזה מספיק.`,
  tooLittle: (freeBytes) =>
    `במכשיר הזה פנויים רק ${formatMegabytes(freeBytes)}, וזה לא מספיק. אפשר לפנות מקום או להשתמש במכשיר אחר.`,
  unknownSpace: 'הדפדפן הזה לא מראה כמה מקום פנוי.',
  progress: (doneCount, totalCount) => `שמירה ובדיקה: ${Math.round((100 * doneCount) / totalCount)}%`,
  ready: (counts) => `מוכן: ${describeCounts(counts)}`,
  readyHint:
    'פותחים את המצגת בקישור הזה ובדפדפן הזה, עם אינטרנט או בלעדיו. אחרי כל שינוי צריך להכין אותה שוב.',
  recalled: {
    today: 'היום',
    yesterday: 'אתמול',
    on: (day) => attach('ב', day),
    asRehearsed: (when) => `כמו בהרצת הניסיון (${when})`,
    stored: (when) => `נשמרה במכשיר הזה ${when}`,
    changedSince: (rehearsed, stored) => `השתנתה מאז הרצת הניסיון (${rehearsed}) ונשמרה ${stored}`,
    changed: describeChange,
  },
  shared: 'במכשיר הזה אפשר יהיה אז לראות את המצגת בלי סיסמה. כדאי להסיר אותה מכאן אחרי הטקס.',
  apple:
    'מכשירי iPhone ו־iPad מוחקים את המצגת אם לא פתחו אותה שבעה ימים. היא נשמרת זמן רב יותר אם קודם מוסיפים את הדף הזה למסך הבית, פותחים אותו משם ומכינים את המצגת שם. בכל מקרה כדאי לפתוח אותה ביום הטקס.',
  impossible:
    'הדפדפן הזה לא יכול לשמור כאן את המצגת: זה לא אפשרי בחלון פרטי או בדף שכתובתו מתחילה ב־http://. צריך לפתוח את המצגת בכתובת https:// שלה, בחלון רגיל.',
  failed: {
    full: 'לא היה מספיק מקום במכשיר הזה. צריך לפנות מקום וללחוץ שוב על הכפתור. מה שכבר נשמר לא יורד שוב.',
    network: 'החיבור נותק לפני שהכול נשמר. אפשר ללחוץ שוב על הכפתור. מה שכבר נשמר לא יורד שוב.',
    refused: 'הדפדפן הזה חסם את השמירה. צריך לפתוח את המצגת בחלון רגיל, לא בחלון פרטי.',
  },
})
