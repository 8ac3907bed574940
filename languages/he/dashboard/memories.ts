import type { texts as en } from '../../en/dashboard/memories.ts'
import { attach, formatNumber, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'זיכרונות שכתבו האורחים',
  loading: 'הזיכרונות נטענים...',
  none: 'עדיין לא נכתבו זיכרונות.',
  failed: 'הזיכרונות לא נטענו.',
  columns: {
    name: 'שם',
    email: 'אימייל',
    date: 'תאריך',
    content: 'תחילת הטקסט',
    media: 'תמונות',
    actions: 'פעולות',
  },
  noMedia: 'אין',
  unknownDate: 'תאריך לא ידוע',
  nothing: '–',
  onlyWaiting: (count) => `רק הממתינים (${formatNumber(count)})`,
  noneWait: 'שום דבר לא ממתין לכם.',
  waits: 'ממתין לכם',
  hidden: 'מוסתר',
  because: {
    all: 'כל זיכרון חדש ממתין עד שתקראו אותו.',
    trap: 'מולא שדה שאנשים לא רואים.',
    haste: 'הזיכרון נשלח מהר יותר ממה שאפשר לכתוב.',
    links: 'יש בו קישור.',
    repeated: 'כתוב בו מילה במילה מה שכתוב בזיכרון אחר.',
  },
  approve: 'אישור',
  hide: 'הסתרה',
  approved: { title: 'נשמר', description: 'האורחים רואים עכשיו את הזיכרון הזה.' },
  nowHidden: { title: 'נשמר', description: 'האורחים לא רואים את הזיכרון הזה.' },

  view: 'הצגה',
  details: 'פרטי הזיכרון',
  content: 'תוכן',
  state: 'מי רואה',
  everyone: 'כולם',
  nobody: 'רק אתם',
  media: 'תמונות',
  edit: 'עריכה',

  editTitle: 'עריכת הזיכרון',
  questionHint: 'מכרטיס שולחן. אם השדה ריק, הזיכרון מוצג בלי השאלה.',
  isApproved: 'אושר',
  sentenceHint: 'מוצג בין התמונות, אם המצגת קוראת מתוך הזיכרונות.',
  noSentence: 'אין',
  selectMedia: 'בחירת תמונות',
  attached: (count) =>
    plural(count, { one: 'פריט אחד מצורף', two: 'שני פריטים מצורפים', other: '# פריטים מצורפים' }),
  cancel: 'ביטול',
  save: 'שמירת השינויים',
  saving: 'מתבצעת שמירה…',
  updated: { title: 'נשמר', description: 'הזיכרון עודכן.' },
  updateFailed: { title: 'לא נשמר', description: 'הזיכרון לא עודכן.' },

  answerAction: 'תשובה',
  answered: 'נענה',
  answeredBy: (name) => (name === null ? 'תשובה מהמשפחה' : `תשובה מאת ${name}`),
  answer: {
    title: (name) => `תשובה אל ${name}`,
    fromHint: 'אם השדה ריק, החתימה היא בשם המשפחה.',
    shownWithoutMail: 'האורחים יקראו אותה מתחת לזיכרון.',
    willMail: (name) =>
      `האורחים יקראו אותה מתחת לזיכרון. לפי בקשה שצורפה לזיכרון, תישלח הודעה באימייל אל ${name}, עשר דקות אחרי השמירה הראשונה של התשובה.`,
    mailed: (name, day) => `הודעה באימייל נשלחה אל ${name} ${attach('ב', day)}.`,
    hidden: 'האורחים לא רואים את הזיכרון הזה וגם לא את התשובה.',
    hiddenMail: (name) =>
      `האורחים לא רואים את הזיכרון הזה וגם לא את התשובה. אחרי שתאשרו אותו תישלח הודעה באימייל אל ${name}, לפי הבקשה שצורפה אליו.`,
    save: 'שמירת התשובה',
    saved: { title: 'נשמר', description: 'התשובה שלכם נמצאת מתחת לזיכרון.' },
    takeBack: 'הסרת התשובה',
    takeBackQuestion: {
      title: 'להסיר את התשובה?',
      description: 'האורחים כבר לא יראו אותה. הודעה שכבר נשלחה אי אפשר להחזיר, אבל התשובה לא כתובה בה.',
      confirm: 'להסיר',
    },
    takenBack: { title: 'נשמר', description: 'התשובה הוסרה.' },
  },

  delete: 'מחיקה',
  itemPhrase: (name) => `הזיכרון מאת ${name}, עם התמונות ששייכות רק לו`,
  deleted: { title: 'נמחק', description: 'הזיכרון נמחק.' },
  deleteFailed: { title: 'לא נמחק', description: 'הזיכרון לא נמחק.' },

  picker: {
    title: 'בחירת תמונות וסרטונים',
    selected: (count) =>
      plural(count, { one: 'נבחר פריט אחד', two: 'נבחרו שני פריטים', other: 'נבחרו # פריטים' }),
    apply: 'אישור הבחירה',
    empty: 'עדיין אין תמונות וסרטונים',
    emptyHint: 'קודם צריך להעלות אותם תחת ״תמונות״',
    loading: 'התמונות נטענות...',
    failed: 'התמונות לא נטענו',
  },
})
export const { answer: answerTexts, picker: pickerTexts } = texts
