import type { searchTexts as en } from '../../en/memorial/search.ts'
import { formatNumber, sentences } from '../grammar.ts'

export const searchTexts = sentences<typeof en>({
  search: 'Suchen',
  found: (count, query) =>
    count === 0 ? `Nichts gefunden zu „${query}“` : `${formatNumber(count)} Treffer zu „${query}“`,
  others: {
    '/gallery': (count) => `In der Galerie: ${formatNumber(count)}`,
    '/memories': (count) => `In den Erinnerungen: ${formatNumber(count)}`,
  },
  all: 'Alles zeigen',
})
