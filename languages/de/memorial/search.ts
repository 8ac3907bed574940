import type { searchTexts as en } from '../../en/memorial/search.ts'
import { formatNumber, sentences } from '../grammar.ts'

export const searchTexts = sentences<typeof en>({
  search: 'Suchen',
  found: (count, query) =>
    count === 0 ? `Nichts gefunden für „${query}“` : `${formatNumber(count)} Treffer für „${query}“`,
  others: {
    '/gallery': (count) => `In der Galerie: ${formatNumber(count)}`,
    '/memories': (count) => `In den Erinnerungen: ${formatNumber(count)}`,
  },
  all: 'Alle zeigen',
})
