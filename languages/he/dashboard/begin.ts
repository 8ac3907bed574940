import type { texts as en } from '../../en/dashboard/begin.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  loading: 'אתר הזיכרון נטען...',
  failed: 'לא הצלחנו להגיע לאתר הזיכרון. מה שכתבתם כאן לא אבד.',
  panel: {
    purpose: 'שש שאלות, אחת אחרי השנייה, הופכות את האתר הזה לשלו. זה לוקח רבע שעה, ואפשר לעצור בכל אחת מהן.',
    begin: 'מתחילים',
  },
  goOn: 'להמשיך מאיפה שעצרתם',
  questions: {
    name: 'איך קראו לו?',
    picture: 'יש לכם תמונה שלו?',
    services: 'מתי נפרדים ממנו?',
    photographs: 'אילו תמונות עולות ראשונות?',
    obituary: 'מה כדאי שיקראו עליו?',
    access: 'מי רשאי לראות את האתר?',
  },
  hints: {
    name: 'בינתיים מספיק שמו. אחר כך אפשר לשנות כאן הכול.',
    picture: 'תמונה שמזהים אותו בה מיד. מחר אפשר לבחור אחרת.',
    services: 'לוויה, שבעה, אזכרה: כמה שיש. התאריך או השעה יכולים להישאר פתוחים.',
    photographs: 'כמה תמונות מספיקות להערב. אחר כך אפשר להוסיף כמה שרוצים, תחת ״תמונות״.',
    obituary: 'מספיקים כמה משפטים.',
    access: 'אפשר לשנות את זה בכל זמן, תחת ״הגדרות״.',
  },
  progress: (number, count) => `שאלה ${formatNumber(number)} מתוך ${formatNumber(count)}`,
  next: 'הבא',
  later: 'אחר כך',
  back: 'הקודם',
  close: 'סגירה',
  obituary: {
    howToBegin: 'איך תרצו להתחיל?',
    ways: {
      questions: {
        label: 'לענות על שאלות קצרות',
        hint: 'משלימים משפטים קצרים, ואפשר לשנות הכול לפני השמירה.',
      },
      empty: { label: 'לכתוב בדף ריק' },
    },
    aboutAnswers: 'ההתחלה של כל משפט כבר כתובה. אפשר להשלים אותו, לשנות אותו או לדלג עליו.',
    answers: {
      born: 'איפה הוא נולד?',
      work: 'במה הוא עבד?',
      loved: 'את מי הוא אהב?',
      left: 'את מי הוא השאיר אחריו?',
      character: 'איזה אדם הוא היה?',
    },
    beginnings: (name) => ({
      born: name ? `${name} נולד` : 'הוא נולד',
      work: 'הוא עבד',
      loved: 'הוא אהב',
      left: 'הוא השאיר אחריו',
      character: 'הוא היה',
    }),
    sentenceStarts: ['הוא', 'היא', 'אפשר', 'אני', 'אנחנו'],
    aboutDraft: 'אלה המילים שלכם. אפשר לשנות מה שרוצים: שום דבר לא נשמר לפני שלוחצים על ״הבא״.',
    replace: {
      title: 'להחליף את הטקסט שלכם?',
      description: 'שיניתם את הטקסט. הטיוטה החדשה מהתשובות שלכם תחליף אותו.',
      confirm: 'להחליף',
      cancel: 'להשאיר את הטקסט שלי',
    },
  },
  photographs: {
    choose: 'בחירת תמונות',
    progress: 'העלאת התמונות',
    sent: (sentCount, count) => `${formatNumber(sentCount)} מתוך ${formatNumber(count)} נוספו`,
    problems: 'לא נוספו',
    retry: 'לנסות שוב',
    added: (count) =>
      plural(count, { one: 'תמונה אחת בגלריה', two: 'שתי תמונות בגלריה', other: '# תמונות בגלריה' }),
  },
  share: {
    ready: 'הכול מוכן.',
    now: 'לשתף עכשיו',
    left: 'נשאר לאחר כך',
    nameFirst: 'לפני שמשתפים, נא לכתוב את שמו.',
    publishFirst:
      'כל מה שכתבתם שמור. מי שמפעיל את השרת יכול לתת לאתר הזיכרון כתובת לכולם; הפתק הזה מסביר איך. אחר כך אפשר לחזור לכאן ולשתף.',
    messageLabel: 'הודעה לשליחה',
    message: (name) => `פתחנו אתר לזכר ${name}: תמונות, פרטי הטקסים, ומקום לזיכרונות שלכם.`,
    buttons: { copy: 'העתקת ההודעה', copied: 'הועתק', share: 'שליחת ההודעה' },
  },
})
export const {
  obituary: obituaryTexts,
  panel: panelTexts,
  photographs: photographTexts,
  share: shareTexts,
} = texts
