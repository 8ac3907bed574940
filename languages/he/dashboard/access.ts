import type { texts as en } from '../../en/dashboard/access.ts'
import { attach, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  loading: 'בודק מי רשאי לראות אותו...',
  audiences: {
    everyone: { label: 'כולם', hint: 'גם מנועי חיפוש מוצאים אותו, אם ההגדרות מתירות להם.' },
    link: {
      label: 'כל מי שהקישור אצלו',
      hint: 'מנועי החיפוש מתבקשים לא להציג אותו. כל מי שהקישור אצלו רואה את האתר, ויכול להעביר את הקישור הלאה.',
    },
    password: {
      label: 'כל מי שהסיסמה של המשפחה ידועה לו',
      hint: 'בלי הסיסמה רואים את שמו ושדה לסיסמה. שום דבר אחר.',
    },
  },
  familyHint: '8 תווים לפחות. כדאי לרשום אותה: אי אפשר להציג אותה שוב.',
  newFamily: 'סיסמה חדשה למשפחה',
  newFamilyHint: 'כדי להשאיר אותה כמו שהיא, נא להשאיר ריק. אחרי שינוי כולם נשאלים שוב.',
  noPassword: 'עוד לא נקבעה סיסמה: איש מלבדכם אינו יכול להיכנס.',
  saveFailed: { title: 'לא נשמר', description: 'לא נשמר מי רשאי לראות את אתר הזיכרון.' },
  keys: 'קישורים שנפתחים בלי הסיסמה',
  keysPurpose:
    'למסך שבאולם, או כקוד על כרטיס מודפס. כדאי ליצור קישור לכל מקום, כדי שאפשר יהיה לבטל אותם אחד אחד.',
  noKeys: 'עדיין אין קישורים כאלה.',
  madeOn: (day) => `נוצר ${attach('ב', day)}`,
  keyName: 'בשביל מה הוא?',
  keyNameHint: 'למשל ״אולם״ או ״כרטיס מודפס״.',
  makeKey: 'יצירת קישור',
  show: 'הצגה',
  showKey: (name) => `הצגת ״${name}״`,
  revoke: 'ביטול הקישור',
  revokeKey: (name) => `ביטול הקישור ״${name}״`,
  revokeQuestion: (name) => ({
    title: `לבטל את הקישור ״${name}״?`,
    description: 'כל מי שהשתמש בקישור הזה יתבקש מעכשיו להקליד את הסיסמה. אי אפשר להחזיר את הקישור.',
    confirm: 'לבטל את הקישור',
    cancel: 'להשאיר',
  }),
  revoked: (name) => ({ title: 'הקישור בוטל', description: `הקישור ״${name}״ כבר אינו פועל.` }),
  revokeFailed: { title: 'לא בוטל', description: 'הקישור עדיין פועל. נא לנסות שוב.' },
  keyDescription: 'כל מי שפותח את הקישור הזה רואה את אתר הזיכרון בלי הסיסמה.',
  opens: 'הוא פותח',
  home: 'דף הבית',
  link: { label: 'קישור', copy: 'העתקת הקישור', copied: 'הועתק' },
})
