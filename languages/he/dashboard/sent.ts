import type { texts as en } from '../../en/dashboard/sent.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'
import { describeKinds } from './media.ts'

export const texts = sentences<typeof en>({
  loading: 'מה שנשלח אליכם נטען...',
  failed: 'מה שנשלח אליכם לא נטען. הכול שמור, ואפשר לנסות שוב.',
  waiting: (counts, senderCount) =>
    `${describeKinds(counts)} ${plural(senderCount, { one: 'מאדם אחד', two: 'משני אנשים', other: 'מ־# אנשים' })}. האורחים עדיין לא רואים דבר מכל זה.`,
  allDecided: 'כבר הוחלט על כל מה שנשלח אליכם.',
  sentOn: (counts, time) => `${describeKinds(counts)}, ${time}.`,
  inGallery: (count) => `כבר בגלריה: ${formatNumber(count)}.`,
  duplicates: ({ photographs, videos }) =>
    `${plural(photographs + videos, { one: 'תמונה אחת כבר יש לכם', two: 'שתיים מהתמונות כבר יש לכם', other: '# מהתמונות כבר יש לכם' })}, בגלריה או כאן.`,
  removeDuplicates: (count, largerCount) => {
    if (largerCount === 0)
      return plural(count, { one: 'להשמיט', two: 'להשמיט את שתיהן', other: 'להשמיט את כל ה־#' })
    return plural(count, {
      one: 'להשמיט את זו שלא גדולה יותר',
      two: 'להשמיט את השתיים שלא גדולות יותר',
      other: 'להשמיט את כל ה־# שלא גדולות יותר',
    })
  },
  cameTwice: 'התמונה הזאת נשלחה פעמיים.',
  lookAlike: 'שתי התמונות האלה נראות אותו דבר. השנייה גדולה לפחות כמו הראשונה.',
  removeDuplicate: 'להשמיט',
  leftOut: (count) =>
    plural(count, {
      one: 'אחת מושמטת, כי כבר יש לכם אותו קובץ.',
      two: 'שתיים מושמטות, כי כבר יש לכם אותם קבצים.',
      other: '# מושמטות, כי כבר יש לכם אותם קבצים.',
    }),
  namesCame: (names) => `הגיעו גם שמות: ${names}. האורחים יראו את השמות רק אם מוסיפים גם אותם.`,
  takeNames: 'להוסיף גם את השמות',
  sheetOf: (name) => `תמונות וסרטונים מאת ${name}`,
  takeAll: (count) =>
    plural(count, { one: 'להוסיף לגלריה', two: 'להוסיף את שניהם', other: 'להוסיף את כל ה־#' }),
  putAllAside: (count) =>
    plural(count, { one: 'להניח בצד', two: 'להניח את שניהם בצד', other: 'להניח בצד את כל ה־#' }),
  taken: { title: 'נוסף לגלריה' },
  givenBack: {
    title: 'הוצא מהגלריה',
    description: 'האורחים כבר לא רואים את מה שהוצא, והוא שוב ב״נשלחו אליכם״.',
  },
  putAway: (count) => ({
    title: 'הונח בצד',
    description: plural(count, {
      one: 'פריט אחד הונח בצד.',
      two: 'שני פריטים הונחו בצד.',
      other: '# פריטים הונחו בצד.',
    }),
  }),
})
