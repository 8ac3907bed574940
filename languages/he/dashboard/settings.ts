import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/dashboard/settings.ts'
import { attach, formatNumber, plural, sentences } from '../grammar.ts'
import { countPhotographs, countSongs, countVideos } from '../nouns.ts'

/** Joins counts with 'and', which takes a maqaf before a digit: '12 תמונות, 3 סרטונים ו־5 שירים'. */
const listCounts = (counts: readonly string[]) =>
  counts.length < 2
    ? counts.join()
    : `${counts.slice(0, -1).join(', ')} ו${/^\d/.test(counts.at(-1) ?? '') ? '־' : ''}${counts.at(-1)}`

export const texts = sentences<typeof en>({
  deviceLanguage: 'השפה במכשיר הזה',
  deviceLanguageHint: 'ללוח הניהול ולדפים. אחרים בוחרים את שלהם.',
  title: 'הגדרות',
  loading: 'ההגדרות נטענות...',
  failed: 'אי אפשר להציג כרגע את ההגדרות. מה שכתבתם כאן לא אבד.',
  tabs: { about: 'עליו', visitors: 'מבקרים', safety: 'שמירה' },
  legends: {
    person: 'מי הוא היה',
    donation: 'במקום פרחים',
    working: 'טקסים, זיכרונות ומבקרים',
    deleting: 'מחיקה',
  },
  save: 'שמירת ההגדרות',
  unsaved: 'עוד לא נשמר.',
  saved: { title: 'השינויים נשמרו', description: 'הם חלים מעכשיו.' },
  restore: 'שחזור המילים המובנות',
  restoreQuestion: {
    title: 'לשחזר את המילים המובנות?',
    description: 'השם, התאריכים, המילים לזכרו, הדיוקן והמילים על התרומה יהיו שוב הדוגמאות. אלה שלכם יאבדו.',
    confirm: 'למחוק את המילים שלי',
  },
  safekeeping: 'שמירה על הכול',
  readingSafekeeping: {
    loading: 'בודק שהכול נמצא...',
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
      : `${start}${faults}; ${formatNumber(listedCount)} הראשונים רשומים בראש לוח הניהול.`
  },
  photographs: countPhotographs,
  videos: countVideos,
  songs: countSongs,
  list: listCounts,
  lastBackup: (day) => `הגיבוי האחרון: ${day}.`,
  noBackup: 'עדיין אין גיבוי. מי שמפעיל את השרת יכול ליצור אחד.',
  noBackupYet: 'עדיין אין גיבוי.',
  backup: {
    start: 'יצירת גיבוי עכשיו',
    ready: 'הגיבוי נוצר. הוא נמצא עם שאר הגיבויים.',
    canceled: 'לא נוצר גיבוי.',
  },
  free: 'אתר הזיכרון הזה פועל בתוכנה חופשית.',
  source: 'קוד המקור',
  yourLogin: 'החשבון שלי',
  loggedInAs: (name) => endSentence(`אתם מחוברים בשם ${name}`),
  mailToYou: {
    title: 'הודעות אליכם',
    displayName: 'איך אחרים קוראים לכם',
    displayNameHint: 'כך נפתחות ההודעות אליכם, וכך חתומות ההזמנות שלכם.',
    email: 'כתובת האימייל שלכם',
    mailFrequency: 'לכתוב לי כשיש משהו חדש',
    choices: {
      none: { label: 'בכלל לא' },
      daily: {
        label: 'פעם ביום',
        hint: 'הודעה בבוקר אומרת כמה הגיע; אם לא הגיע דבר, היא לא נשלחת.',
      },
      'at-once': {
        label: 'מיד',
        hint: 'עשר דקות אחרי שמגיע זיכרון נשלחת הודעה אחת על כל מה שהגיע; שאר החדשות באות בבוקר.',
      },
    },
    hint: 'ההודעות מגיעות רק אליכם. מנהלי האתר מקבלים הודעה גם כשקובץ פגום או כשחסרים גיבויים.',
    save: 'שמירה',
    saved: { title: 'השינויים נשמרו', description: 'כך תשמעו על מה שחדש.' },
    saveFailed: { title: 'לא נשמר', description: 'מה שבחרתם לא נשמר.' },
  },
  password: 'סיסמה',
  currentPassword: 'הסיסמה הנוכחית',
  newPassword: 'סיסמה חדשה',
  newPasswordHint: '10 תווים לפחות. היא מנתקת אתכם בכל מקום אחר.',
  changePassword: 'שינוי הסיסמה',
  passwordChanged: { title: 'הסיסמה שונתה', description: 'נותקתם בכל מקום אחר.' },
  passwordFailed: { title: 'לא נשמר', description: 'הסיסמה לא שונתה.' },
})
export const mailToYouTexts = texts.mailToYou
