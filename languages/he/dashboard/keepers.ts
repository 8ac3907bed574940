import type { texts as en } from '../../en/dashboard/keepers.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'מי מטפל באתר הזיכרון',
  purpose:
    'בהרשאת ניהול אפשר לעשות כאן הכול. בהרשאת סיוע אפשר להוסיף תמונות, לכתוב כותרות ותיאורים, להחליט אילו זיכרונות יוצגו, ולענות עליהם.',
  loading: 'בודק מי מטפל באתר הזיכרון...',
  administrator: 'ניהול',
  helper: 'סיוע',
  you: 'אתם',
  lastSeen: (time) => `כניסה אחרונה ${time}`,
  makeAdministrator: 'העברה לניהול',
  makeHelper: 'העברה לסיוע',
  remove: 'הסרה',
  administratorQuestion: (name) => ({
    title: `להעביר לניהול: ${name}?`,
    description: 'בהרשאת ניהול אפשר לעשות כאן הכול, גם למחוק ולהזמין. תידרש כניסה מחדש.',
    confirm: 'העברה לניהול',
  }),
  helperQuestion: (name) => ({
    title: `להעביר לסיוע: ${name}?`,
    description: 'בהרשאת סיוע מטפלים בתמונות ובזיכרונות, ולא בשום דבר אחר. תידרש כניסה מחדש.',
    confirm: 'העברה לסיוע',
  }),
  removeQuestion: (name) => ({
    title: `להסיר: ${name}?`,
    description:
      'החיבור לאתר ייפסק מיד, ולא תהיה עוד כניסה ללוח הניהול. כל מה שנוסף עד עכשיו נשאר. אם אתר הזיכרון נפתח עם הסיסמה של המשפחה, היא עדיין ידועה שם, ואולי גם קישורים שנפתחים בלעדיה: כדאי לבחור סיסמה חדשה ולבטל את הקישורים האלה.',
    confirm: 'הסרה',
  }),
  changed: { title: 'השינויים נשמרו' },
  changeFailed: 'לא נשמר',
  notChanged: 'ההרשאה לא שונתה. נא לנסות שוב.',
  removed: (name) => ({ title: 'ההרשאה הוסרה', description: `אין עוד כניסה ללוח הניהול: ${name}` }),
  removeFailed: 'לא הוסר',
  notRemoved: 'ההרשאה לא הוסרה. נא לנסות שוב.',

  invite: 'להזמין מישהו',
  invitations: 'הוזמנו',
  invitationsRead: {
    loading: 'בודק מי הוזמן...',
  },
  until: (role, time) => `${role}. הקישור פועל עד ${time}`,
  withdraw: 'ביטול ההזמנה',
  withdrawn: { title: 'ההזמנה בוטלה', description: 'הקישור שלה כבר אינו פועל.' },
  withdrawFailed: { title: 'ההזמנה לא בוטלה', description: 'ההזמנה עדיין פועלת. נא לנסות שוב.' },
  dialog: {
    name: 'שם',
    nameHint: 'רק לרשימה הזאת. את השם לכניסה בוחרים אחר כך מי שהוזמנו.',
    role: 'תפקיד',
    helperHint: 'תמונות וזיכרונות.',
    administratorHint: 'הכול.',
    email: 'אימייל',
    emailHint: 'כדי להעביר את הקישור בעצמכם, נא להשאיר ריק.',
    create: 'יצירת הקישור',
    failed: { title: 'ההזמנה לא נוצרה', description: 'לא היה אפשר ליצור את ההזמנה.' },
    ready: (name) => `הזמנה: ${name}`,
    explanation:
      'היא פועלת פעם אחת, בתוך שלושה ימים. כל מי שהיא אצלו יכול להצטרף, ולכן אין לתת אותה לאיש אחר. היא מוצגת רק עכשיו.',
    mailed: (email) => `היא נשלחה אל ${email}.`,
    notMailed: (email) => `היא לא נשלחה אל ${email}. נא להעביר אותה בעצמכם.`,
    done: 'סיום',
    link: { label: 'הקישור', copy: 'העתקת הקישור', copied: 'הועתק', share: 'שיתוף הקישור' },
  },
})

export const dialogTexts = texts.dialog
