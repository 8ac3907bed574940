import type { KindCounts } from '../../../contract/media/media.ts'
import type { texts as en } from '../../en/visitors/send.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'
import { countFiles, countPhotographs, countVideos } from '../nouns.ts'

const countKinds = ({ photographs, videos }: KindCounts) => {
  if (videos === 0) return countPhotographs(photographs)
  if (photographs === 0) return countVideos(videos)
  return `${formatNumber(photographs + videos)} תמונות וסרטונים`
}

export const texts = sentences<typeof en>({
  heading: (name) => `התמונות של ${name} שאצלכם`,
  loading: 'הדף נפתח…',
  incomplete: 'הקישור לא שלם: הסוף שלו חסר. אפשר לסרוק שוב את הקוד או להעתיק את הקישור כולו.',
  familyFirst: 'המשפחה רואה אותן ראשונה.',
  choose: 'בחירת תמונות וסרטונים',
  drop: 'או לגרור אותם לכאן',
  list: 'התמונות והסרטונים שנבחרו',
  chosen: (kinds) => `לשליחה: ${countKinds(kinds)}.`,
  others: (count) => `ועוד ${formatNumber(count)}`,
  portions: (count) => `קודם נשלחים ${formatNumber(count)} הראשונים, והשאר נשלחים אחריהם מעצמם.`,
  remove: 'הסרה',
  removeAll: 'הסרת הכול',
  name: 'השם שלכם',
  nameNeeded: 'חסר השם שלכם.',
  email: 'אימייל',
  emailHint: 'לא חובה. כך המשפחה יכולה להודות לכם.',
  emailWrong: 'כתובת האימייל לא תקינה. אפשר לתקן אותה או להשאיר את השדה ריק.',
  message: 'כמה מילים למשפחה',
  messageHint: 'לא חובה.',
  send: 'שליחה למשפחה',
  chooseFirst: 'קודם צריך לבחור תמונות או סרטונים.',
  sending: 'מתבצעת שליחה…',
  progress: 'התקדמות השליחה',
  arrivedOf: (arrived, total) =>
    `הגיעו ${formatNumber(arrived)} מתוך ${formatNumber(total)}, נשארו ${formatNumber(total - arrived)}.`,
  mayClose: 'אפשר לסגור את הדף. כשתפתחו אותו שוב במכשיר הזה, השליחה תימשך.',
  keepOpen: 'כדאי להשאיר את הדף פתוח עד שהכול יגיע.',
  unsaved: 'במכשיר הזה אין מקום לעותקים של הכול.',
  offline: 'אין חיבור. כשהוא יחזור, השליחה תימשך מעצמה.',
  stopped: 'לא הכול נשלח. מה שבחרתם שמור כאן, ואפשר לנסות שוב.',
  kept: 'מה שבחרתם שמור כאן.',
  lost: (count, files) =>
    `המכשיר הזה לא הצליח לשמור ${countFiles(count)} בזמן שהדף היה סגור. אפשר לבחור שוב: ${files}.`,
  arrived: (kinds) =>
    plural(kinds.photographs + kinds.videos, {
      one: `${kinds.videos === 0 ? 'הגיעה' : 'הגיע'} ${countKinds(kinds)}.`,
      two: `הגיעו ${countKinds(kinds)}.`,
      other: `הגיעו ${countKinds(kinds)}.`,
    }),
  thanks: (name) => `תודה, ${name}.`,
  more: 'לשלוח עוד',
  nextGuest: 'לאורחים הבאים',
  memories: 'לכתוב זיכרון',
  own: {
    heading: 'מה ששלחתם',
    loading: 'הרשימה נטענת…',
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
  stillWriting: {
    title: 'עדיין כאן?',
    description: 'כדי שמה שבחרתם לא יימחק, אפשר לגעת במסך או להקיש על מקש כלשהו. אחרת הטופס יתנקה בעוד רגע.',
  },
  abandoned: {
    title: 'הטופס נוקה',
    description: 'כל האורחים משתמשים במכשיר הזה, ואף אחד לא נגע בו 3 דקות.',
  },
})
export const { own: ownTexts } = texts
