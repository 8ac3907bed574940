import { formatNumber, plural, sentences } from '../grammar.ts'
import type { KindCounts } from '../../../contract/media/media.ts'
import { describeKinds } from './media.ts'

export const texts = sentences({
  loading: 'Loading what was sent to you...',
  failed: 'What was sent to you could not be fetched just now. It is safe; please try again.',
  waiting: (counts: KindCounts, senderCount: number) =>
    `${describeKinds(counts)} from ${plural(senderCount, { one: '# person', other: '# people' })}. Visitors cannot see any of this yet.`,
  allDecided: 'You have decided about everything that was sent to you.',
  sentOn: (counts: KindCounts, time: string) => `${describeKinds(counts)}, ${time}.`,
  inGallery: (count: number) => `${plural(count, { one: '# is', other: '# are' })} already in the gallery.`,
  duplicates: ({ photographs, videos }: KindCounts) =>
    `You already have ${formatNumber(photographs + videos)} of these pictures, in the gallery or here.`,
  removeDuplicates: (count: number, largerCount: number) => {
    if (largerCount === 0) return `Leave out all ${formatNumber(count)}`
    return count === 1
      ? 'Leave out the one that is not larger'
      : `Leave out all ${formatNumber(count)} that are not larger`
  },
  cameTwice: 'This picture came twice.',
  lookAlike: 'These two look alike. The other one is at least as large.',
  removeDuplicate: 'Leave out',
  leftOut: (count: number) =>
    plural(count, {
      one: '# is left out because you already have the same file.',
      other: '# are left out because you already have the same files.',
    }),
  namesCame: (names: string) =>
    `Names came with them: ${names}. Visitors do not see the names unless you take them, too.`,
  takeNames: 'Take the names, too',
  sheetOf: (name: string) => `Photographs and videos from ${name}`,
  takeAll: (count: number) => (count === 1 ? 'Take it into the gallery' : `Take all ${formatNumber(count)}`),
  putAllAside: (count: number) => (count === 1 ? 'Put it aside' : `Put all ${formatNumber(count)} aside`),
  taken: { title: 'Taken into the gallery' },
  givenBack: {
    title: 'Taken out of the gallery',
    description: 'Visitors no longer see what you took. It is back in ‘Sent to you’.',
  },
  putAway: (count: number) => ({
    title: 'Put aside',
    description:
      count === 1
        ? 'It is no longer in ‘Sent to you’.'
        : `${formatNumber(count)} are no longer in ‘Sent to you’.`,
  }),
})
