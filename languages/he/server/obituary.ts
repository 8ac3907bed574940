import type { texts as en } from '../../en/server/obituary.ts'
import { plural, sentences } from '../grammar.ts'

const inMemory = { he: 'לזכרו', she: 'לזכרה' }

export const texts = sentences<typeof en>(({ form }) => ({
  life: (name, dates) =>
    `כאן זוכרים את ${name}${dates && ` (${dates})`}. המשפחה כותבת את סיפור ${form({ he: 'חייו', she: 'חייה' })}.`,
  receptions: (count) =>
    plural(count, {
      one: `ייערך מפגש ${form(inMemory)}. היום והמקום בדף ״מועדים״.`,
      two: `ייערכו שני מפגשים ${form(inMemory)}. הימים והמקומות בדף ״מועדים״.`,
      other: `ייערכו # מפגשים ${form(inMemory)}. הימים והמקומות בדף ״מועדים״.`,
    }),
}))
