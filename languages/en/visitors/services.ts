import { sentences } from '../grammar.ts'

export const texts = sentences({
  title: 'Memorial Services',
  loading: 'Loading service information...',
  emptyTitle: 'Service Details Coming Soon',
  empty: 'Please check back for updates on memorial services.',
  /** used in a static copy, to which nothing is added */
  emptyCopyTitle: 'No Services Are Listed',
  emptyCopy: 'When this copy of the memorial was made, it named no services.',
  flowers: 'In Lieu of Flowers',
  donateTo: (charity: string) => (charity ? `Donate to ${charity}` : 'Donate'),
  failedTitle: 'The services cannot be shown right now',
  failed: 'The memorial could not be reached. Please try again in a moment.',
  outdated: 'The memorial could not be reached. What you see here may be out of date.',
})
