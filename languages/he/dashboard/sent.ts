import type { texts as en } from '../../en/dashboard/sent.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'
import { describeKinds } from './media.ts'

export const texts = sentences<typeof en>({
  loading: 'מה שנשלח אליכם בטעינה...',
  failed: 'אי אפשר היה לטעון כרגע את מה שנשלח אליכם. הכול שמור. אפשר לנסות שוב.',
  waiting: (counts, senderCount) =>
    `${describeKinds(counts)} ${plural(senderCount, { one: 'מאדם אחד', two: 'משני אנשים', other: 'מ־# אנשים' })}. האורחים עדיין לא רואים מזה דבר.`,
  allDecided: 'כבר הוחלט על כל מה שנשלח אליכם.',
  sentOn: (counts, time) => `${describeKinds(counts)}, ${time}.`,
  inGallery: (count) => `כבר בגלריה: ${formatNumber(count)}.`,
  duplicates: ({ photographs, videos }, largerCount) =>
    `${plural(photographs + videos, { one: 'תמונה אחת כבר יש לכם', two: 'שתי תמונות כבר יש לכם', other: '# תמונות כבר יש לכם' })}, בגלריה או כאן.${largerCount > 0 ? ` ${plural(largerCount, { one: 'אחת גדולה משלכם.', two: 'שתיים גדולות משלכם.', other: '# גדולות משלכם.' })}` : ''}`,
  removeDuplicates: (count, largerCount) => {
    if (largerCount === 0)
      return plural(count, { one: 'לוותר', two: 'לוותר על שתיהן', other: 'לוותר על כל ה־#' })
    return plural(count, {
      one: 'לוותר על זו שלא גדולה יותר',
      two: 'לוותר על השתיים שלא גדולות יותר',
      other: 'לוותר על כל ה־# שלא גדולות יותר',
    })
  },
  cameTwice: 'התמונה הזאת נשלחה פעמיים. האחרת גדולה לפחות כמוה.',
  removeDuplicate: 'לוותר',
  doublesAbove: (count) => `בזוגות למעלה: ${formatNumber(count)}.`,
  sheetOf: (name) => `תמונות וסרטונים מאת ${name}`,
  takeAll: (count) => plural(count, { one: 'הוספה לגלריה', two: 'הוספת שני הפריטים', other: 'הוספת כל ה־#' }),
  putAllAside: (count) =>
    plural(count, { one: 'הנחה בצד', two: 'הנחת שני הפריטים בצד', other: 'הנחת כל ה־# בצד' }),
  taken: { title: 'נוסף לגלריה' },
  givenBack: {
    title: 'הוצא מהגלריה',
    description: 'האורחים כבר לא רואים את זה. זה שוב ב״נשלחו אליכם״.',
  },
  putAway: (count) => ({
    title: 'הונח בצד',
    description: plural(count, {
      one: 'פריט אחד כבר לא ב״נשלחו אליכם״.',
      two: 'שני פריטים כבר לא ב״נשלחו אליכם״.',
      other: '# פריטים כבר לא ב״נשלחו אליכם״.',
    }),
  }),
})
