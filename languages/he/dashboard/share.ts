import type { texts as en } from '../../en/dashboard/share.ts'
import { sentences } from '../grammar.ts'

const publish =
  'אפשר בבקשה לפרסם אותו? מפעילים אותו עם HTTPS_DOMAIN, שם שמוביל למחשב ההוא או מציבים אותו מאחורי שרת רשת עם HTTPS, וקובעים ב־PUBLIC_URL את הכתובת שאנשים מקלידים. קובץ ה־README מוביל אל docs/operations.md, ושם מתוארות שתי הדרכים.'

export const texts = sentences<typeof en>({
  title: 'שיתוף האתר',
  almostThere: {
    computer: 'כמעט מוכן: אף אחד אחר עדיין לא יכול לפתוח את הכתובת הזאת',
    network: 'כמעט מוכן: רק מכשירים ברשת הזאת יכולים בינתיים לפתוח את הכתובת',
  },
  hostNote: {
    label: 'פתק למי שמפעיל את השרת',
    note: {
      computer: (name) => `האתר לזכר ${name} מוכן, אבל רק המחשב שהוא פועל בו יכול לפתוח אותו. ${publish}`,
      network: (name) => `האתר לזכר ${name} מוכן, אבל רק מכשירים ברשת שלו יכולים לפתוח אותו. ${publish}`,
    },
    buttons: { copy: 'העתקת הפתק', copied: 'הועתק', share: 'שליחת הפתק' },
  },
  purpose: 'להודעה למשפחה ולחברים או כקוד על כרטיס מודפס.',
  asksForPassword: 'הקישור הזה מבקש את הסיסמה של המשפחה.',
  opensAlone: 'הקישור הזה פותח את אתר הזיכרון בלי הסיסמה. כדאי לתת אותו רק למי שצריך לקבל אותו.',
  link: { label: 'קישור', copy: 'העתקת הקישור', copied: 'הועתק', share: 'שליחת הקישור' },
  opens: 'הקישור פותח',
  withPassword: 'עם הסיסמה של המשפחה',
  withoutPassword: (name) => `בלי הסיסמה: ${name}`,
  noKeyChosen: 'בחירת קישור',
  screen: 'קישור למסך',
  screenPurpose:
    'למצגת בטקס. פותחים אותו במחשב שמפעיל את המסך ולוחצים פעם אחת על התמונה: לפני כן אף דפדפן לא ממלא את המסך ולא משמיע מוזיקה. מוצג מה שנבחר תחת ״ליום הטקס״, ב״המצגת בטקס״.',
  screenNeedsKey:
    'אף אחד לא רוצה להקליד סיסמה בזמן הטקס. אפשר ליצור קישור שנפתח בלעדיה, ולבטל אותו אחר כך בהגדרות.',
  makeKey: 'יצירת קישור בלי סיסמה',
  keyName: 'מסך',
  keyFailed: { title: 'אין קישור', description: 'הקישור לא נוצר. אפשר לנסות שוב.' },
})
export const hostNoteTexts = texts.hostNote
