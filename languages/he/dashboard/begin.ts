import type { texts as en } from '../../en/dashboard/begin.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>(({ form }) => ({
  loading: 'אתר הזיכרון נטען...',
  failed: 'לא הצלחנו להתחבר לאתר הזיכרון. מה שכתבתם כאן לא אבד.',
  panel: {
    purpose: 'עונים על שש שאלות, אחת אחרי השנייה, והאתר מוכן. זה לוקח רבע שעה, ואפשר לעצור בכל שלב.',
    begin: 'התחלה',
  },
  goOn: 'המשך מהמקום שבו עצרתם',
  questions: {
    name: 'לזכר מי האתר?',
    picture: form({ he: 'יש לכם תמונה שלו?', she: 'יש לכם תמונה שלה?' }),
    services: 'מתי ואיפה נפגשים?',
    photographs: 'אילו תמונות עולות לכם ראשונות בראש?',
    obituary: form({ he: 'מה כדאי שיקראו עליו?', she: 'מה כדאי שיקראו עליה?' }),
    access: 'למי האתר פתוח?',
  },
  hints: {
    name: 'בינתיים מספיק השם. אחר כך אפשר לשנות כאן הכול.',
    picture: `תמונה שמזהים בה מיד ${form({ he: 'אותו', she: 'אותה' })}. מחר אפשר לבחור אחרת.`,
    services: 'לוויה, שבעה, אזכרה: כמה שיש. תאריך או שעה שעוד לא נקבעו אפשר להשלים בהמשך.',
    photographs: 'כמה תמונות מספיקות לערב הראשון. אחר כך אפשר להוסיף כמה שרוצים, תחת ״תמונות״.',
    obituary: 'מספיקים כמה משפטים.',
    access: 'אפשר לשנות את זה בכל זמן, תחת ״הגדרות״.',
  },
  progress: (number, count) => `שאלה ${formatNumber(number)} מתוך ${formatNumber(count)}`,
  next: 'המשך',
  later: 'אחר כך',
  back: 'אחורה',
  close: 'סגירה',
  obituary: {
    howToBegin: 'איך תרצו להתחיל?',
    ways: {
      questions: {
        label: 'משאלות קצרות',
        hint: 'משלימים משפטים קצרים, ולפני השמירה אפשר לשנות הכול.',
      },
      empty: { label: 'מדף ריק' },
    },
    aboutAnswers: 'ההתחלה של כל משפט כבר כתובה. אפשר להשלים אותו, לשנות אותו או לדלג עליו.',
    answers: form({
      he: {
        born: 'איפה הוא נולד?',
        work: 'במה הוא עבד?',
        loved: 'את מי הוא אהב?',
        left: 'מי נשארו אחריו?',
        character: 'איזה אדם הוא היה?',
      },
      she: {
        born: 'איפה היא נולדה?',
        work: 'במה היא עבדה?',
        loved: 'את מי היא אהבה?',
        left: 'מי נשארו אחריה?',
        character: 'איזה אדם היא הייתה?',
      },
    }),
    sentenceStarts: ['הוא', 'היא', 'אפשר', 'אני', 'אנחנו'],
    beginnings: (name) =>
      form({
        he: {
          born: `${name || 'הוא'} נולד`,
          work: 'הוא עבד',
          loved: 'הוא אהב',
          left: 'הוא השאיר אחריו',
          character: 'הוא היה',
        },
        she: {
          born: `${name || 'היא'} נולדה`,
          work: 'היא עבדה',
          loved: 'היא אהבה',
          left: 'היא השאירה אחריה',
          character: 'היא הייתה',
        },
      }),
    aboutDraft: 'אלה המילים שלכם. אפשר לשנות מה שרוצים: שום דבר לא נשמר לפני שלוחצים על ״המשך״.',
    replace: {
      title: 'להחליף את הטקסט שלכם?',
      description: 'שיניתם את הטקסט, והטיוטה החדשה מהתשובות שלכם תחליף אותו.',
      confirm: 'להחליף',
      cancel: 'להשאיר את הטקסט שלי',
    },
  },
  photographs: {
    choose: 'בחירת תמונות',
    progress: 'העלאת התמונות',
    sent: (sentCount, count) => `${formatNumber(sentCount)} מתוך ${formatNumber(count)} נוספו`,
    problems: 'לא נוספו',
    retry: 'ניסיון נוסף',
    added: (count) =>
      plural(count, { one: 'תמונה אחת בגלריה', two: 'שתי תמונות בגלריה', other: '# תמונות בגלריה' }),
  },
  share: {
    ready: 'הכול מוכן.',
    now: 'שליחה למשפחה ולחברים',
    left: 'מה נשאר להמשך',
    nameFirst: 'לפני ששולחים, צריך לכתוב את השם.',
    publishFirst:
      'כל מה שכתבתם שמור. מי שמפעיל את השרת יכול לתת לאתר הזיכרון כתובת לכולם, והפתק הזה מסביר איך. אחר כך אפשר לחזור לכאן ולשלוח את הקישור.',
    messageLabel: 'הודעה לשליחה',
    message: (name) => `פתחנו אתר לזכר ${name}: יש בו תמונות, מתי ואיפה נפגשים, ומקום לזיכרונות שלכם.`,
    buttons: { copy: 'העתקת ההודעה', copied: 'הועתק', share: 'שליחת ההודעה' },
  },
}))
export const {
  obituary: obituaryTexts,
  panel: panelTexts,
  photographs: photographTexts,
  share: shareTexts,
} = texts
