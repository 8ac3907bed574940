import type { texts as en } from '../../en/visitors/send.ts'
import { formatNumber, sentences } from '../grammar.ts'
import { countFiles } from '../nouns.ts'

export const texts = sentences<typeof en>({
  heading: (name) => `התמונות של ${name} שאצלכם`,
  loading: 'הדף נפתח…',
  familyFirst: 'המשפחה רואה אותן ראשונה.',
  choose: 'בחירת תמונות וסרטונים',
  drop: 'או לגרור אותם לכאן',
  list: 'התמונות והסרטונים שנבחרו',
  chosen: (count) => `לשליחה: ${formatNumber(count)}.`,
  others: (count) => `ועוד ${formatNumber(count)}`,
  portions: (count) => `קודם נשלחים ${formatNumber(count)} הראשונים, והשאר נשלחים אחריהם מעצמם.`,
  remove: 'הסרה',
  removeAll: 'הסרת הכול',
  name: 'השם שלכם',
  nameCut: 'השם היה ארוך מדי, ולכן סופו הושמט.',
  nameNeeded: 'חסר השם שלכם.',
  email: 'אימייל',
  emailHint: 'לא חובה. כך המשפחה יכולה להודות לכם.',
  emailWrong: 'כתובת האימייל לא תקינה. אפשר לתקן אותה או להשאיר את השדה ריק.',
  message: 'כמה מילים למשפחה',
  messageHint: 'לא חובה.',
  send: 'שליחה למשפחה',
  chooseFirst: 'קודם צריך לבחור תמונות או סרטונים.',
  sending: 'מתבצעת שליחה…',
  arrivedOf: (arrived, total) =>
    `הגיעו ${formatNumber(arrived)} מתוך ${formatNumber(total)}, נשארו ${formatNumber(total - arrived)}.`,
  mayClose: 'אפשר לסגור את הדף. כשתפתחו אותו שוב במכשיר הזה, השליחה תימשך.',
  keepOpen: 'כדאי להשאיר את הדף פתוח עד שהכול יגיע.',
  offline: 'אין חיבור. כשהוא יחזור, השליחה תימשך מעצמה.',
  stopped: 'לא הכול נשלח. מה שבחרתם שמור כאן, ואפשר לנסות שוב.',
  lost: (count) => `המכשיר הזה לא הצליח לשמור ${countFiles(count)} בזמן שהדף היה סגור. אפשר לבחור שוב.`,
  arrived: (count) => `${count === 1 ? 'הגיע' : 'הגיעו'} ${countFiles(count)}.`,
  thanks: (name) => `תודה, ${name}.`,
  more: 'לשלוח עוד',
  nextGuest: 'לאורחים הבאים',
  memories: 'לכתוב זיכרון',
  own: {
    heading: 'מה ששלחתם',
    empty: 'לא נשאר כאן דבר ממה ששלחתם.',
    taken: 'כבר בגלריה.',
    takeBack: 'ביטול השליחה',
    question: {
      title: 'לבטל את השליחה?',
      description: 'הקובץ יימחק, והמשפחה כבר לא תראה אותו.',
      confirm: 'לבטל את השליחה',
      cancel: 'להשאיר',
    },
    takenBack: { title: 'השליחה בוטלה', description: 'הקובץ כבר לא נמצא אצל המשפחה.' },
    notTakenBack: { title: 'השליחה לא בוטלה', description: 'הביטול לא הצליח. אפשר לנסות שוב.' },
  },
  sharedHint:
    'כל האורחים משתמשים במכשיר הזה. אחרי שהכול מגיע, לא נשאר בו שום דבר שלכם. אם לא נוגעים בו 3 דקות, הטופס מתנקה.',
})
export const { own: ownTexts } = texts
