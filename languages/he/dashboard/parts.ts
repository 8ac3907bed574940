import type { PutBackNote } from '../../../contract/media/deleted.ts'
import type { texts as en } from '../../en/dashboard/parts.ts'
import { formatNumber, plural, sentences, toKey } from '../grammar.ts'

const notes = {
  memory_deleted: 'גם הזיכרון שאליו צורפה התמונה נמחק. אם תשחזרו אותו, היא תצורף אליו שוב.',
  memory_gone: 'הזיכרון שאליו צורפה התמונה נמחק לצמיתות, ולכן האורחים לא רואים אותה.',
  photos_deleted: 'גם חלק מהתמונות שצורפו לזיכרון נמחקו. אם תשחזרו אותן, הן יצורפו אליו שוב.',
  photos_gone: 'חלק מהתמונות שצורפו לזיכרון נמחקו לצמיתות.',
  picture_deleted: 'גם התמונה שלצד הטקסט נמחקה. אם תשחזרו אותה, היא תוצג שוב.',
  picture_gone: 'התמונה שלצד הטקסט נמחקה לצמיתות.',
  obituary_replaced: 'הטקסט שנכתב בינתיים נמצא עכשיו ברשימה הזאת.',
  obituary_stays:
    'סיפור החיים נשאר תחת ״נמחקו לאחרונה״, כי האורחים רואים נוסח אחר. כדי להחליף בין השניים משחזרים אותו לבדו.',
} satisfies Record<PutBackNote, string>

const whereItWas = (count: number) =>
  plural(count, { one: 'הכול במקומו.', two: 'שניהם במקומם.', other: 'כל ה־# במקומם.' })

const backOf = (count: number, total: number) =>
  `${plural(count, { one: 'אחד שוחזר', two: 'שניים שוחזרו', other: '# שוחזרו' })}, מתוך ${formatNumber(total)}.`
const sayGone = (count: number) =>
  count === 1 ? 'האחר נמחק בינתיים לצמיתות.' : 'האחרים נמחקו בינתיים לצמיתות.'

export const texts = sentences<typeof en>({
  samples: {
    areSample: 'אלה מילים לדוגמה.',
    sampleMark: 'עדיין המילים שלנו, לא שלכם.',
    parts: {
      donation: 'על התרומה',
      obituary: 'סיפור החיים',
    },
    confirm: 'להשאיר את המילים האלה',
    inParentheses: (textName) => `(${textName})`,
    question: {
      title: 'להשאיר את המילים האלה?',
      description: 'מעכשיו הן ייחשבו שלכם, ויישארו כמו שהן עד שתשנו אותן.',
      confirm: 'להשאיר',
    },
    saved: { title: 'השינויים נשמרו', description: 'המילים האלה הן עכשיו שלכם.' },
    undone: { title: 'השינויים נשמרו', description: 'המילים האלה הן שוב דוגמה.' },
    undoFailed: {
      title: 'לא נשמר',
      description: 'שום דבר לא השתנה. אפשר לטעון את הדף מחדש ולעבור שם על המילים האלה.',
    },
    confirmFailed: { title: 'לא נשמר', description: 'המילים האלה לא נשמרו. אפשר לנסות שוב.' },
  },
  showPassword: 'הצגת הסיסמה',
  suggestion: (text) => `לכתוב כך: ${text}?`,
  whichDate: 'צריך לבחור לאיזה תאריך הכוונה.',
  dateNotRead: 'אי אפשר לקרוא את התאריך הזה. כותבים כך: 18 במרץ 2025.',
  dateToCome: 'היום הזה עוד לא הגיע.',
  dateAfterDeath: 'זה אחרי יום הפטירה.',
  monthTooShort: (month, days) => `בחודש ${month} יש רק ${days} יום.`,
  qrCode: {
    code: 'הקישור כקוד QR',
    save: 'שמירת הקוד',
    fileName: 'קוד QR',
  },
  deletion: {
    question: { title: 'למחוק?', confirm: 'למחוק' },
    forGood: (itemPhrase) => `יימחק לצמיתות: ${itemPhrase}. אי אפשר לבטל את המחיקה.`,
    forAWhile: (itemPhrase, count, putBackBy) =>
      count === 1
        ? `יימחק: ${itemPhrase}. האורחים כבר לא יראו אותו. במשך 30 יום ${putBackBy} לשחזר אותו תחת ״נמחקו לאחרונה״. אחר כך הוא נמחק לצמיתות.`
        : `יימחקו: ${itemPhrase}. האורחים כבר לא יראו אותם. במשך 30 יום ${putBackBy} לשחזר אותם תחת ״נמחקו לאחרונה״. אחר כך הם נמחקים לצמיתות.`,
    you: 'אפשר',
    administrator: 'מנהלי האתר יכולים',
    keep: 'לשמור 30 יום את מה שנמחק',
    keepHint: 'מעכשיו אפשר יהיה לשחזר כל מה שיימחק כאן.',
    keepFailed: {
      title: 'לא נמחק',
      description: 'שום דבר לא נמחק, כי ״לשמור 30 יום את מה שנמחק״ לא הופעל. אפשר לנסות שוב.',
    },
  },
  putBack: {
    done: ({ putBack, gone, notes: noteNames }) => {
      const sayings = [
        gone.length > 0 && `${backOf(putBack.length, putBack.length + gone.length)} ${sayGone(gone.length)}`,
        ...noteNames.map((noteName) => notes[toKey(noteName)]),
      ].filter((saying) => saying !== false)
      return {
        title: putBack.length > 0 ? 'שוחזר' : 'לא שוחזר',
        description: sayings.length > 0 ? sayings.join(' ') : whereItWas(putBack.length),
        ...(sayings.length > 0 && { duration: 12_000 }),
      }
    },
    failed: {
      title: 'לא שוחזר',
      description: 'שום דבר לא שוחזר. הכול עדיין תחת ״נמחקו לאחרונה״, ואפשר לנסות שם שוב.',
    },
    failedForHelper: {
      title: 'לא שוחזר',
      description: 'שום דבר לא שוחזר. הכול עדיין שם, ומנהלי האתר יכולים לשחזר אותו במשך 30 יום.',
    },
    notHere: {
      title: 'לא שוחזר',
      description: 'זה כבר לא תחת ״נמחקו לאחרונה״, כי בינתיים זה נמחק לצמיתות.',
    },
  },
  selection: {
    chosen: (count) => plural(count, { one: 'נבחר אחד', two: 'נבחרו שניים', other: 'נבחרו #' }),
    all: 'בחירת הכול',
    none: 'ביטול הבחירה',
  },
  picture: {
    choose: 'בחירת תמונה',
    fromGallery: 'מהגלריה',
    gallery: {
      loading: 'התמונות נטענות...',
      failed: 'התמונות לא נטענו. אפשר לנסות שוב.',
      empty: 'עדיין אין תמונות בגלריה.',
    },
    upload: 'העלאת תמונה',
    uploading: 'העלאת התמונה',
    stillSending: 'התמונה עדיין נשלחת.',
    stillOpening: 'התמונה עדיין נפתחת.',
    crop: 'חיתוך',
    cropFailed: {
      title: 'התמונה לא נחתכה',
      description: 'התמונה לא נפתחה. היא שמורה, ואפשר לנסות שוב.',
    },
    remove: 'הסרת התמונה',
    chosen: 'התמונה שנבחרה',
    tooLarge: (file) => `הקובץ ״${file}״ גדול מ־100 MB. אפשר לבחור קובץ קטן יותר.`,
    failed: 'ההעלאה לא הצליחה',
    failure: 'התמונה לא הועלתה.',
  },
})
export const {
  deletion: deletionTexts,
  picture: pictureTexts,
  putBack: putBackTexts,
  qrCode: qrCodeTexts,
  samples: sampleTexts,
  selection: selectionTexts,
} = texts
