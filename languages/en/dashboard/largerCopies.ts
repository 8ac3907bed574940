import { formatNumber, sentences } from '../grammar.ts'

/** A copy that is larger than the photograph of which it is a copy. */
export const largerTexts = sentences({
  newIsLarger: 'The new one is larger.',
  earlierIsLarger: 'The one in the gallery is larger.',
  take: 'Take the larger one',
  takeOnes: (count: number) =>
    count === 1 ? 'Take the larger one' : `Take the ${formatNumber(count)} larger ones`,
  taken: (count: number) => ({
    title: 'Changes saved',
    description:
      count === 1
        ? 'The gallery now has the larger one. Its title and place have not changed.'
        : `The gallery now has the ${formatNumber(count)} larger ones. Their titles and places have not changed.`,
  }),
  failed: { title: 'Update failed', description: 'The larger one could not be taken. Please try again.' },
})
