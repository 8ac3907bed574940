import { formatNumber, plural, sentences } from '../grammar.ts'

const countPhotographs = (count: number) => plural(count, { one: '# photograph', other: '# photographs' })

export const texts = sentences({
  whoIsInThem: 'Who is in them',
  chosenDialog: (count: number) =>
    count === 1 ? 'Who is in it?' : `Who is in these ${formatNumber(count)}?`,
  addHint: 'Enter adds the name. A name from the list is the same person.',
  inSome: (count: number, total: number) => `in ${formatNumber(count)} of ${formatNumber(total)}`,
  remove: (name: string) => `Remove ${name}`,
  place: (name: string) => `Set the place of ${name}`,
  placeHint: (name: string) =>
    `Tap where ${name} is, or press the pin next to the name and move the ring with the arrow keys.`,
  save: 'Save Names',
  named: { title: 'Names saved' },
  namesBack: { title: 'Names restored' },
  list: 'People',
  listDialog: 'People in the photographs',
  loading: 'Loading the names...',
  failed: 'The names could not be fetched right now.',
  photographs: countPhotographs,
  name: 'Name',
  mergeHint: 'If two names are the same person, choose the other name here.',
  merge: (from: string, into: string, count: number) => ({
    title: 'Are they the same person?',
    description: `“${from}” becomes “${into}” in ${countPhotographs(count)}. The history of each keeps the earlier name.`,
    confirm: 'Merge',
  }),
  merged: { title: 'Names merged' },
  placesChanged: 'The places of the names were changed.',
  noNames: 'no names',
  noDate: 'no date',
})
