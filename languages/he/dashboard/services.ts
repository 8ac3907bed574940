import type { texts as en, verdictTexts as enVerdicts } from '../../en/dashboard/services.ts'
import { attach, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'טקסי פרידה וזיכרון',
  add: 'הוספת טקס',
  loading: 'פרטי הטקסים נטענים...',
  none: 'עדיין לא רשומים טקסים',
  failed: 'אי אפשר להציג כרגע את הטקסים.',
  columns: { title: 'כותרת', date: 'תאריך', time: 'שעה', location: 'מקום', actions: 'פעולות' },
  edit: 'עריכה',
  delete: 'מחיקה',
  addTitle: 'הוספת טקס',
  editTitle: 'עריכת הטקס',
  create: 'הוספת הטקס',
  save: 'שמירת השינויים',
  description: 'תיאור (לא חובה)',
  imagePath: 'נתיב התמונה (לא חובה)',
  dateNotRead: 'נא לכתוב כך: 18 במרץ 2025. אם עוד לא ידוע, אפשר לכתוב ״ייקבע״.',
  whichTime: 'נא לבחור לאיזו שעה הכוונה.',
  timeNotRead: 'נא לכתוב כך: 14:00 - 18:00. אם עוד לא ידועה, אפשר לכתוב ״תיקבע״.',
  hints: {
    date: 'למשל 18 במרץ 2025. אם עוד לא ידוע: ״ייקבע״.',
    time: 'למשל 14:00 - 18:00. אם עוד לא ידועה: ״תיקבע״.',
    location: 'הכתובת, כמו שמקלידים אותה במפה. אם עוד לא ידועה: ״תיקבע״.',
    imagePath: 'בלי תמונה רואים המבקרים איור שמתאים לכותרת.',
  },
  automatic: 'אוטומטי',
  missing: { title: 'חסרים פרטים', description: 'נא למלא את כל שדות החובה (כותרת, תאריך, שעה, מקום).' },
  created: { title: 'הטקס נוסף', description: 'הטקס נוסף לרשימה.' },
  createFailed: { title: 'לא נשמר', description: 'הטקס לא נוסף. נא לנסות שוב.' },
  updated: { title: 'נשמר', description: 'הטקס עודכן.' },
  updateFailed: { title: 'לא נשמר', description: 'פרטי הטקס לא נשמרו.' },
  itemPhrase: (title) => `הטקס ״${title}״`,
  deleted: { title: 'נמחק', description: 'הטקס נמחק.' },
  deleteFailed: { title: 'לא נמחק', description: 'הטקס לא נמחק.' },
  sampleBelow: 'מתחת לטקסים קוראים המבקרים עדיין את המילים שלנו, לא שלכם:',
  preview: 'כך יראו אותו המבקרים',
})

export const verdictTexts = sentences<typeof enVerdicts>({
  works: (from, until, zone) => `״הוספה ליומן״ תפעל: ${from}${until ? ` עד ${until}` : ''}, ${zone}.`,
  tbd: '״הוספה ליומן״ תאמר שהתאריך או השעה עוד לא נקבעו.',
  noDate: '״הוספה ליומן״ לא תפעל: אי אפשר לקרוא את התאריך הזה. נא לכתוב כך: 18 במרץ 2025.',
  answerDate: 'נא לענות על השאלה שליד התאריך.',
  answerTime: 'נא לענות על השאלה שליד השעה.',
  noTime: '״הוספה ליומן״ לא תפעל: אי אפשר לקרוא את השעה הזאת. נא לכתוב כך: 14:00 - 18:00.',
  past: 'היום הזה כבר עבר: ״איך מגיעים״ ו״הוספה ליומן״ יכובו.',
  noAmOrPm: 'נא לבדוק את השעה: בלי AM או PM היא נקראת בשעון של 24 שעות.',
  midnight: 'חצות',
  weekday: (date) => `נא לבדוק את היום בשבוע: זה ${date}.`,
  skipped: ({ day, zone, from, to, time }) =>
    `${attach('ב', day)} השעון עובר מ־${from} ל־${to} (${zone}), ולכן השעה ${time} אינה קיימת. נא לבדוק את השעה.`,
  repeated: ({ day, zone, from, to, time }) =>
    `${attach('ב', day)} השעון חוזר מ־${from} ל־${to} (${zone}), ולכן השעה ${time} באה פעמיים. יומנים לוקחים את הראשונה; נא לבדוק את השעה.`,
  ownZone: (zone) => `${zone}, כפי שנבחר.`,
  keywordZone: (zone) => `${zone}, כי בכותרת או במקום מופיעים California או ashes.`,
  defaultZone: (zone) => `${zone}, האזור הרגיל שבהגדרות.`,
})
