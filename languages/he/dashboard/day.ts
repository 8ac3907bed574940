import { printShopPages } from '../../../contract/outputs/book.ts'
import type {
  bookTexts as enBook,
  cameLaterTexts as enCameLater,
  dayTexts as enDay,
  documentTexts as enDocument,
  filmTexts as enFilm,
  hallTexts as enHall,
  openTexts as enOpen,
  opensWithTexts as enOpensWith,
  orderTexts as enOrder,
  paperTexts as enPaper,
  serviceShowTexts as enServiceShow,
  tableCardTexts as enTableCards,
  wallTexts as enWall,
} from '../../en/dashboard/day.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const dayTexts = sentences<typeof enDay>({
  title: 'ליום הטקס',
  loading: 'נטען...',
  failed: 'אי אפשר להציג את זה כרגע. מה שכתבתם כאן לא אבד.',
  paper: 'להדפסה',
  screen: 'על המסך',
  keeping: 'לשמירה',
  change: 'שינוי',
  picture: 'איך זה נראה',
})

export const openTexts = sentences<typeof enOpen>({
  title: 'מה עוד חסר',
  more: (count) => `עוד ${formatNumber(count)}`,
  fewer: 'פחות',
  none: 'הכול מוכן ליום הטקס.',
  service: 'מועד',
  date: (title) => `תאריך ל״${title}״`,
  time: (title) => `שעה ל״${title}״`,
  portrait: 'תמונה ראשית',
  link: 'קישור שאחרים יכולים לפתוח',
  past: (title) => `המועד ״${title}״ כבר עבר, ולא נקבע מועד נוסף`,
  unreadableDate: (title) => `אי אפשר לקרוא את התאריך של ״${title}״`,
  unreadableTime: (title) => `אי אפשר לקרוא את השעה של ״${title}״`,
  name: 'השם',
  dates: 'תאריכי הלידה והפטירה',
  donation: 'המילים על התרומה: עדיין שלנו, לא שלכם',
  obituary: 'סיפור החיים: עדיין המילים שלנו, לא שלכם',
  rehearsal: 'הרצת ניסיון שמסתיימת ב״מוכן״',
  rehearsalFailed: 'הרצת ניסיון שמסתיימת ב״מוכן״: בהרצה האחרונה לא הכול היה מוכן',
  rehearsalAgain: 'הרצת ניסיון חדשה: המצגת השתנתה מאז האחרונה',
  whomToCall: 'למי להתקשר אם משהו נעצר',
})

export const cameLaterTexts = sentences<typeof enCameLater>({
  came: (count) =>
    plural(count, {
      one: 'תמונה אחת הגיעה אחרי שבחרתם.',
      two: 'שתי תמונות הגיעו אחרי שבחרתם.',
      other: '# תמונות הגיעו אחרי שבחרתם.',
    }),
  look: (count) => (count === 1 ? 'לתמונה' : 'לתמונות'),
})

export const hallTexts = sentences<typeof enHall>({
  save: 'שמירה',
  saved: { title: 'השינויים נשמרו' },
  unsaved: 'עוד לא נשמר.',
  begin: 'הרצת ניסיון במכשיר הזה',
  none: 'עוד לא נערכה הרצת ניסיון באף מכשיר.',
  ready: (device, when, isChanged = false) =>
    `${device}, ${when}: מוכן${isChanged ? '. המצגת השתנתה מאז.' : ''}`,
  notReady: (device, when, count) =>
    `${device}, ${when}: ${plural(count, { one: 'דבר אחד לא מוכן', two: 'שני דברים לא מוכנים', other: '# דברים לא מוכנים' })}`,
})

export const serviceShowTexts = sentences<typeof enServiceShow>({
  music: 'השירים שברשימת השירים, לפי הסדר שלהם.',
  captions: 'כותרות, תיאורים ושמות השולחים.',
  beginning: 'השם ותאריכי הלידה והפטירה על התמונה הראשית, לפני שאר התמונות.',
  saveEnd: 'שמירת המשפט',
  asLongAsSongs: 'כל תמונה נשארת בדיוק כמה שצריך כדי שהמצגת תסתיים יחד עם השירים.',
  noSongs: 'קודם צריך להוסיף שירים ותמונות.',
  videos: 'כל סרטון מוצג עד סופו, עם הקול שלו. בזמן הזה המוזיקה חלשה יותר.',
  memories: 'אחרי כל עשר תמונות, משפט אחד מתוך זיכרון. בוחרים אותו תחת ״זיכרונות״, ב״עריכה״.',
  marked: (count) =>
    count === 0
      ? 'עוד לא נבחר אף משפט.'
      : plural(count, { one: 'נבחר משפט אחד.', two: 'נבחרו שני משפטים.', other: 'נבחרו # משפטים.' }),
  sideBySide: 'שתיים רצופות מוצגות יחד אם המסך רחב.',
  saved: { title: 'נשמר', description: 'השינוי יופיע בפעם הבאה שפותחים את המצגת.' },
})

export const wallTexts = sentences<typeof enWall>({
  off: 'כשהקיר לא פעיל, אי אפשר לפתוח את הדף.',
  on: 'פותחים אותו על המסך שבטקס. אם אתר הזיכרון מבקש סיסמה, משתמשים בקישור שנפתח בלעדיה.',
  open: 'פתיחת הקיר',
})

export const orderTexts = sentences<typeof enOrder>({
  service: 'לאיזה מועד?',
  serviceHint: 'המועד מופיע בצד הקדמי.',
  howToFold: 'מדפיסים משני הצדדים, בהיפוך על הצד הקצר, ומקפלים.',
})

export const paperTexts = sentences<typeof enPaper>({
  saved: { title: 'השינויים נשמרו', description: 'מה שתיצרו מעכשיו יתאים לנייר הזה.' },
  saveFailed: { title: 'לא נשמר', description: 'הנייר לא השתנה. אפשר לנסות שוב.' },
})

export const tableCardTexts = sentences<typeof enTableCards>({
  large: { letter: '4 × 6 אינץ׳, שניים בגיליון', a4: 'A6, ארבעה בגיליון' },
  small: 'קטן, שמונה בגיליון',
})

export const opensWithTexts = sentences<typeof enOpensWith>({
  label: 'נפתח עם',
  withPassword: 'הסיסמה של המשפחה',
  asksForPassword: 'אורחים שסורקים את הקוד מתבקשים להקליד את הסיסמה של המשפחה.',
  opensAlone: 'אורחים שסורקים את הקוד רואים את אתר הזיכרון בלי הסיסמה, עד שתבטלו את הקישור הזה בהגדרות.',
  keyName: 'קודים מודפסים',
  makePurpose: 'אף אחד לא רוצה להקליד סיסמה ליד השולחן. למה שמודפס אפשר ליצור קישור שנפתח בלעדיה.',
})

export const bookTexts = sentences<typeof enBook>({
  sizes: { letter: 'Letter', a4: 'A4', square: 'ריבוע, לבית דפוס' },
  sizeHints: {
    paper: 'להדפסה בבית או לקריאה על מסך. העמוד הראשון הוא הכריכה.',
    square: `21.6 × 21.6 ס״מ (8.5 אינץ׳), עם כריכה נפרדת. בתי דפוס מקבלים ${printShopPages.least} עד ${printShopPages.most} עמודים, במספר זוגי. לפני העמוד האחרון נוספים עמודים ריקים לפי הצורך, ואם יש יותר מדי עמודים, תראו כמה תמונות להשמיט עוד לפני שהספר נוצר.`,
  },
  dedication: 'הקדשה',
  dedicationHint: 'לא חובה. היא מודפסת בעמוד משלה, אחרי השער.',
  memories: (chosenCount, total) =>
    chosenCount === total
      ? `זיכרונות: כל ה־${formatNumber(total)}`
      : `זיכרונות: ${formatNumber(chosenCount)} מתוך ${formatNumber(total)}`,
  photographsHint: 'בספר נמצאות התמונות שהאורחים רואים. כדי להשמיט תמונה מסתירים אותה תחת ״ניהול התמונות״.',
  progress: { start: 'יצירת הספר', startAgain: 'יצירת ספר חדש' },
})

export const documentTexts = sentences<typeof enDocument>({
  size: 'גודל',
  start: 'יצירת PDF',
  startAgain: 'יצירת PDF חדש',
  canceled: 'לא נוצר PDF.',
  unsaved: 'עוד לא נשמר. השמירה תתבצע כשתיצרו את ה־PDF.',
})

export const filmTexts = sentences<typeof enFilm>({
  license: 'כדי להעביר את הסרט הלאה או להעלות אותו לאינטרנט, צריך רישיון לשירים מבעלי הזכויות.',
  quality: 'איכות',
  heights: {
    1080: 'טלוויזיה, מקרן (1080p)',
    720: 'קטן יותר, מוכן מהר יותר (720p)',
  },
  start: 'יצירת הסרט',
  startAgain: 'יצירת סרט חדש',
  canceled: 'לא נוצר סרט.',
})
