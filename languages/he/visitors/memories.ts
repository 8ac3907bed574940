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
  emptyCopy: 'כשהעותק הזה נוצר, עוד לא נכתבו זיכרונות.',
  emptyHint: (name) => endSentence(`אפשר לכתוב את הזיכרון הראשון על ${name}`),
  all: 'לכל הזיכרונות',
  failed: 'הזיכרונות לא הגיעו כרגע. הם שמורים; נא לנסות שוב.',
  photosFailed: 'התמונות לא הגיעו כרגע. הן שמורות; נא לנסות שוב.',
  unknownDate: 'תאריך לא ידוע',
  answerFrom: (name) => (name === null ? 'תשובה מהמשפחה' : `תשובה מאת ${name}`),
  edit: 'עריכה',

  form: {
    heading: 'כתיבת זיכרון',
    needsScript: 'כדי לכתוב זיכרון צריך JavaScript ודפדפן חדש יותר.',
    expand: 'פתיחה',
    minimize: 'צמצום',
    restored: 'מה שהתחלתם לכתוב נשמר כאן.',
    email: 'אימייל',
    emailHint: 'לא חובה. רק המשפחה רואה אותו.',
    mailOnAnswer: 'לשלוח לי הודעה כשהמשפחה עונה',
    withoutQuestion: 'לכתוב בלי השאלה הזאת',
    condolenceHint: 'גם שורה אחת של תנחומים תתקבל בברכה.',
    photos: 'תמונות',
    choosePhotos: 'בחירת תמונות',
    orDrop: 'או לגרור אותן לכאן',
    photosHint: 'קובצי JPG,‏ PNG,‏ GIF עד 10MB',
    photosMore: `עד ${limits.visitorFiles} תמונות, כמו שצולמו בטלפון. תמונות גדולות יותר מוקטנות קודם במכשיר שלכם.`,
    addCaption: 'הוספת כיתוב',
    title: 'כותרת',
    description: 'תיאור',
    remove: 'הסרה',
    preparing: 'מקטין את התמונה…',
    sent: 'נשלחה',
    unsaved: 'המכשיר הזה לא הצליח לשמור עותק של התמונה. נא להשאיר את הדף פתוח עד שהיא תישלח.',
    share: 'שליחת הזיכרון',
    uploading: (percent) => `בשליחה… ${percent}%`,
    allSent: 'נשלח. התמונות בהכנה…',
    progress: 'התקדמות השליחה',
    notSent: 'השליחה עוד לא הושלמה:',
    sendWithout: (count) => (count === 1 ? 'לשלוח בלי הקובץ הזה' : 'לשלוח בלי הקבצים האלה'),
    sharing: 'בשליחה…',
    clear: 'ניקוי הטופס',
    cleared: 'הטופס נוקה.',
    undo: 'ביטול הניקוי',
    sharedHint:
      'המכשיר הזה משמש את כל האורחים, ולכן הוא אינו שומר מה שכותבים בו. אם אף אחד לא נוגע בו 3 דקות, הטופס מתנקה.',
    stillWriting: {
      title: 'עוד כותבים?',
      description: 'כדי לשמור את מה שכתבתם, אפשר לגעת במסך או להקיש על מקש. אחרת הטופס יתנקה בעוד רגע.',
    },
    abandoned: {
      title: 'הטופס נוקה',
      description: 'המכשיר הזה משמש את כל האורחים, ואף אחד לא נגע בו 3 דקות.',
    },
    draftHint: 'מה שכותבים נשמר במכשיר הזה 24 שעות, עד לשליחה או לניקוי.',
  },

  fieldErrors: {
    name: 'נא לכתוב את שמכם.',
    email: 'נא לכתוב כתובת אימייל תקינה, או להשאיר ריק.',
    tooLong: {
      name: () => `שם יכול להיות באורך של ${limits.name} תווים לכל היותר.`,
      content: (length: number) =>
        `זיכרון יכול להיות באורך של ${formatNumber(limits.memory)} תווים לכל היותר. בשלכם יש ${formatNumber(length)}; שום דבר לא אבד, נא לקצר מעט.`,
    },
    photoText: {
      title: `כותרת יכולה להיות באורך של ${limits.title} תווים לכל היותר.`,
      description: `תיאור יכול להיות באורך של ${formatNumber(limits.description)} תווים לכל היותר.`,
    },
    tooMany: `אפשר לצרף לזיכרון אחד ${limits.visitorFiles} תמונות לכל היותר. ${limits.visitorFiles} הראשונות נשמרו כאן; את האחרות אפשר לשלוח עם זיכרון נוסף.`,
    tooLarge: (name) =>
      `הקובץ ״${name}״ גדול מ־10 MB והדפדפן הזה אינו יכול להקטין אותו. נא לבחור גרסה קטנה יותר שלו.`,
  },

  connectionLost: 'החיבור נותק. מה שכתבתם שמור: מה שכבר הגיע נשאר שם, והשאר נשמר כאן ויישלח כשהחיבור יחזור.',
  stopped: 'לא הכול נשלח. מה שכתבתם שמור כאן; נא לנסות שוב.',
  changedElsewhere:
    'הזיכרון הזה השתנה מאז שנפתח כאן, בחלון אחר או בידי המשפחה. מה שכתבתם נמצא עדיין למעלה: שמירה נוספת תחליף את הגרסה האחרת.',

  onlyImages: {
    title: 'אפשר לצרף רק תמונות',
    description: 'נא לבחור רק קובצי תמונה (JPG,‏ PNG וכדומה).',
  },
  describe: {
    title: 'כדאי להוסיף כמה מילים',
    description: 'כותרת או כמה מילים מספרות לאחרים מה הם רואים. התמונות שלכם נשלחות בכל מקרה.',
  },
  uploadFailed: { title: 'השליחה לא הצליחה', description: 'התמונות לא נשלחו. נא לנסות שוב.' },
  shareFailed: { title: 'השליחה לא הצליחה', description: 'הזיכרון לא נשלח. נא לנסות שוב.' },
  sharedToast: { title: 'הזיכרון נשלח', description: 'תודה שחלקתם אותו איתנו.' },
  held: 'הוא יופיע אחרי שהמשפחה תקרא אותו.',

  link: {
    thanks: (name) => `תודה, ${name}`,
    below: 'הזיכרון שלכם נמצא למטה.',
    explanation:
      'כדאי לשמור את הקישור הפרטי הזה: בעזרתו אפשר אחר כך לשנות את הזיכרון או להסיר אותו. הוא נעלם כעבור דקה.',
    label: 'הקישור הפרטי שלכם',
    copy: 'העתקת הקישור',
    copied: 'הועתק',
    share: 'שיתוף הקישור',
    mail: 'לשלוח לי את הקישור',
    mailed: 'הקישור בדרך לכתובת שנתתם. אם הוא לא מגיע בתוך כמה דקות, כדאי לבדוק בתיקיית דואר הזבל.',
    mailFailed: 'ההודעה לא נשלחה. אפשר להעתיק את הקישור במקום זאת.',
    done: 'סיום',
  },

  own: {
    heading: 'הזיכרון שלכם',
    loading: 'הזיכרון שלכם נטען...',
    missing:
      'אין זיכרון בקישור הזה. אולי הזיכרון הוסר, אולי קישור חדש יותר החליף אותו, ואולי חסר סוף הקישור.',
    incomplete:
      'הקישור הפרטי אינו שלם: חסר החלק האחרון שלו, כי יש תוכנות דואר שחותכות אותו. נא להעתיק את הקישור כולו לשורת הכתובת של הדפדפן. אם הוא כבר לא אצלכם, המשפחה יכולה לשנות את הזיכרון במקומכם.',
    gone: 'הזיכרון הזה כבר אינו כאן: הוא הוסר דרך הקישור הפרטי, או שהמשפחה הסירה אותו. מה שכתבתם נמצא עדיין למעלה, אם תרצו להעתיק.',
    unseen: 'המבקרים אינם רואים את הזיכרון הזה כרגע.',
    photos: 'התמונות של הזיכרון הזה',
    save: 'שמירת השינויים',
    saved: { title: 'נשמר', description: 'הזיכרון שלכם עודכן.' },
    saveFailed: { title: 'לא נשמר', description: 'הזיכרון לא עודכן.' },
    withdraw: 'הסרת הזיכרון',
    withdrawQuestion: {
      title: 'להסיר את הזיכרון הזה?',
      description: 'מה שכתבתם והתמונות שצירפתם יימחקו לתמיד.',
      confirm: 'להסיר את הזיכרון',
      cancel: 'להשאיר',
    },
    withdrawn: { title: 'הזיכרון הוסר', description: 'הזיכרון כבר לא מופיע בדף הזה.' },
    withdrawFailed: { title: 'לא נמחק', description: 'הזיכרון לא נמחק.' },
    leave: 'חזרה לכל הזיכרונות',
    ownPhone: 'זה הטלפון שלי: אפשר יהיה לשנות כאן אחר כך',
    wroteHere: 'כתבתם בטלפון הזה.',
    wroteHereThis: (beginning) => `כתבתם בטלפון הזה: ״${beginning}״`,
    change: 'לשנות את הזיכרון',
  },
})
export const { form: formTexts, own: ownTexts, link: linkTexts, fieldErrors: fieldErrorsTexts } = texts
