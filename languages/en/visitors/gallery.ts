import { sentences } from '../grammar.ts'

export const texts = sentences({
  heading: 'Gallery',
  filters: { all: 'All Items', photos: 'Photos', videos: 'Videos' },
  filter: 'What to show',
  loading: 'Loading gallery items...',
  empty: 'No items to display',
  emptyHint: 'Please add media in the admin section',
  failed: 'Failed to fetch media items',
  failedHint: 'The photographs could not be fetched just now. They are safe; please try again.',
  again: 'Try again',
  all: 'See all photographs and videos',
  count: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  edit: 'Edit',
})
