import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/dashboard/settings.ts'
import { attach, formatNumber, plural, sentences } from '../grammar.ts'
import { countPhotographs, countSongs, countVideos } from '../nouns.ts'

/** Joins counts or names with 'and': '12 תמונות, 3 סרטונים ו־5 שירים', 'אידה ו־Paul'. */
const listParts = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} ${attach('ו', parts.at(-1) ?? '')}`

export const texts = sentences<typeof en>({
  deviceLanguage: 'השפה במכשיר הזה',
  deviceLanguageHint: 'ללוח הניהול ולדפי האתר. אחרים בוחרים שפה בעצמם.',
  title: 'הגדרות',
  loading: 'ההגדרות נטענות...',
  failed: 'אי אפשר להציג כרגע את ההגדרות. מה שכתבתם כאן לא אבד.',
  tabs: { about: 'פרטים אישיים', visitors: 'אורחים', safety: 'שמירה ואבטחה' },
  legends: {
    person: 'שם, תאריכים ותמונה',
    donation: 'במקום פרחים',
    working: 'מועדים, זיכרונות ואורחים',
    deleting: 'מחיקה',
  },
  save: 'שמירת ההגדרות',
  unsaved: 'עוד לא נשמר.',
  saved: { title: 'השינויים נשמרו', description: 'הכול בתוקף מעכשיו.' },
  restore: 'חזרה למילים לדוגמה',
  restoreQuestion: {
    title: 'לחזור למילים לדוגמה?',
    description:
      'השם, התאריכים, המילים לדף הבית, התמונה הראשית והמילים על התרומה יחזרו לדוגמה. מה שכתבתם יימחק לצמיתות.',
    confirm: 'למחוק את המילים שלי',
  },
  safekeeping: 'קבצים וגיבוי',
  readingSafekeeping: {
    loading: 'בודקים שהכול נמצא...',
  },
  stored: (counts, checkedOn) =>
    checkedOn ? `${counts}, הכול נבדק ${attach('ב', checkedOn)}.` : 'עוד לא הועלה דבר.',
  faulty: (counts, faultCount, listedCount) => {
    const start = counts && `${counts}. `
    const faults = plural(faultCount, {
      one: 'קובץ אחד דורש טיפול',
      two: 'שני קבצים דורשים טיפול',
      other: '# קבצים דורשים טיפול',
    })
    return listedCount >= faultCount
      ? `${start}${faults}.`
      : `${start}${faults}. ${formatNumber(listedCount)} הראשונים רשומים בראש לוח הניהול.`
  },
  photographs: countPhotographs,
  videos: countVideos,
  songs: countSongs,
  list: listParts,
  lastBackup: (day) => `הגיבוי האחרון: ${day}.`,
  noBackup: 'עדיין אין גיבוי. מי שמפעיל את השרת יכול ליצור אחד.',
  noBackupYet: 'עדיין אין גיבוי.',
  backup: {
    start: 'יצירת גיבוי עכשיו',
    ready: 'הגיבוי נוצר. הוא נמצא עם שאר הגיבויים.',
    canceled: 'לא נוצר גיבוי.',
  },
  free: 'אתר הזיכרון פועל בתוכנה חופשית.',
  source: 'קוד המקור',
  yourLogin: 'החשבון שלי',
  loggedInAs: (name) => endSentence(`אתם מחוברים בשם ${name}`),
  mailToYou: {
    title: 'הודעות אליי',
    displayName: 'השם שלי בהודעות',
    displayNameHint: 'בשם הזה נפתחות ההודעות אליכם וחתומות ההזמנות שלכם.',
    email: 'כתובת האימייל שלי',
    mailFrequency: 'לכתוב לי כשיש משהו חדש',
    choices: {
      none: { label: 'אף פעם' },
      daily: {
        label: 'פעם ביום',
        hint: 'בבוקר נשלחת הודעה עם מה שחדש. אם אין חדש, היא לא נשלחת.',
      },
      'at-once': {
        label: 'מיד',
        hint: 'עשר דקות אחרי שמגיע זיכרון או שאורחים שולחים תמונות נשלחת הודעה אחת על כל מה שהגיע. שאר החדשות נשלחות בבוקר.',
      },
    },
    hint: 'ההודעות נשלחות רק אליכם. בהרשאת ניהול נשלחת הודעה גם כשקובץ פגום או כשחסרים גיבויים.',
    save: 'שמירה',
    saved: { title: 'השינויים נשמרו', description: 'כך תקבלו הודעות על מה שחדש.' },
    saveFailed: { title: 'לא נשמר', description: 'מה שבחרתם לא נשמר.' },
  },
  password: 'סיסמה',
  currentPassword: 'הסיסמה הנוכחית',
  newPassword: 'סיסמה חדשה',
  newPasswordHint: '10 תווים לפחות. השינוי מנתק אתכם בכל מקום אחר.',
  changePassword: 'החלפת הסיסמה',
  passwordChanged: { title: 'הסיסמה הוחלפה', description: 'נותקתם בכל מקום אחר.' },
  passwordFailed: { title: 'לא נשמר', description: 'הסיסמה לא הוחלפה.' },
})
export const mailToYouTexts = texts.mailToYou
