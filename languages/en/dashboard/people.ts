import { formatNumber, plural, sentences } from '../grammar.ts'

const countPhotographs = (count: number) => plural(count, { one: '# photograph', other: '# photographs' })

export const texts = sentences({
  whoIsInThem: 'Who is in them',
  chosenDialog: (count: number) =>
    count === 1 ? 'Who is in it?' : `Who is in these ${formatNumber(count)}?`,
  addHint: 'Press Enter to add the name. A name from the list means the same person.',
  inSome: (count: number, total: number) => `in ${formatNumber(count)} of ${formatNumber(total)}`,
  remove: (name: string) => `Remove ${name}`,
  place: (name: string) => `Mark where ${name} is`,
  placeHint: (name: string) =>
    `Tap where ${name} is, or press the pin next to the name and move the ring with the arrow keys.`,
  save: 'Save Names',
  named: { title: 'Names saved' },
  namesBack: { title: 'Names restored' },
  list: 'People',
  listDialog: 'People in the photographs',
  loading: 'Loading the names...',
  failed: 'The names could not be fetched just now.',
  photographs: countPhotographs,
  name: 'Name',
  mergeHint: 'If two names belong to the same person, choose the other name here.',
  merge: (from: string, into: string, count: number) => ({
    title: 'Are they the same person?',
    description: `“${from}” becomes “${into}” in ${countPhotographs(count)}. The history of each photograph keeps the earlier name.`,
    confirm: 'Merge',
  }),
  merged: { title: 'Names merged' },
  placesChanged: 'The places of people in the photograph were changed.',
  noNames: 'no names',
  noDate: 'no date',
  namesCame: (count: number, names: string, hasMore: boolean) =>
    `Names came with ${countPhotographs(count)}: ${names}${hasMore ? ' …' : '.'} Visitors do not see them yet.`,
  showAllNames: 'Show all names',
  notAmongAll:
    'Hidden names, and names almost like a hidden one, are not shown with the others. Decide about each of them.',
  eachName: 'Decide about each name',
  showName: 'Show',
  keepHidden: 'Keep it for the family',
  leaveOutName: 'Leave out',
  nearHidden: (name: string, hiddenName: string) => ({
    title: 'Are they the same person?',
    description: `“${name}” is almost the same as “${hiddenName}”, a name that visitors do not see.`,
    confirm: 'Hide it, too',
    cancel: 'It is somebody else',
  }),
})
