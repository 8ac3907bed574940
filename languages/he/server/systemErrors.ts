import type { systemErrorTexts as en } from '../../en/server/systemErrors.ts'
import { attach, sentences } from '../grammar.ts'

/** A fault without a period at its end, and what to do. */
type Fault = readonly [fault: string, cure: string]

const TRY_AGAIN = 'אפשר לנסות שוב בעוד דקה.'
const OTHER_PLACE = 'אפשר לבחור מקום אחר.'

const describeNotAllowed = (place: string, user: string): Fault => [
  `אין ל־${user} הרשאה לקרוא ${attach('מ', place)} או לכתוב בו`,
  'אפשר לתת הרשאה או לבחור מקום אחר.',
]
const describeBrokenDisk = (place: string): Fault => [
  `הדיסק של ${place} לא פועל או הוסר`,
  'צריך לחבר אותו שוב ולבדוק אותו או לבחור מקום אחר.',
]
const describeLostDisk = (place: string): Fault => [
  `החיבור לדיסק של ${place} נותק`,
  'צריך לחבר אותו שוב או לבחור מקום אחר.',
]
const describeTooManyFiles = (): Fault => [
  'יותר מדי קבצים פתוחים בבת אחת',
  'צריך להגדיל את מספר הקבצים שמותר לפתוח (LimitNOFILE= ב־systemd,‏ ulimit -n בשורת הפקודה).',
]
const describeNotReadable = (user: string) => `אין ל־${user} הרשאה לקרוא אותו`
const describeBrokenReading = () => 'הדיסק שלו לא פועל או הוסר'

export const systemErrorTexts = sentences<typeof en>({
  full: ['לא נשאר מקום בדיסק', 'צריך לפנות מקום ולנסות שוב.'],
  overQuota: [
    'לא נשאר בדיסק מקום למשתמש הזה, שהמכסה שלו נוצלה',
    'צריך למחוק מה שאין בו צורך או לבקש מכסה גדולה יותר, ואז לנסות שוב.',
  ],
  damaged: ['מסד הנתונים פגום', 'צריך לשחזר את הגיבוי החדש ביותר בתיקייה ריקה.'],
  forbidden: (user): Fault => [
    `אין ל־${user} הרשאה לכתוב במסד הנתונים`,
    'צריך להריץ את זה בשם המשתמש שמריץ את אתר הזיכרון.',
  ],
  unsharable: [
    'מסד הנתונים נמצא במערכת קבצים שלא יכולה לנעול קבצים או לשתף אותם בזיכרון',
    'צריך לבחור תיקייה בדיסק של המחשב הזה.',
  ],
  locked: ['תוכנה אחרת משתמשת במסד הנתונים', TRY_AGAIN],
  somewhere: 'המקום הזה',
  database: 'מסד הנתונים',
  errors: {
    ENOENT: (place): Fault => [`אין תיקייה בשביל ${place}`, 'צריך ליצור אותה קודם או לבחור מקום אחר.'],
    ENOTDIR: (place): Fault => [`${place} נמצא מתחת לקובץ, לא מתחת לתיקייה`, OTHER_PLACE],
    EISDIR: (place): Fault => [`${place} הוא תיקייה`, 'צריך לבחור שם של קובץ.'],
    EEXIST: (place): Fault => [`${place} כבר קיים, והוא לא תיקייה`, 'צריך לבחור שם אחר.'],
    ELOOP: (place): Fault => [`${place} הוא קישור שמוביל בחזרה אל עצמו`, OTHER_PLACE],
    EACCES: describeNotAllowed,
    EPERM: describeNotAllowed,
    EROFS: (place): Fault => [
      `${place} נמצא בדיסק לקריאה בלבד`,
      'דיסק שנעשה לקריאה בלבד מעצמו הוא דיסק תקול: צריך לבדוק אותו ולחבר אותו שוב. אפשר גם לבחור מקום אחר.',
    ],
    EFBIG: (): Fault => [
      'הקובץ גדול מדי לדיסק הזה: בדיסק בתבנית FAT אי אפשר לשמור קובץ גדול מ־4 GB',
      'אפשר לבחור דיסק אחר או תיקייה במקום קובץ ZIP.',
    ],
    ENAMETOOLONG: (place): Fault => [`השם ${place} ארוך מדי לדיסק הזה`, 'צריך לבחור שם קצר יותר.'],
    EBUSY: (place): Fault => [`${place} נמצא בשימוש של תוכנה אחרת`, TRY_AGAIN],
    EIO: describeBrokenDisk,
    ENXIO: describeBrokenDisk,
    ENODEV: describeBrokenDisk,
    ESTALE: describeLostDisk,
    EHOSTDOWN: describeLostDisk,
    EMFILE: describeTooManyFiles,
    ENFILE: describeTooManyFiles,
  },
  reading: {
    ENOENT: () => 'הוא כבר לא שם',
    EACCES: describeNotReadable,
    EPERM: describeNotReadable,
    ELOOP: () => 'הוא קישור שמוביל בחזרה אל עצמו',
    ENAMETOOLONG: () => 'הנתיב שלו ארוך מדי',
    EIO: describeBrokenReading,
    ENXIO: describeBrokenReading,
    ENODEV: describeBrokenReading,
  },
})
