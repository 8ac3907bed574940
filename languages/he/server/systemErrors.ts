import type { systemErrorTexts as en } from '../../en/server/systemErrors.ts'
import { attach, sentences } from '../grammar.ts'

/** A fault without a period at its end, and what to do. */
type Fault = readonly [fault: string, cure: string]

const TRY_AGAIN = 'נא לנסות שוב בעוד דקה.'
const OTHER_PLACE = 'נא לבחור מקום אחר.'

const describeNotAllowed = (place: string, user: string): Fault => [
  `אין ל־${user} הרשאה לקרוא ${attach('מ', place)} או לכתוב בו`,
  'אפשר לתת הרשאה, או לבחור מקום אחר.',
]
const describeBrokenDisk = (place: string): Fault => [
  `הדיסק של ${place} אינו פועל, או הוסר`,
  'נא לחבר אותו שוב ולבדוק אותו, או לבחור מקום אחר.',
]
const describeLostDisk = (place: string): Fault => [
  `החיבור לדיסק של ${place} נותק`,
  'נא לחבר אותו שוב, או לבחור מקום אחר.',
]
const describeTooManyFiles = (): Fault => [
  'יותר מדי קבצים פתוחים בבת אחת',
  'נא להגדיל את מספר הקבצים הפתוחים המותר (LimitNOFILE= ב־systemd,‏ ulimit -n במעטפת).',
]
const describeNotReadable = (user: string) => `אין ל־${user} הרשאה לקרוא אותו`
const describeBrokenReading = () => 'הדיסק שלו אינו פועל, או הוסר'

export const systemErrorTexts = sentences<typeof en>({
  full: ['לא נשאר מקום בדיסק', 'נא לפנות מקום ולנסות שוב.'],
  overQuota: [
    'לא נשאר בדיסק מקום למשתמש הזה, שהמכסה שלו נוצלה',
    'נא למחוק מה שאין בו צורך, או לבקש מכסה גדולה יותר, ולנסות שוב.',
  ],
  damaged: ['מסד הנתונים פגום', 'נא לשחזר את הגיבוי החדש ביותר בתיקייה ריקה.'],
  forbidden: (user): Fault => [
    `אין ל־${user} הרשאה לכתוב במסד הנתונים`,
    'יש להריץ את זה בשם המשתמש שמריץ את אתר הזיכרון.',
  ],
  unsharable: [
    'מסד הנתונים נמצא במערכת קבצים שאינה יכולה לנעול קבצים או לשתף אותם בזיכרון',
    'נא לבחור תיקייה בדיסק של המחשב הזה.',
  ],
  locked: ['תוכנה אחרת משתמשת במסד הנתונים', TRY_AGAIN],
  somewhere: 'המקום הזה',
  database: 'מסד הנתונים',
  errors: {
    ENOENT: (place): Fault => [`אין תיקייה בשביל ${place}`, 'נא ליצור אותה קודם, או לבחור מקום אחר.'],
    ENOTDIR: (place): Fault => [`${place} נמצא מתחת לקובץ, לא מתחת לתיקייה`, OTHER_PLACE],
    EISDIR: (place): Fault => [`${place} הוא תיקייה`, 'נא לבחור שם של קובץ.'],
    EEXIST: (place): Fault => [`${place} כבר קיים, ואינו תיקייה`, 'נא לבחור שם אחר.'],
    ELOOP: (place): Fault => [`${place} הוא קישור שמוביל בחזרה אל עצמו`, OTHER_PLACE],
    EACCES: describeNotAllowed,
    EPERM: describeNotAllowed,
    EROFS: (place): Fault => [
      `${place} נמצא בדיסק לקריאה בלבד`,
      'דיסק שנעשה לקריאה בלבד מעצמו הוא דיסק תקול: יש לבדוק אותו ולחבר אותו שוב. אפשר גם לבחור מקום אחר.',
    ],
    EFBIG: (): Fault => [
      'הקובץ גדול מדי לדיסק הזה: דיסקים בתבנית FAT אינם שומרים קובץ גדול מ־4 GB',
      'נא לבחור דיסק אחר, או תיקייה במקום קובץ ZIP.',
    ],
    ENAMETOOLONG: (place): Fault => [`השם ${place} ארוך מדי לדיסק הזה`, 'נא לבחור שם קצר יותר.'],
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
    ENOENT: () => 'הוא כבר אינו שם',
    EACCES: describeNotReadable,
    EPERM: describeNotReadable,
    ELOOP: () => 'הוא קישור שמוביל בחזרה אל עצמו',
    ENAMETOOLONG: () => 'הנתיב שלו ארוך מדי',
    EIO: describeBrokenReading,
    ENXIO: describeBrokenReading,
    ENODEV: describeBrokenReading,
  },
})
