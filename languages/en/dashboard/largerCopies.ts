import type { Media } from '../../../contract/media/media.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

/** Photographs that look alike, of which one is perhaps a larger copy of the other. */
export const largerTexts = sentences({
  looksLike: ({ title, untitled }: Pick<Media, 'title' | 'untitled'>, position: number) =>
    `${untitled ? 'This photograph' : `“${title}”`} looks like number ${formatNumber(position)} in the gallery.`,
  alike: (count: number) =>
    plural(count, {
      one: 'Two pictures look alike. Both stay unless you say otherwise.',
      other: '# pairs of pictures look alike. All of them stay unless you say otherwise.',
    }),
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
