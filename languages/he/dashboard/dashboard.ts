import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/dashboard/dashboard.ts'
import { attach, plural, sentences } from '../grammar.ts'
import { countPhotographs } from '../nouns.ts'

export const texts = sentences<typeof en>({
  noCookies:
    'הדפדפן הזה לא שומר עוגיות (cookies), ולכן אי אפשר להישאר מחוברים. כדאי להתיר עוגיות לאתר הזה בהגדרות הדפדפן או להשתמש בדפדפן אחר.',
  login: {
    title: 'כניסה לניהול',
    username: 'שם משתמש',
    password: 'סיסמה',
    signIn: 'כניסה',
    signingIn: 'רק רגע...',
    failed: 'הכניסה לא הצליחה',
    needBoth: 'צריך לכתוב גם שם משתמש וגם סיסמה',
    wrong: 'שם המשתמש או הסיסמה לא נכונים',
    forgotten:
      'שכחתם? מנהלי האתר האחרים יכולים לשלוח לכם הזמנה חדשה, ומי שמפעיל את השרת יכול לקבוע סיסמה חדשה.',
    noAnswer: 'לא הגיעה תשובה. כדאי לבדוק את החיבור ולנסות שוב.',
    success: 'שלום',
    successful: 'הכניסה הצליחה',
  },
  invitation: {
    title: 'הזמנה',
    loading: 'בודקים את ההזמנה…',
    failed: 'אי אפשר לבדוק את ההזמנה כרגע.',
    used: 'בהזמנה הזאת כבר השתמשו. אם אלה הייתם אתם, אפשר להיכנס עם השם והסיסמה שבחרתם.',
    incomplete:
      'הקישור הזה לא שלם: יש תוכנות דואר שמשמיטות את סופו. צריך להעתיק את הקישור כולו לשורת הכתובת של הדפדפן או לבקש שישלחו לכם את ההזמנה שוב.',
    over: 'ההזמנה הזאת כבר לא בתוקף: היא פועלת פעם אחת, בתוך שלושה ימים. אפשר לבקש הזמנה חדשה.',
    ways: { '/admin/login': 'כניסה', '/': 'לאתר הזיכרון' },
    invited: (name) => endSentence(`הוזמנתם לעזור באתר לזכר ${name}`),
    asHelper:
      'תקבלו הרשאת סיוע, ותוכלו להוסיף תמונות, לכתוב להן כותרות ותיאורים, להחליט אילו זיכרונות יוצגו ולענות עליהם.',
    asAdministrator: 'תקבלו הרשאת ניהול, ותוכלו לעשות כאן הכול.',
    username: 'השם שלכם',
    usernameHint: 'בשם הזה נכנסים, וגם האחרים רואים אותו.',
    passwordHint: '10 תווים לפחות.',
    join: 'התחלה',
    joinFailed: 'ההצטרפות לא הצליחה',
    welcome: (name) => `שלום, ${name}`,
  },
  dashboard: {
    title: 'לוח הניהול',
    checking: 'בודקים את הכניסה...',
    loading: 'לוח הניהול נטען...',
    logout: 'יציאה',
    logoutFailed: 'היציאה לא הצליחה. אפשר לנסות שוב.',
    sections: 'חלקי לוח הניהול',
    tabs: {
      media: 'תמונות',
      music: 'מוזיקה',
      services: 'מועדים',
      obituary: 'סיפור חיים',
      memories: 'זיכרונות',
      deleted: 'נמחקו לאחרונה',
      day: 'ליום הטקס',
      settings: 'הגדרות',
      login: 'החשבון שלי',
    },
    waiting: (count) =>
      plural(count, {
        one: 'זיכרון אחד ממתין לכם',
        two: 'שני זיכרונות ממתינים לכם',
        other: '# זיכרונות ממתינים לכם',
      }),
    sent: (count) =>
      plural(count, {
        one: 'פריט אחד מהאורחים ממתין לכם',
        two: 'שני פריטים מהאורחים ממתינים לכם',
        other: '# פריטים מהאורחים ממתינים לכם',
      }),
    answers: (count) => `האורחים סיפרו משהו על ${countPhotographs(count)}`,
    visit: 'לצפייה באתר',
    unreachable: 'לא הצלחנו להתחבר לאתר הזיכרון.',
    backupOverdue: (day) =>
      `הגיבוי האחרון של אתר הזיכרון נוצר ${attach('ב', day)}, לפני זמן רב מדי. כדאי לברר עם מי שמפעיל את השרת אם הדיסק לגיבויים מחובר ואם יש בו מקום.`,
    broken: 'החלק הזה לא נטען. אפשר לטעון את הדף מחדש.',
    reload: 'טעינה מחדש',
  },
})
export const { dashboard: dashboardTexts, invitation: invitationTexts, login: loginTexts } = texts
