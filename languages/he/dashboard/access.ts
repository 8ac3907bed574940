import type { texts as en } from '../../en/dashboard/access.ts'
import { attach, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  loading: 'בודקים למי האתר פתוח...',
  audiences: {
    everyone: { label: 'כולם', hint: 'גם מנועי חיפוש, אם ההגדרות מתירות זאת.' },
    link: {
      label: 'כל מי שקיבלו את הקישור',
      hint: 'מנועי החיפוש מתבקשים לא להציג את האתר. כל מי שקיבלו את הקישור רואים אותו ויכולים להעביר את הקישור הלאה.',
    },
    password: {
      label: 'כל מי שיודעים את הסיסמה של המשפחה',
      hint: 'בלי הסיסמה רואים רק את השם ושדה לסיסמה.',
    },
  },
  familyHint: '8 תווים לפחות. כדאי לרשום אותה, כי אי אפשר להציג אותה שוב.',
  newFamily: 'סיסמה חדשה למשפחה',
  newFamilyHint: 'אם השדה ריק, הסיסמה לא משתנה. אחרי שינוי כולם יתבקשו להקליד אותה שוב.',
  noPassword: 'עוד לא נקבעה סיסמה: אף אחד חוץ מכם לא יכול להיכנס.',
  saveFailed: { title: 'לא נשמר', description: 'מה שבחרתם לא נשמר.' },
  keys: 'קישורים שנפתחים בלי הסיסמה',
  keysPurpose:
    'למסך בטקס או כקוד על כרטיס מודפס. כדאי ליצור קישור נפרד לכל שימוש, כדי שאפשר יהיה לבטל כל אחד בנפרד.',
  noKeys: 'עדיין אין קישורים כאלה.',
  madeOn: (day) => `נוצר ${attach('ב', day)}`,
  keyName: 'בשביל מה הקישור?',
  keyNameHint: 'למשל ״מסך״ או ״כרטיס מודפס״.',
  makeKey: 'יצירת קישור',
  show: 'הצגה',
  showKey: (name) => `הצגת ״${name}״`,
  revoke: 'ביטול הקישור',
  revokeKey: (name) => `ביטול הקישור ״${name}״`,
  revokeQuestion: (name) => ({
    title: `לבטל את הקישור ״${name}״?`,
    description: 'מי שנכנסו עם הקישור הזה יתבקשו מעכשיו להקליד את הסיסמה. אי אפשר להחזיר את הקישור.',
    confirm: 'לבטל את הקישור',
    cancel: 'להשאיר',
  }),
  revoked: (name) => ({ title: 'הקישור בוטל', description: `הקישור ״${name}״ כבר לא פועל.` }),
  revokeFailed: { title: 'לא בוטל', description: 'הקישור עדיין פועל. אפשר לנסות שוב.' },
  keyDescription: 'כל מי שפותחים את הקישור הזה רואים את אתר הזיכרון בלי הסיסמה.',
  opens: 'הקישור פותח',
  home: 'דף הבית',
  link: { label: 'קישור', copy: 'העתקת הקישור', copied: 'הועתק' },
})
