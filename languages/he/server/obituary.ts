import type { texts as en } from '../../en/server/obituary.ts'
import { plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  life: (name, dates) => `כאן זוכרים את ${name}${dates && ` (${dates})`}. המשפחה כותבת את סיפור חייו.`,
  receptions: (count) =>
    plural(count, {
      one: 'מפגש אחד ייערך לזכרו. היום והמקום בדף הטקסים.',
      two: 'שני מפגשים ייערכו לזכרו. הימים והמקומות בדף הטקסים.',
      other: '# מפגשים ייערכו לזכרו. הימים והמקומות בדף הטקסים.',
    }),
})
