import type { texts as en } from '../../en/server/obituary.ts'
import { plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  life: (name, dates) => `כאן זוכרים את ${name}${dates && ` (${dates})`}. המשפחה כותבת את סיפור החיים.`,
  receptions: (count) =>
    plural(count, {
      one: 'ייערך מפגש לזכרו. היום והמקום בדף ״מועדים״.',
      two: 'ייערכו שני מפגשים לזכרו. הימים והמקומות בדף ״מועדים״.',
      other: 'ייערכו # מפגשים לזכרו. הימים והמקומות בדף ״מועדים״.',
    }),
})
