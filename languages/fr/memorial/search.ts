import type { searchTexts as en } from '../../en/memorial/search.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const searchTexts = sentences<typeof en>({
  search: 'Chercher',
  found: (count, query) =>
    count === 0
      ? `Aucun résultat pour «\u00a0${query}\u00a0»`
      : plural(count, { one: '# résultat', other: '# résultats' }) + ` pour «\u00a0${query}\u00a0»`,
  others: {
    '/gallery': (count) => `Dans la galerie\u00a0: ${formatNumber(count)}`,
    '/memories': (count) => `Dans les souvenirs\u00a0: ${formatNumber(count)}`,
  },
  all: 'Tout voir',
})
