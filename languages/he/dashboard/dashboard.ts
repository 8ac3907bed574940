import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/dashboard/dashboard.ts'
import { attach, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  noCookies:
    'הדפדפן הזה אינו שומר עוגיות (cookies), ולכן אי אפשר להישאר מחוברים. נא לאפשר עוגיות לאתר הזה בהגדרות הדפדפן, או להשתמש בדפדפן אחר.',
  login: {
    title: 'כניסה לניהול',
    username: 'שם משתמש',
    password: 'סיסמה',
    signIn: 'כניסה',
    signingIn: 'רק רגע...',
    failed: 'הכניסה לא הצליחה',
    needBoth: 'נא לכתוב גם שם משתמש וגם סיסמה',
    wrong: 'שם המשתמש או הסיסמה אינם נכונים',
    forgotten:
      'שכחתם? מנהלי האתר האחרים יכולים לשלוח לכם הזמנה חדשה, ומי שמפעיל את השרת יכול לקבוע סיסמה חדשה.',
    noAnswer: 'לא הגיעה תשובה. נא לבדוק את החיבור ולנסות שוב.',
    success: 'הצלחה',
    successful: 'הכניסה הצליחה',
  },
  invitation: {
    title: 'הזמנה',
    loading: 'בודק את ההזמנה…',
    failed: 'לא היה אפשר לבדוק את ההזמנה כרגע.',
    used: 'בהזמנה הזאת כבר השתמשו. אם אלה הייתם אתם, נא להיכנס עם השם והסיסמה שבחרתם.',
    incomplete:
      'הקישור הזה אינו שלם: חסר החלק האחרון שלו, כי יש תוכנות דואר שחותכות אותו. נא להעתיק את הקישור כולו לשורת הכתובת של הדפדפן, או לבקש ממי ששלח את ההזמנה לשלוח אותה שוב.',
    over: 'ההזמנה הזאת כבר אינה בתוקף: היא פועלת פעם אחת, בתוך שלושה ימים. אפשר לבקש הזמנה חדשה.',
    ways: { '/admin/login': 'כניסה', '/': 'לאתר הזיכרון' },
    invited: (name) => endSentence(`הוזמנתם לעזור לטפל באתר לזכר ${name}`),
    asHelper:
      'ההזמנה היא לסייע באתר: אפשר להוסיף תמונות, לכתוב להן כותרות ותיאורים, להחליט אילו זיכרונות יוצגו, ולענות עליהם.',
    asAdministrator: 'ההזמנה היא לנהל את האתר: אפשר לעשות כאן הכול.',
    username: 'השם שלכם',
    usernameHint: 'בשם הזה נכנסים; גם האחרים רואים אותו.',
    passwordHint: '10 תווים לפחות.',
    join: 'מתחילים',
    joinFailed: 'זה לא הצליח',
    welcome: (name) => `שלום, ${name}`,
  },
  dashboard: {
    title: 'לוח הניהול',
    checking: 'בודק את הכניסה...',
    loading: 'לוח הניהול נטען...',
    logout: 'יציאה',
    logoutFailed: 'היציאה לא הצליחה. נא לנסות שוב.',
    sections: 'חלקי לוח הניהול',
    tabs: {
      media: 'תמונות',
      music: 'מוזיקה',
      services: 'טקסים',
      obituary: 'סיפור חייו',
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
    visit: 'לצפייה באתר',
    unreachable: 'לא הצלחנו להגיע לאתר הזיכרון.',
    backupOverdue: (day) =>
      `הגיבוי האחרון של אתר הזיכרון נוצר ${attach('ב', day)}, לפני זמן רב מדי. נא לברר עם מי שמפעיל את השרת אם הדיסק לגיבויים מחובר ויש בו מקום.`,
    broken: 'החלק הזה לא נטען. נא לטעון את הדף שוב.',
    reload: 'לטעון שוב',
  },
})
export const { dashboard: dashboardTexts, invitation: invitationTexts, login: loginTexts } = texts
