import { formatNumber, plural, sentences } from '../grammar.ts'
import { his } from '../pronouns.ts'

const countItems = (count: number) => plural(count, { one: '# item', other: '# items' })

const describeItems = (count: number) =>
  count === 1 ? 'the photograph or video' : `${formatNumber(count)} photographs and videos`

export const sheetTexts = sentences((person) => ({
  view: 'Show them as',
  views: { list: 'List', sheet: 'Contact sheet' },
  search: 'Search',
  found: (foundCount: number, total: number) => `${formatNumber(foundCount)} of ${countItems(total)}`,
  nothing: (query: string) => `Nothing found for “${query}”.`,
  byDate: 'Order by date',
  undated: (count: number) =>
    count === 0
      ? undefined
      : `${plural(count, { one: '# item is', other: '# items are' })} at the end, without a date.`,
  noDates: {
    title: 'No dates yet',
    description: 'Choose photographs in the contact sheet, and say under ‘Date’ when they were taken.',
  },
  hintForMouse: 'Hold Shift to choose all in between, or draw a frame around them with the mouse.',
  hintForFinger: 'Press and hold to move.',
  howTo:
    'Use the arrow keys to move from one to the next, with Shift to choose them. Space chooses one, Enter opens it, and Escape clears the choice.',
  open: 'Open',
  moveTo: 'Move to',
  inSlideshow: 'In the slideshow',
  notInSlideshow: 'Not in the slideshow',
  date: 'Date',
  move: 'Move',
  moveDialog: (count: number) => `Move ${describeItems(count)}`,
  position: 'Position',
  positionHint: (count: number) =>
    `From 1 to ${formatNumber(count)}. The first of them goes there, and the others follow it.`,
  dateDialog: (count: number) =>
    count === 1 ? 'When was it taken?' : `When were these ${formatNumber(count)} taken?`,
  taken: 'Date taken',
  takenHint: 'As far as you know: 1958, June 1958, June 1, 1958, summer 1958, about 1958, 1950s.',
  takenAs: (date: string) => `This is ${date}.`,
  notRead: 'This date cannot be read. Please write it like 1958, June 1958 or June 1, 1958.',
  twoDates: 'This can be two dates. Which one is it?',
  takenDay: (date: string, isDoubtful = false) =>
    isDoubtful
      ? `Dated ${date}. Visitors do not see this, because it is after ${his(person)} death or still to come.`
      : `Taken ${date}`,
  saveDate: 'Save Date',
  noDate: 'Remove the date',
  itemsPhrase: describeItems,
  andMore: (count: number) => `and ${formatNumber(count)} more`,
  numbered: (title: string, position: number, date: string | null) =>
    [`${title} ${position}`, date].filter(Boolean).join(', '),
  dated: (count: number, date: string | null) => ({
    title: date ? 'Date saved' : 'Date removed',
    description: `${countItems(count)}${date ? `: ${date}` : ''}`,
  }),
  datesBack: (count: number) => ({
    title: 'Dates restored',
    description: plural(count, { one: '# item has', other: '# items have' }) + ' the earlier date again.',
  }),
  hidden: (count: number) => ({
    title: 'Hidden',
    description: `Visitors no longer see ${describeItems(count)}.`,
  }),
  shown: (count: number) => ({
    title: 'No longer hidden',
    description: `${countItems(count)}. Visitors see them at once, except those that belong to a memory, which appear with it.`,
  }),
  slideshowChanged: (putInCount: number, leftOutCount: number) => ({
    title: 'Slideshow changed',
    description: [
      putInCount > 0 &&
        `${plural(putInCount, { one: '# item is', other: '# items are' })} in the slideshow now.`,
      leftOutCount > 0 &&
        `${plural(leftOutCount, { one: '# item is', other: '# items are' })} not in the slideshow, but still in the gallery.`,
    ]
      .filter(Boolean)
      .join(' '),
  }),
  slideshowUnchanged: {
    title: 'Nothing changed',
    description: 'Somebody else has just made the same choice.',
  },
  deleted: (count: number) => ({
    title: 'Delete successful',
    description: `${plural(count, { one: '# item has', other: '# items have' })} been deleted.`,
  }),
  failed: { title: 'Update failed', description: 'Nothing was changed. Please try again.' },
  deleteFailed: { title: 'Delete failed', description: 'Nothing was deleted. Please try again.' },
}))
