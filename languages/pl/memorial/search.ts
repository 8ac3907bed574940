import type { searchTexts as en } from '../../en/memorial/search.ts'
import { formatNumber, sentences } from '../grammar.ts'

export const searchTexts = sentences<typeof en>({
  search: 'Szukaj',
  found: (count, query) =>
    count === 0 ? `Nic nie znaleziono dla „${query}”` : `Wyniki dla „${query}”: ${formatNumber(count)}`,
  others: {
    '/gallery': (count) => `W galerii: ${formatNumber(count)}`,
    '/memories': (count) => `We wspomnieniach: ${formatNumber(count)}`,
  },
  all: 'Pokaż wszystko',
})
