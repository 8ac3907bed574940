import type { searchTexts as en } from '../../en/memorial/search.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const searchTexts = sentences<typeof en>({
  search: 'Buscar',
  found: (count, query) =>
    count === 0
      ? `No se encontró nada con «${query}»`
      : plural(count, { one: '# resultado', other: '# resultados' }) + ` para «${query}»`,
  others: {
    '/gallery': (count) => `En la galería: ${formatNumber(count)}`,
    '/memories': (count) => `En los recuerdos: ${formatNumber(count)}`,
  },
  all: 'Ver todo',
})
