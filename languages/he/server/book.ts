import { printShopPages } from '../../../contract/outputs/book.ts'
import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/server/book.ts'
import { attach, formatNumber, plural, sentences } from '../grammar.ts'
import { countPages, countPhotographs } from '../nouns.ts'

export const texts = sentences<typeof en>({
  contents: 'תוכן העניינים',
  obituary: 'סיפור חייו',
  photographs: 'תמונות',
  services: 'טקסים',
  memories: 'זיכרונות',
  missingPicture: 'לא היה אפשר לקרוא את התמונה הזאת.',
  answerFrom: (name) => (name === null ? 'תשובה מהמשפחה' : `תשובה מאת ${name}`),
  fromVideo: (length) => `מתוך סרטון באורך ${length}`,
  photograph: 'תמונה',
  photographBy: (name) => `התמונה מאת ${name}`,
  portraitOf: (name) => `דיוקן של ${name}`,
  author: (name) => `משפחתו וחבריו של ${name}`,
  colophon: (name, memories) =>
    memories > 0
      ? `בספר הזה נאסף מה שנכתב ונשמר לזכר ${name}: בידי משפחתו, ובידי כל מי ששיתפו זיכרון עליו.`
      : endSentence(`בספר הזה נאסף מה ששמרה משפחתו לזכר ${name}`),
  typeface: 'נסדר בגופן Newsreader של Production Type, בתוכנת Typst.',
  asOf: (day) => `כפי שהיה ${attach('ב', day)}.`,
  spine: (name, dates) => [name, dates].filter(Boolean).join('  ·  '),

  orderOfService: 'סדר הטקס',
  program: 'מהלך הטקס',
  officiant: (name) => `הנחיית הטקס: ${name}`,
  bearers: 'נושאי המיטה',
  front: 'הצד הקדמי',
  back: 'הגב, עם התודה,',
  backPhoto: 'התמונה שבגב',
  thankYou: 'תודה',
  familyThanks: 'המשפחה מודה לכם שבאתם, ועל כל זיכרון עליו שתשתפו.',
  watch: 'למי שבבית: אפשר לצפות כאן',
  watchService: (title) => `למי שבבית: כאן אפשר לצפות ב״${title}״`,
  shareHeading: 'לכתוב זיכרון',
  photographsHeading: 'לראות את התמונות שלו',
  shareHint: 'יש לכוון את מצלמת הטלפון אל הריבוע.',
  codeAlt: (link) => `קוד שפותח את ${link}`,
  thanks: 'למי להודות',
  thanksColumns: ['שם', 'כתיבה', 'תמונות', 'יום'],
  yes: 'כן',

  noTypesetter:
    'עדיין אי אפשר ליצור כאן PDF. מי שמפעיל את השרת יכול לשנות זאת: חסרות חבילות שאינן חובה, ובקובץ docs/book.md כתוב איך מוסיפים אותן.',
  noAddress:
    'קוד ה־QR צריך את הכתובת שבה המבקרים מוצאים את אתר הזיכרון. נא לקבוע את PUBLIC_URL, או להקליד --address https://example.org.',
  foldedArchive:
    'גיליונות לקיפול אינם יכולים לעמוד בתקן PDF/A-2b לארכיונים. התבנית ״screen״, שבה העמודים לפי הסדר, יכולה.',
  tooLong: (name, lines) =>
    `״${name}״ – ${plural(lines, { one: 'שורה אחת', two: 'שתי שורות', other: '# שורות' })} יותר ממה שנכנס בעמוד, ולכן ההמשך בעמוד הבא.`,
  tooHigh: (name, millimeters) =>
    `הטקסט עם ״${name}״ גבוה ב־${formatNumber(millimeters)} מ״מ מהכרטיס או מהכרזה שלו, גם באותיות הקטנות ביותר.`,
  booklet: (pages) =>
    `בסדר הטקס יש ${countPages(pages)}, על ${plural(pages / 4, { one: 'גיליון נייר אחד מקופל', two: 'שני גיליונות נייר מקופלים זה בתוך זה', other: '# גיליונות נייר מקופלים זה בתוך זה' })}.`,
  leftOutLife: (title) => `בלי ״${title}״ סדר הטקס נכנס בגיליון נייר אחד. לכן הוא הושמט.`,
  hiddenPhoto: 'התמונה לגב מוסתרת, נמחקה, או אינה מהאתר הזה, ולכן לא הודפסה.',
  noProgram: 'עדיין אין בלוח הניהול מהלך טקס, ולכן מודפסים הטקסים במקומו.',
  typesettingErrors: {
    memory:
      'העמודים האלה רבים מכדי ליצור אותם בבת אחת, ולא בגלל טקסט אחד. נא לנסות שוב עם פחות עמודים, למשל בלי חלק מהזיכרונות.',
    processor:
      'העמודים האלה דורשים יותר מ־5 הדקות המותרות, ולא בגלל טקסט אחד. נא לנסות שוב עם פחות עמודים, למשל בלי חלק מהזיכרונות, או במחשב מהיר יותר.',
    deadline:
      'לא היה אפשר ליצור את העמודים האלה עכשיו, כי המחשב היה עסוק מדי. שום דבר לא אבד; נא לנסות שוב אחר כך.',
    crash: 'התוכנה שיוצרת את העמודים נעצרה לפני הסוף, ולא בגלל טקסט אחד. שום דבר לא אבד; נא לנסות שוב.',
  },
  notPrinted: 'לא היה אפשר להדפיס את הטקסט הזה.',
  printedPlain: (name) =>
    `כפי שנכתב, הטקסט הזה עוצר את התוכנה שיוצרת את העמודים, ולכן הושמטו ממנו סימני ההטעמה והתווים הבלתי נראים: ${name}`,
  leftOut: (name) => `הטקסט הזה עוצר את התוכנה שיוצרת את העמודים, ולכן הושמט: ${name}`,
  allPrintedPlain:
    'כפי שנכתבו, הטקסטים יחד עוצרים את התוכנה שיוצרת את העמודים, ולכן הושמטו כל סימני ההטעמה והתווים הבלתי נראים.',
  tooManyPages: (pages, most, photographs) =>
    `בספר הזה יהיו ${countPages(pages)}. בית דפוס מקבל ${formatNumber(most)} לכל היותר. אפשר להשמיט ${photographs === null ? 'זיכרונות או תמונות' : countPhotographs(photographs)}, או לבחור Letter או A4 במקום הריבוע. עוד לא נוצר דבר, ומה שבחרתם נשאר כפי שהיה.`,
  blankPages: (blanks, pages) =>
    `בספר יש ${countPages(pages)}, כי בית דפוס מקבל מספר זוגי, ולפחות ${formatNumber(printShopPages.least)}. ${plural(blanks, { one: 'אחד מהם ריק, לפני האחרון', two: 'שניים מהם ריקים, לפני האחרון', other: '# מהם ריקים, לפני האחרון' })}.`,
  softPicture: (title, dpi) => `תיראה מטושטשת בדפוס, ב־${dpi} dpi: ${title}`,
  unplayableVideo: (title) => `אי אפשר להציג את הסרטון, ולכן אין בספר תמונה ממנו: ${title}`,
  lostPicture: (title) => `לא היה אפשר לקרוא את התמונה, ולכן מודפס רק הכיתוב שלה: ${title}`,
  leftOutMarks: (name, marks) =>
    `${plural(marks, { one: 'סימן אחד הושמט', two: 'שני סימנים הושמטו', other: '# סימנים הושמטו' })} במקום שבו יש לאות יותר סימנים ממה שאפשר להדפיס: ${name}`,
  leftOutDirections: (name, signs) =>
    `${plural(signs, { one: 'סימן אחד של כיוון הכתיבה הושמט', two: 'שני סימנים של כיוון הכתיבה הושמטו', other: '# סימנים של כיוון הכתיבה הושמטו' })} במקום שבו יותר משמונה פתוחים בבת אחת: ${name}`,
  lostLetters: (letters, number) =>
    letters.length === 1
      ? `באף גופן כאן אין האות ${letters[0]}; היא מודפסת כ־${number}. מי שמפעיל את השרת יכול להוסיף גופן שיש בו האות; בקובץ docs/book.md כתוב איך.`
      : `באף גופן כאן אין האותיות ${letters.join(' ')}; הן מודפסות כמספרים, הראשונה כ־${number}. מי שמפעיל את השרת יכול להוסיף גופן שיש בו האותיות; בקובץ docs/book.md כתוב איך.`,
  serviceOf: (title) => `התמונה של הטקס ${title}`,
  obituaryPicture: 'התמונה של סיפור חייו',
  portrait: 'דיוקן',
})
