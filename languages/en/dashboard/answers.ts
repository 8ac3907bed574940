import { formatNumber, plural, sentences } from '../grammar.ts'

export const texts = sentences({
  loading: 'Loading what was said about photographs...',
  failed: 'What was said about photographs could not be fetched just now. It is safe; please try again.',
  waiting: (count: number) =>
    `Visitors said something about ${plural(count, { one: '# photograph', other: '# photographs' })}. Nobody else sees it until you take it.`,
  allDecided: 'You have decided about everything that was said about photographs.',
  kinds: { who: 'Who', when: 'When', where: 'Where', remark: 'About the photograph' },
  others: (count: number, isAfterNames: boolean) => {
    if (isAfterNames) return plural(count, { one: '# other', other: '# others' })
    return count === 1 ? 'Somebody' : `${formatNumber(count)} people`
  },
  say: (people: string, count: number, value: string) => `${people} ${count === 1 ? 'says' : 'say'} ${value}`,
  take: 'Take',
  change: 'Change the name',
  isIt: (name: string) => `${name}?`,
  hiddenName: (name: string) => `“${name}” is a name that visitors do not see.`,
  takeRemark: 'Add to the description',
  takeAll: (count: number, total: number) =>
    count === total
      ? `Take all ${formatNumber(count)}`
      : `Take ${formatNumber(count)} of ${formatNumber(total)}`,
  putAside: 'Put aside',
  putAllAside: 'Put everything aside',
  decided: { take: 'Taken', putAside: 'Put aside', reopen: 'Waiting again' },
  offer: {
    question:
      'Visitors may know who is in these photographs and when they were taken. Would you like to ask them? Nobody sees an answer until you take it.',
    on: 'Ask visitors',
    off: 'Do not ask',
  },
})
