import { endSentence } from '../../../domain/endSentence.ts'
import { formatNumber, sentences } from '../grammar.ts'

export const texts = sentences({
  subject: (name: string) => `The memorial of ${name} needs your help`,
  needsHelp: (name: string) => endSentence(`Something needs your help on the memorial of ${name}`),
  faults: (count: number, listedCount: number) => {
    if (count === 1) return 'One file is damaged or missing.'
    const sentence = `${formatNumber(count)} files are damaged or missing`
    return listedCount === count
      ? `${sentence}.`
      : `${sentence}; the dashboard lists the first ${listedCount}.`
  },
  backupOverdue: (day: string) => `The last backup is too old: it was made on ${day}.`,
  whatToDo: 'The dashboard says what to do.',
  link: 'Open the dashboard',
})
