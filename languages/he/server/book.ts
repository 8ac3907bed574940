import { printShopPages } from '../../../contract/outputs/book.ts'
import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/server/book.ts'
import { attach, formatNumber, plural, sentences } from '../grammar.ts'
import { countPages, countPhotographs } from '../nouns.ts'

export const texts = sentences<typeof en>(({ form }) => ({
  contents: 'תוכן העניינים',
  obituary: 'סיפור חיים',
  photographs: 'תמונות',
  services: 'מועדים',
  memories: 'זיכרונות',
  missingPicture: 'לא היה אפשר לקרוא את התמונה הזאת.',
  answerFrom: (name) => (name === null ? 'תשובה מהמשפחה' : `תשובה מאת ${name}`),
  fromVideo: (length) => `מתוך סרטון באורך ${length}`,
  photograph: 'תמונה',
  photographBy: (name) => `התמונה מאת ${name}`,
  portraitOf: (name) => `תמונה של ${name}`,
  author: (name) => `המשפחה והחברים של ${name}`,
  colophon: (name, memories) =>
    memories > 0
      ? `בספר הזה נאספו, לזכר ${name}, דברים מהמשפחה ומכל מי שכתבו זיכרון.`
      : endSentence(`בספר הזה נאספו דברים מהמשפחה, לזכר ${name}`),
  typeface: 'הספר סודר בתוכנת Typst.',
  asOf: (day) => `הספר נערך ${attach('ב', day)}.`,
  spine: (name, dates) => [name, dates].filter(Boolean).join('  ·  '),

  orderOfService: 'סדר הטקס',
  program: 'מהלך הטקס',
  officiant: (name) => `הטקס בהנחיית ${name}`,
  bearers: 'נושאי המיטה',
  front: 'הצד הקדמי',
  back: 'הצד האחורי, עם דברי התודה',
  backPhoto: 'התמונה בצד האחורי',
  thankYou: 'תודה',
  familyThanks: 'המשפחה מודה לכם על שבאתם ועל כל זיכרון שתכתבו.',
  watch: 'לצפייה מהבית',
  watchService: (title) => `לצפייה מהבית: ״${title}״`,
  shareHeading: 'לכתוב זיכרון',
  photographsHeading: 'לראות את התמונות',
  sendHeading: 'התמונות שאצלכם',
  sendInvitation: 'לשלוח אותן למשפחה',
  havePhotographs: form({
    he: 'יש לכם תמונות שלו? אפשר לשלוח אותן למשפחה.',
    she: 'יש לכם תמונות שלה? אפשר לשלוח אותן למשפחה.',
  }),
  shareHint: 'מכוונים את מצלמת הטלפון אל הריבוע.',
  codeAlt: (link) => `קוד שפותח את ${link}`,
  thanks: 'למי להודות',
  thanksColumns: ['שם', 'זיכרון', 'תמונות', 'תשובות על', 'אימייל', 'יום', 'תאריך התודה', 'מילים למשפחה'],
  saidAbout: (photographs) => plural(photographs, { one: 'תמונה אחת', two: 'שתי תמונות', other: '# תמונות' }),
  yes: 'כן',

  noTypesetter:
    'עדיין אי אפשר ליצור כאן PDF. מי שמפעיל את השרת יכול לשנות זאת: חסרות חבילות, ובקובץ docs/book.md כתוב איך מוסיפים אותן.',
  noAddress:
    'לקוד ה־QR דרושה הכתובת שבה האורחים מוצאים את אתר הזיכרון. צריך לקבוע את PUBLIC_URL או להקליד --address https://example.org.',
  noSendLink: 'עדיין אין קישור לשליחת תמונות. אפשר ליצור אותו בלוח הניהול, תחת ״ליום הטקס״, ״בקשת תמונות״.',
  foldedArchive:
    'גיליונות לקיפול לא עומדים בתקן PDF/A-2b לארכיונים. התבנית ״screen״, שבה העמודים לפי הסדר, עומדת בו.',
  tooLong: (name, lines) =>
    `הטקסט ״${name}״ ארוך מהעמוד ${plural(lines, { one: 'בשורה אחת', two: 'בשתי שורות', other: 'ב־# שורות' })}, ולכן הוא ממשיך בעמוד הבא.`,
  tooHigh: (name, millimeters) =>
    `הטקסט עם ״${name}״ גבוה ב־${formatNumber(millimeters)} מ״מ מהכרטיס או מהכרזה שלו, גם באותיות הקטנות ביותר.`,
  booklet: (pages) =>
    `בסדר הטקס יש ${countPages(pages)}, על ${plural(pages / 4, { one: 'גיליון נייר אחד מקופל', two: 'שני גיליונות נייר מקופלים זה בתוך זה', other: '# גיליונות נייר מקופלים זה בתוך זה' })}.`,
  leftOutLife: (title) => `בלי ״${title}״ סדר הטקס נכנס בגיליון נייר אחד, ולכן הטקסט הושמט.`,
  hiddenPhoto: 'התמונה לצד האחורי מוסתרת, נמחקה או לא שייכת לאתר הזה, ולכן לא הודפסה.',
  noProgram: 'עדיין אין בלוח הניהול מהלך טקס, ולכן מודפסים המועדים במקומו.',
  typesettingErrors: {
    memory:
      'יש יותר מדי עמודים, ואי אפשר ליצור אותם בבת אחת. זה לא בגלל טקסט אחד. אפשר לנסות שוב עם פחות עמודים, למשל בלי חלק מהזיכרונות.',
    processor:
      'יצירת העמודים האלה ארכה יותר מ־5 הדקות המותרות. זה לא בגלל טקסט אחד. אפשר לנסות שוב עם פחות עמודים, למשל בלי חלק מהזיכרונות או במחשב מהיר יותר.',
    deadline: 'העמודים לא נוצרו, כי המחשב היה עסוק מדי. שום דבר לא אבד, ואפשר לנסות שוב אחר כך.',
    crash: 'התוכנה שיוצרת את העמודים נעצרה לפני הסוף. זה לא בגלל טקסט אחד. שום דבר לא אבד, ואפשר לנסות שוב.',
  },
  notPrinted: 'לא היה אפשר להדפיס את הטקסט הזה.',
  printedPlain: (name) =>
    `הטקסט הזה עצר את התוכנה שיוצרת את העמודים, ולכן הושמטו ממנו הניקוד, הסימנים שמעל האותיות והתווים הבלתי נראים: ${name}`,
  leftOut: (name) => `הטקסט הזה עצר את התוכנה שיוצרת את העמודים, ולכן הושמט: ${name}`,
  allPrintedPlain:
    'הטקסטים יחד עצרו את התוכנה שיוצרת את העמודים, ולכן הושמטו מכולם הניקוד, הסימנים שמעל האותיות והתווים הבלתי נראים.',
  tooManyPages: (pages, most, photographs) =>
    `בספר הזה יהיו ${countPages(pages)}. בית דפוס מקבל עד ${formatNumber(most)}. אפשר להשמיט ${photographs === null ? 'זיכרונות או תמונות' : countPhotographs(photographs)} או לבחור Letter או A4 במקום הריבוע. הספר עוד לא נוצר, ומה שבחרתם לא השתנה.`,
  blankPages: (blanks, pages) =>
    `בספר יש ${countPages(pages)}, כי בית דפוס מקבל מספר זוגי, ולפחות ${formatNumber(printShopPages.least)}. ${plural(blanks, { one: 'אחד מהם ריק, לפני האחרון', two: 'שניים מהם ריקים, לפני האחרון', other: '# מהם ריקים, לפני האחרון' })}.`,
  softPicture: (title, dpi) => `התמונה תיראה מטושטשת בדפוס, ב־${dpi} dpi: ${title}`,
  unplayableVideo: (title) => `הסרטון לא פועל, ולכן אין בספר תמונה ממנו: ${title}`,
  lostPicture: (title) => `התמונה לא נקראה, ולכן מודפס רק הכיתוב שלה: ${title}`,
  leftOutMarks: (name, marks) =>
    `${plural(marks, { one: 'סימן אחד הושמט', two: 'שני סימנים הושמטו', other: '# סימנים הושמטו' })} במקום שבו יש לאות יותר סימנים ממה שאפשר להדפיס: ${name}`,
  leftOutDirections: (name, signs) =>
    `${plural(signs, { one: 'סימן אחד של כיוון הכתיבה הושמט', two: 'שני סימנים של כיוון הכתיבה הושמטו', other: '# סימנים של כיוון הכתיבה הושמטו' })} במקום שבו יותר משמונה פתוחים בבת אחת: ${name}`,
  lostLetters: (letters, number) =>
    letters.length === 1
      ? `באף גופן כאן אין האות ${letters[0]}, ולכן היא מודפסת כ־${number}. מי שמפעיל את השרת יכול להוסיף גופן שיש בו האות. בקובץ docs/book.md כתוב איך.`
      : `באף גופן כאן אין האותיות ${letters.join(' ')}, ולכן הן מודפסות כמספרים, הראשונה כ־${number}. מי שמפעיל את השרת יכול להוסיף גופן שיש בו האותיות. בקובץ docs/book.md כתוב איך.`,
  serviceOf: (title) => `התמונה של המועד ״${title}״`,
  obituaryPicture: 'התמונה של סיפור החיים',
  portrait: 'התמונה הראשית',
}))
