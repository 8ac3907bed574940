import type { PutBackNote } from '../../../contract/media/deleted.ts'
import type { texts as en } from '../../en/dashboard/parts.ts'
import { formatNumber, plural, sentences, toKey } from '../grammar.ts'

const notes = {
  memory_deleted: 'גם הזיכרון שלה נמחק: אם תחזירו אותו, התמונה תצורף אליו שוב.',
  memory_gone: 'הזיכרון שלה נמחק לתמיד, ולכן המבקרים אינם רואים את התמונה הזאת.',
  photos_deleted: 'גם חלק מהתמונות שלו נמחקו: אם תחזירו אותן, הן יצורפו אליו שוב.',
  photos_gone: 'חלק מהתמונות שלו נמחקו לתמיד.',
  picture_deleted: 'גם התמונה שלו נמחקה: אם תחזירו אותה, היא תוצג כאן שוב.',
  picture_gone: 'התמונה שלו נמחקה לתמיד.',
  obituary_replaced: 'סיפור חייו שנכתב בינתיים נמצא עכשיו ברשימה הזאת.',
  obituary_stays:
    'סיפור חייו נשאר תחת ״נמחקו לאחרונה״, כי המבקרים רואים נוסח אחר. אפשר להחזיר אותו לבדו כדי להחליף בין השניים.',
} satisfies Record<PutBackNote, string>

const whereItWas = (count: number) =>
  plural(count, { one: 'הכול במקומו.', two: 'שניהם במקומם.', other: 'כל ה־# במקומם.' })

const backOf = (count: number, total: number) =>
  `${plural(count, { one: 'אחד חזר', two: 'שניים חזרו', other: '# חזרו' })}, מתוך ${formatNumber(total)}.`
const sayGone = (count: number) => (count === 1 ? 'האחר נמחק בינתיים לתמיד.' : 'האחרים נמחקו בינתיים לתמיד.')

export const texts = sentences<typeof en>({
  samples: {
    areSample: 'אלה מילים לדוגמה.',
    sampleMark: 'עדיין המילים שלנו, לא שלכם.',
    parts: {
      donation: 'על התרומה',
      obituary: 'סיפור חייו',
    },
    confirm: 'להשאיר את המילים האלה',
    inParentheses: (textName) => `(${textName})`,
    question: {
      title: 'להשאיר את המילים האלה?',
      description: 'מעכשיו הן ייחשבו לשלכם, ויישארו כפי שהן עד שתשנו אותן.',
      confirm: 'להשאיר',
    },
    saved: { title: 'השינויים נשמרו', description: 'המילים האלה הן עכשיו שלכם.' },
    undone: { title: 'השינויים נשמרו', description: 'המילים האלה הן שוב דוגמה.' },
    undoFailed: {
      title: 'לא נשמר',
      description: 'שום דבר לא השתנה. נא לטעון את הדף שוב ולראות שם את המילים האלה.',
    },
    confirmFailed: { title: 'לא נשמר', description: 'המילים האלה לא נשמרו. נא לנסות שוב.' },
  },
  showPassword: 'הצגת הסיסמה',
  suggestion: (text) => `לכתוב כך: ${text}?`,
  whichDate: 'נא לבחור לאיזה תאריך הכוונה.',
  dateNotRead: 'אי אפשר לקרוא את התאריך הזה. נא לכתוב כך: 18 במרץ 2025.',
  dateToCome: 'היום הזה עוד לא הגיע.',
  dateAfterDeath: 'זה אחרי יום פטירתו.',
  monthTooShort: (month, days) => `בחודש ${month} יש רק ${days} ימים.`,
  qrCode: {
    code: 'הקישור כקוד QR',
    save: 'שמירת הקוד',
    fileName: 'קוד QR',
  },
  deletion: {
    question: { title: 'למחוק?', confirm: 'מחיקה' },
    forGood: (itemPhrase) => `יימחק לתמיד: ${itemPhrase}. אי אפשר לבטל את זה.`,
    forAWhile: (itemPhrase, count, putBackBy) =>
      count === 1
        ? `יימחק: ${itemPhrase}. המבקרים כבר לא יראו את זה. במשך 30 יום ${putBackBy} להחזיר אותו תחת ״נמחקו לאחרונה״; אחר כך הוא נמחק לתמיד.`
        : `יימחקו: ${itemPhrase}. המבקרים כבר לא יראו אותם. במשך 30 יום ${putBackBy} להחזיר אותם תחת ״נמחקו לאחרונה״; אחר כך הם נמחקים לתמיד.`,
    you: 'אפשר',
    administrator: 'מנהלי האתר יכולים',
    keep: 'לשמור 30 יום את מה שנמחק',
    keepHint: 'מעכשיו אפשר להחזיר כל מה שנמחק כאן.',
    keepFailed: {
      title: 'לא נמחק',
      description: 'שום דבר לא נמחק, כי ״לשמור 30 יום את מה שנמחק״ לא הופעל. נא לנסות שוב.',
    },
  },
  putBack: {
    done: ({ putBack, gone, notes: noteNames }) => {
      const sayings = [
        gone.length > 0 && `${backOf(putBack.length, putBack.length + gone.length)} ${sayGone(gone.length)}`,
        ...noteNames.map((noteName) => notes[toKey(noteName)]),
      ].filter((saying) => saying !== false)
      return {
        title: putBack.length > 0 ? 'הוחזר' : 'לא הוחזר',
        description: sayings.length > 0 ? sayings.join(' ') : whereItWas(putBack.length),
        ...(sayings.length > 0 && { duration: 12_000 }),
      }
    },
    failed: {
      title: 'לא הוחזר',
      description: 'שום דבר לא הוחזר. זה עדיין תחת ״נמחקו לאחרונה״; נא לנסות שם שוב.',
    },
    failedForHelper: {
      title: 'לא הוחזר',
      description: 'שום דבר לא הוחזר. זה עדיין שם: מנהלי האתר יכולים להחזיר אותו במשך 30 יום.',
    },
    notHere: {
      title: 'לא הוחזר',
      description: 'זה כבר אינו תחת ״נמחקו לאחרונה״: בינתיים הוא נמחק לתמיד.',
    },
  },
  selection: {
    chosen: (count) => plural(count, { one: 'נבחר אחד', two: 'נבחרו שניים', other: 'נבחרו #' }),
    all: 'לבחור הכול',
    none: 'לא לבחור כלום',
  },
  picture: {
    choose: 'בחירת תמונה',
    fromGallery: 'מהגלריה',
    gallery: {
      loading: 'התמונות נטענות...',
      failed: 'התמונות לא הגיעו כרגע. נא לנסות שוב.',
      empty: 'עדיין אין תמונות בגלריה.',
    },
    upload: 'העלאת תמונה',
    uploading: 'התמונה בהעלאה',
    stillSending: 'התמונה עוד נשלחת.',
    stillOpening: 'התמונה עוד נפתחת.',
    crop: 'חיתוך',
    cropFailed: {
      title: 'התמונה לא נחתכה',
      description: 'לא היה אפשר לפתוח את התמונה כרגע. היא שמורה; נא לנסות שוב.',
    },
    remove: 'הסרת התמונה',
    chosen: 'התמונה שנבחרה',
    tooLarge: (file) => `הקובץ ״${file}״ גדול מ־100 MB. נא לבחור קובץ קטן יותר.`,
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
