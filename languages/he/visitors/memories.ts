import { visitorLimits as limits } from '../../../contract/visitorLimits.ts'
import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/visitors/memories.ts'
import { formatNumber, sentences } from '../grammar.ts'
import { countMemories } from '../nouns.ts'

export const texts = sentences<typeof en>({
  heading: (name) => `הזיכרונות שלכם על ${name}`,
  headingOfCopy: (name) => `זיכרונות על ${name}`,
  shared: 'זיכרונות שנכתבו',
  loading: 'הזיכרונות נטענים...',
  count: countMemories,
  empty: 'עדיין לא נכתבו זיכרונות.',
  emptyCopy: 'כשנוצר העותק הזה עוד לא נכתבו זיכרונות.',
  emptyHint: (name) => endSentence(`הזיכרון הראשון על ${name} יכול להיות שלכם`),
  all: 'לכל הזיכרונות',
  failed: 'הזיכרונות לא נטענו. הם שמורים, ואפשר לנסות שוב.',
  photosFailed: 'התמונות לא נטענו. הן שמורות, ואפשר לנסות שוב.',
  unknownDate: 'תאריך לא ידוע',
  answerFrom: (name) => (name === null ? 'תשובה מהמשפחה' : `תשובה מאת ${name}`),
  edit: 'עריכה',

  form: {
    heading: 'כתיבת זיכרון',
    needsScript: 'כדי לכתוב זיכרון צריך דפדפן חדש יותר, עם JavaScript.',
    expand: 'פתיחה',
    minimize: 'צמצום',
    restored: 'מה שהתחלתם לכתוב שמור כאן.',
    email: 'אימייל',
    emailHint: 'לא חובה. רק המשפחה רואה את הכתובת.',
    mailOnAnswer: 'לשלוח לי הודעה כשהמשפחה עונה',
    withoutQuestion: 'לכתוב בלי השאלה הזאת',
    condolenceHint: 'גם שורה אחת של תנחומים מספיקה.',
    photos: 'תמונות',
    choosePhotos: 'בחירת תמונות',
    orDrop: 'או לגרור אותן לכאן',
    photosHint: 'קובצי JPG,‏ PNG,‏ GIF עד 10MB',
    photosMore: `עד ${limits.visitorFiles} תמונות, כמו שצולמו בטלפון. תמונות גדולות יותר יוקטנו במכשיר שלכם לפני השליחה.`,
    addCaption: 'הוספת כיתוב',
    title: 'כותרת',
    description: 'תיאור',
    remove: 'הסרה',
    preparing: 'התמונה מוקטנת…',
    sent: 'נשלחה',
    unsaved: 'המכשיר הזה לא הצליח לשמור עותק של התמונה. כדאי להשאיר את הדף פתוח עד שהיא תישלח.',
    share: 'שליחת הזיכרון',
    uploading: (percent) => `מתבצעת שליחה… ${percent}%`,
    allSent: 'נשלח. התמונות בהכנה…',
    progress: 'התקדמות השליחה',
    notSent: 'השליחה עוד לא הושלמה:',
    sendWithout: (count) => (count === 1 ? 'לשלוח בלי הקובץ הזה' : 'לשלוח בלי הקבצים האלה'),
    sharing: 'מתבצעת שליחה…',
    clear: 'ניקוי הטופס',
    cleared: 'הטופס נוקה.',
    undo: 'ביטול הניקוי',
    sharedHint: 'כל האורחים כותבים במכשיר הזה, ולכן שום דבר לא נשמר בו. אם לא נוגעים בו 3 דקות, הטופס מתנקה.',
    stillWriting: {
      title: 'עדיין כותבים כאן?',
      description:
        'כדי שמה שכתבתם לא יימחק, אפשר לגעת במסך או להקיש על מקש כלשהו. אחרת הטופס יתנקה בעוד רגע.',
    },
    abandoned: {
      title: 'הטופס נוקה',
      description: 'כל האורחים כותבים במכשיר הזה, ואף אחד לא נגע בו 3 דקות.',
    },
    draftHint: 'מה שכותבים נשמר במכשיר הזה 24 שעות, עד לשליחה או לניקוי.',
  },

  fieldErrors: {
    name: 'חסר השם שלכם.',
    email: 'כתובת האימייל לא תקינה. אפשר לתקן אותה או להשאיר את השדה ריק.',
    tooLong: {
      name: () => `השם יכול להיות באורך של עד ${limits.name} תווים.`,
      content: (length: number) =>
        `זיכרון יכול להיות באורך של עד ${formatNumber(limits.memory)} תווים, ובשלכם יש ${formatNumber(length)}. שום דבר לא אבד, צריך רק לקצר מעט.`,
    },
    photoText: {
      title: `הכותרת יכולה להיות באורך של עד ${limits.title} תווים.`,
      description: `התיאור יכול להיות באורך של עד ${formatNumber(limits.description)} תווים.`,
    },
    tooMany: `אפשר לצרף לזיכרון אחד עד ${limits.visitorFiles} תמונות. ${limits.visitorFiles} הראשונות שמורות כאן, ואת השאר אפשר לשלוח עם זיכרון נוסף.`,
    tooLarge: (name) =>
      `הקובץ ״${name}״ גדול מ־10 MB והדפדפן הזה לא יכול להקטין אותו. אפשר לבחור גרסה קטנה יותר שלו.`,
  },

  connectionLost: 'החיבור נותק. שום דבר לא אבד: מה שכבר נשלח הגיע, והשאר שמור כאן ויישלח כשהחיבור יחזור.',
  stopped: 'לא הכול נשלח. מה שכתבתם שמור כאן, ואפשר לנסות שוב.',
  changedElsewhere:
    'הזיכרון הזה השתנה מאז שפתחתם אותו כאן, בחלון אחר או על ידי המשפחה. מה שכתבתם עדיין למעלה, ואם תשמרו שוב הוא יחליף את הגרסה האחרת.',
  gone: 'הזיכרון הזה כבר לא כאן: הוא הוסר דרך הקישור הפרטי או על ידי המשפחה. מה שכתבתם עדיין למעלה, אם תרצו להעתיק אותו.',

  onlyImages: {
    title: 'אפשר לצרף רק תמונות',
    description: 'צריך לבחור קובצי תמונה בלבד (JPG,‏ PNG וכדומה).',
  },
  describe: {
    title: 'כדאי להוסיף כמה מילים',
    description: 'כותרת או כמה מילים יספרו לאחרים מה רואים בתמונה. התמונות שלכם נשלחות בכל מקרה.',
  },
  uploadFailed: { title: 'השליחה לא הצליחה', description: 'התמונות לא נשלחו. אפשר לנסות שוב.' },
  shareFailed: { title: 'השליחה לא הצליחה', description: 'הזיכרון לא נשלח. אפשר לנסות שוב.' },
  sharedToast: { title: 'הזיכרון נשלח', description: 'תודה שכתבתם לנו.' },
  held: 'הזיכרון יופיע אחרי שהמשפחה תקרא אותו.',

  link: {
    thanks: (name) => `תודה, ${name}`,
    below: 'הזיכרון שלכם נמצא למטה.',
    explanation:
      'כדאי לשמור את הקישור הפרטי הזה: בעזרתו אפשר לשנות את הזיכרון או להסיר אותו גם בהמשך. הקישור ייעלם מכאן בעוד דקה.',
    label: 'הקישור הפרטי שלכם',
    copy: 'העתקת הקישור',
    copied: 'הועתק',
    share: 'שיתוף הקישור',
    mail: 'שליחת הקישור אליי',
    mailed: 'הקישור בדרך לכתובת שכתבתם. אם הוא לא מגיע בתוך כמה דקות, כדאי לבדוק בדואר הזבל.',
    mailFailed: 'ההודעה לא נשלחה. במקום זה אפשר להעתיק את הקישור.',
    done: 'סיום',
    ownPhone: 'זה הטלפון שלי, ואוכל לשנות בו את הזיכרון גם אחר כך',
    incomplete:
      'הקישור הפרטי לא שלם: יש תוכנות דואר שמשמיטות את סופו. צריך להעתיק את הקישור כולו לשורת הכתובת של הדפדפן. אם כבר אין לכם אותו, המשפחה יכולה לשנות את הזיכרון במקומכם.',
  },
})
export const { form: formTexts, link: linkTexts, fieldErrors: fieldErrorsTexts } = texts
