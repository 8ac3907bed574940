import type { texts as en } from '../../en/dashboard/keepers.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'מי מטפלים באתר הזיכרון',
  purpose:
    'בהרשאת ניהול אפשר לעשות כאן הכול. בהרשאת סיוע אפשר להוסיף תמונות, לכתוב כותרות ותיאורים, להחליט אילו זיכרונות יוצגו ולענות עליהם.',
  loading: 'הרשימה נטענת...',
  administrator: 'ניהול',
  helper: 'סיוע',
  you: 'אני',
  lastSeen: (time) => `כניסה אחרונה: ${time}`,
  makeAdministrator: 'הרשאת ניהול',
  makeHelper: 'הרשאת סיוע',
  remove: 'הסרה',
  administratorQuestion: (name) => ({
    title: `לשנות את ההרשאה של ${name} לניהול?`,
    description: 'בהרשאת ניהול אפשר לעשות כאן הכול, גם למחוק ולהזמין. תידרש כניסה מחדש.',
    confirm: 'לתת הרשאת ניהול',
  }),
  helperQuestion: (name) => ({
    title: `לשנות את ההרשאה של ${name} לסיוע?`,
    description: 'בהרשאת סיוע מטפלים רק בתמונות ובזיכרונות. תידרש כניסה מחדש.',
    confirm: 'לתת הרשאת סיוע',
  }),
  removeQuestion: (name) => ({
    title: `להסיר את ההרשאה של ${name}?`,
    description:
      'החיבור ינותק מיד, ולא תהיה עוד כניסה ללוח הניהול. כל מה שנוסף עד עכשיו נשאר. אם אתר הזיכרון נפתח עם הסיסמה של המשפחה, היא לא משתנה, וייתכן שנשמרו גם קישורים שנפתחים בלעדיה. כדאי לבחור סיסמה חדשה ולבטל את הקישורים האלה.',
    confirm: 'להסיר',
  }),
  changed: { title: 'השינויים נשמרו' },
  changeFailed: 'לא נשמר',
  notChanged: 'ההרשאה לא השתנתה. אפשר לנסות שוב.',
  removed: (name) => ({ title: 'ההרשאה הוסרה', description: `הגישה של ${name} ללוח הניהול בוטלה.` }),
  removeFailed: 'לא הוסר',
  notRemoved: 'ההרשאה לא הוסרה. אפשר לנסות שוב.',

  invite: 'הזמנה חדשה',
  invitations: 'הזמנות שנשלחו',
  invitationsRead: {
    loading: 'ההזמנות נטענות...',
  },
  until: (role, time) => `${role}. הקישור בתוקף עד ${time}`,
  withdraw: 'ביטול ההזמנה',
  withdrawn: { title: 'ההזמנה בוטלה', description: 'הקישור שלה כבר לא פועל.' },
  withdrawFailed: { title: 'ההזמנה לא בוטלה', description: 'ההזמנה עדיין פועלת. אפשר לנסות שוב.' },
  dialog: {
    name: 'שם',
    nameHint: 'רק לרשימה הזאת. שם המשתמש נבחר אחר כך, בכניסה הראשונה.',
    role: 'תפקיד',
    helperHint: 'תמונות וזיכרונות.',
    administratorHint: 'הכול.',
    email: 'אימייל',
    emailHint: 'אפשר להשאיר ריק ולהעביר את הקישור בעצמכם.',
    create: 'יצירת הקישור',
    failed: { title: 'ההזמנה לא נוצרה', description: 'אפשר לנסות שוב.' },
    ready: (name) => `ההזמנה עבור ${name}`,
    explanation:
      'ההזמנה פועלת פעם אחת, בתוך שלושה ימים, ומוצגת רק עכשיו. כל מי שיקבלו אותה יוכלו להצטרף, ולכן לא כדאי להעביר אותה הלאה.',
    mailed: (email) => `ההזמנה נשלחה אל ${email}.`,
    notMailed: (email) => `ההזמנה לא נשלחה אל ${email}. אפשר להעביר אותה בעצמכם.`,
    done: 'סיום',
    link: { label: 'הקישור', copy: 'העתקת הקישור', copied: 'הועתק', share: 'שיתוף הקישור' },
  },
})

export const dialogTexts = texts.dialog
