import { formatNumber, sentences } from '../grammar.ts'

export const searchTexts = sentences({
  search: 'Search',
  found: (count: number, query: string) =>
    count === 0 ? `Nothing found for “${query}”` : `${formatNumber(count)} found for “${query}”`,
  /** the link to the photographs and videos, or the memories, that were found on the other page */
  others: {
    '/gallery': (count: number) => `In the gallery: ${formatNumber(count)}`,
    '/memories': (count: number) => `In the memories: ${formatNumber(count)}`,
  },
  all: 'Show all',
})
