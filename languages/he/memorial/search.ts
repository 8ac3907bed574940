import type { searchTexts as en } from '../../en/memorial/search.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const searchTexts = sentences<typeof en>({
  search: 'חיפוש',
  found: (count, query) =>
    count === 0
      ? `לא נמצא דבר עבור ״${query}״`
      : plural(count, { one: 'נמצאה תוצאה אחת', two: 'נמצאו שתי תוצאות', other: 'נמצאו # תוצאות' }) +
        ` עבור ״${query}״`,
  others: {
    '/gallery': (count) => `בגלריה: ${formatNumber(count)}`,
    '/memories': (count) => `בזיכרונות: ${formatNumber(count)}`,
  },
  all: 'הצגת הכול',
})
