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
  title: 'עוד פתוח',
  more: (count) => `עוד ${formatNumber(count)}`,
  fewer: 'להציג פחות',
  none: 'הכול מוכן ליום הטקס.',
  service: 'טקס',
  date: (title) => `תאריך ל״${title}״`,
  time: (title) => `שעה ל״${title}״`,
  portrait: 'דיוקן',
  link: 'קישור שאחרים יכולים לפתוח',
  past: (title) => `״${title}״ כבר עבר, ולא מתוכנן טקס נוסף`,
  unreadableDate: (title) => `אי אפשר לקרוא את התאריך של ״${title}״`,
  unreadableTime: (title) => `אי אפשר לקרוא את השעה של ״${title}״`,
  name: 'שמו',
  dates: 'תאריכיו',
  donation: 'המילים על התרומה: עדיין שלנו, לא שלכם',
  obituary: 'סיפור חייו: עדיין המילים שלנו, לא שלכם',
  rehearsal: 'חזרה כללית שמסתיימת ב״מוכן״',
  rehearsalFailed: 'חזרה כללית שמסתיימת ב״מוכן״: בחזרה האחרונה לא הכול היה מוכן',
  rehearsalAgain: 'חזרה כללית חדשה: המצגת השתנתה מאז האחרונה',
  whomToCall: 'למי להתקשר אם משהו נעצר',
})

export const cameLaterTexts = sentences<typeof enCameLater>({
  came: (count) =>
    plural(count, {
      one: 'תמונה אחת הגיעה אחרי שבחרתם.',
      two: 'שתי תמונות הגיעו אחרי שבחרתם.',
      other: '# תמונות הגיעו אחרי שבחרתם.',
    }),
  look: (count) => (count === 1 ? 'להסתכל בה' : 'להסתכל בהן'),
})

export const hallTexts = sentences<typeof enHall>({
  save: 'שמירה',
  saved: { title: 'השינויים נשמרו' },
  unsaved: 'עוד לא נשמר.',
  begin: 'חזרה כללית במכשיר הזה',
  none: 'עוד לא נערכה חזרה כללית באף מכשיר.',
  ready: (device, when, isChanged = false) =>
    `${device}, ${when}: מוכן${isChanged ? '. המצגת השתנתה מאז.' : ''}`,
  notReady: (device, when, count) =>
    `${device}, ${when}: ${plural(count, { one: 'דבר אחד לא מוכן', two: 'שני דברים לא מוכנים', other: '# דברים לא מוכנים' })}`,
})

export const serviceShowTexts = sentences<typeof enServiceShow>({
  music: 'השירים שברשימת השירים, לפי הסדר שלהם.',
  captions: 'כותרות, תיאורים, ושם מי ששלח כל תמונה.',
  beginning: 'שמו ותאריכיו על הדיוקן, לפני התמונה הראשונה.',
  saveEnd: 'שמירת המשפט',
  asLongAsSongs: 'התמונות נשארות בדיוק כמה שצריך כדי להסתיים יחד עם השירים.',
  noSongs: 'קודם צריך להוסיף שירים ותמונות.',
  videos: 'כל סרטון מוצג עד סופו, עם הצליל שלו; בזמן הזה המוזיקה חלשה יותר.',
  memories: 'אחרי כל עשר תמונות, משפט אחד מתוך זיכרון. בוחרים אותו תחת ״זיכרונות״, ב״עריכה״.',
  marked: (count) =>
    count === 0
      ? 'עוד לא נבחר אף משפט.'
      : plural(count, { one: 'נבחר משפט אחד.', two: 'נבחרו שני משפטים.', other: 'נבחרו # משפטים.' }),
  sideBySide: 'שתיים ברצף מוצגות יחד אם המסך רחב.',
  saved: { title: 'נשמר', description: 'זה חל מהפעם הבאה שפותחים את המצגת.' },
})

export const wallTexts = sentences<typeof enWall>({
  off: 'כשהקיר כבוי, אי אפשר לפתוח את הדף.',
  on: 'פותחים אותו על המסך באולם; אם אתר הזיכרון מבקש סיסמה, משתמשים בקישור שנפתח בלעדיה.',
  open: 'פתיחת הקיר',
})

export const orderTexts = sentences<typeof enOrder>({
  service: 'לאיזה טקס?',
  serviceHint: 'הוא מופיע בצד הקדמי.',
  howToFold: 'מדפיסים משני הצדדים, בהיפוך על הצד הקצר, ומקפלים.',
})

export const paperTexts = sentences<typeof enPaper>({
  saved: { title: 'השינויים נשמרו', description: 'מה שתיצרו מעכשיו יתאים לנייר הזה.' },
  saveFailed: { title: 'לא נשמר', description: 'הנייר נשאר כפי שהיה. נא לנסות שוב.' },
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
  makePurpose: 'איש אינו רוצה להקליד סיסמה ליד השולחן. אפשר ליצור קישור שנפתח בלעדיה, בשביל מה שמודפס.',
})

export const bookTexts = sentences<typeof enBook>({
  sizes: { letter: 'Letter', a4: 'A4', square: 'ריבוע, לבית דפוס' },
  sizeHints: {
    paper: 'להדפסה בבית, או לקריאה על מסך. העמוד הראשון הוא הכריכה.',
    square: `21.6 × 21.6 ס״מ (8.5 אינץ׳), עם כריכה נפרדת. בתי דפוס מקבלים ${printShopPages.least} עד ${printShopPages.most} עמודים, במספר זוגי: עמודים ריקים נוספים לפני האחרון, ואם יש יותר מדי, תראו כמה תמונות להשמיט לפני שנוצר משהו.`,
  },
  dedication: 'הקדשה',
  dedicationHint: 'לא חובה. היא מקבלת עמוד משלה אחרי השער.',
  memories: (chosenCount, total) =>
    chosenCount === total
      ? `זיכרונות: כל ה־${formatNumber(total)}`
      : `זיכרונות: ${formatNumber(chosenCount)} מתוך ${formatNumber(total)}`,
  photographsHint: 'בספר נמצאות התמונות שהמבקרים רואים: כדי להשמיט תמונה, מסתירים אותה תחת ״ניהול התמונות״.',
  progress: { start: 'יצירת הספר', startAgain: 'יצירת ספר חדש' },
})

export const documentTexts = sentences<typeof enDocument>({
  size: 'גודל',
  start: 'יצירת PDF',
  startAgain: 'יצירת PDF חדש',
  canceled: 'לא נוצר PDF.',
  unsaved: 'עוד לא נשמר: זה נשמר כשיוצרים את ה־PDF.',
})

export const filmTexts = sentences<typeof enFilm>({
  license: 'מי שמעביר את הסרט הלאה או מעלה אותו לאינטרנט צריך רישיון לשירים מבעלי הזכויות.',
  quality: 'איכות',
  heights: {
    1080: 'טלוויזיה, מקרן (1080p)',
    720: 'קטן יותר, מוכן מהר יותר (720p)',
  },
  start: 'יצירת הסרט',
  startAgain: 'יצירת סרט חדש',
  canceled: 'לא נוצר סרט.',
})
