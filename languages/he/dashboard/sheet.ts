import type { sheetTexts as en } from '../../en/dashboard/sheet.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'
import { countItems } from '../nouns.ts'

const describeItems = (count: number) =>
  count === 1 ? 'התמונה או הסרטון' : `${formatNumber(count)} תמונות וסרטונים`

export const sheetTexts = sentences<typeof en>({
  view: 'תצוגה',
  views: { list: 'רשימה', sheet: 'לוח תמונות' },
  search: 'חיפוש',
  found: (foundCount, total) => `${formatNumber(foundCount)} מתוך ${countItems(total)}`,
  nothing: (query) => `לא נמצא כלום: ״${query}״.`,
  byDate: 'סידור לפי תאריך',
  undated: (count) =>
    count === 0
      ? undefined
      : plural(count, {
          one: 'פריט אחד נמצא בסוף, בלי תאריך.',
          two: 'שני פריטים נמצאים בסוף, בלי תאריך.',
          other: '# פריטים נמצאים בסוף, בלי תאריך.',
        }),
  noDates: {
    title: 'עדיין אין תאריכים',
    description: 'אפשר לבחור תמונות בלוח התמונות, ולכתוב תחת ״תאריך״ מתי צולמו.',
  },
  hintForMouse: 'לחיצה עם Shift בוחרת גם את כל מה שביניהם. אפשר גם לגרור סביבם מסגרת בעכבר.',
  hintForFinger: 'לחיצה ארוכה מזיזה.',
  howTo:
    'מקשי החצים עוברים מפריט לפריט, ועם Shift בוחרים אותם. רווח בוחר אחד, Enter פותח אותו, ו־Escape מבטל את הבחירה.',
  open: 'פתיחה',
  moveTo: 'העברה אל',
  inSlideshow: 'במצגת',
  notInSlideshow: 'לא במצגת',
  date: 'תאריך',
  move: 'העברה',
  moveDialog: (count) =>
    count === 1 ? 'העברת התמונה או הסרטון' : `העברת ${formatNumber(count)} תמונות וסרטונים`,
  position: 'מיקום',
  positionHint: (count) => `מ־1 עד ${formatNumber(count)}. הראשון עובר לשם, והאחרים אחריו.`,
  dateDialog: (count) =>
    plural(count, { one: 'מתי זה צולם?', two: 'מתי צולמו שני הפריטים?', other: 'מתי צולמו # הפריטים?' }),
  taken: 'תאריך הצילום',
  takenHint: 'כמה שידוע: 1958, יוני 1958, 1 ביוני 1958, קיץ 1958, בסביבות 1958, שנות ה־50.',
  takenAs: (date) => `התאריך הוא ${date}.`,
  notRead: 'אי אפשר לקרוא את התאריך הזה. כותבים כך: 1958, יוני 1958 או 1 ביוני 1958.',
  twoDates: 'אלה יכולים להיות שני תאריכים. לאיזה הכוונה?',
  takenDay: (date, isDoubtful = false) =>
    isDoubtful ? `התאריך ${date}. האורחים לא רואים אותו, כי הוא אחרי יום הפטירה או בעתיד.` : `צולם: ${date}`,
  saveDate: 'שמירת התאריך',
  noDate: 'הסרת התאריך',
  itemsPhrase: describeItems,
  andMore: (count) => `ועוד ${formatNumber(count)}`,
  numbered: (title, position, date) => [`${title} ${position}`, date].filter(Boolean).join(', '),
  dated: (count, date) => ({
    title: date ? 'התאריך נשמר' : 'התאריך הוסר',
    description: `${countItems(count)}${date ? `: ${date}` : ''}`,
  }),
  datesBack: (count) => ({
    title: 'התאריכים שוחזרו',
    description: plural(count, {
      one: 'לפריט אחד חזר התאריך הקודם.',
      two: 'לשני פריטים חזר התאריך הקודם.',
      other: 'ל־# פריטים חזר התאריך הקודם.',
    }),
  }),
  hidden: (count) => ({
    title: 'מוסתר',
    description: `האורחים כבר לא רואים את ${plural(count, { one: 'התמונה או הסרטון', two: 'שני הפריטים', other: '# הפריטים' })}.`,
  }),
  shown: (count) => ({
    title: 'כבר לא מוסתר',
    description: `${countItems(count)}. האורחים רואים אותם מיד, חוץ ממה ששייך לזיכרון ומופיע יחד איתו.`,
  }),
  slideshowChanged: (putInCount, leftOutCount) => ({
    title: 'המצגת השתנתה',
    description: [
      putInCount > 0 &&
        plural(putInCount, {
          one: 'פריט אחד נמצא עכשיו במצגת.',
          two: 'שני פריטים נמצאים עכשיו במצגת.',
          other: '# פריטים נמצאים עכשיו במצגת.',
        }),
      leftOutCount > 0 &&
        plural(leftOutCount, {
          one: 'פריט אחד לא במצגת, אבל עדיין בגלריה.',
          two: 'שני פריטים לא במצגת, אבל עדיין בגלריה.',
          other: '# פריטים לא במצגת, אבל עדיין בגלריה.',
        }),
    ]
      .filter(Boolean)
      .join(' '),
  }),
  slideshowUnchanged: { title: 'שום דבר לא השתנה', description: 'אותה בחירה בדיוק כבר נעשתה ממכשיר אחר.' },
  deleted: (count) => ({
    title: 'נמחק',
    description: plural(count, { one: 'פריט אחד נמחק.', two: 'שני פריטים נמחקו.', other: '# פריטים נמחקו.' }),
  }),
  failed: { title: 'לא נשמר', description: 'שום דבר לא השתנה. אפשר לנסות שוב.' },
  deleteFailed: { title: 'לא נמחק', description: 'שום דבר לא נמחק. אפשר לנסות שוב.' },
})
