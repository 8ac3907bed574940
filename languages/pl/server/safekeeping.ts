import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/server/safekeeping.ts'
import { count, formatNumber, sentences, titleOf } from '../grammar.ts'

export const texts = sentences<typeof en>(({ genitive }) => ({
  subject: (name) => `Strona pamięci ${titleOf(genitive, name)} wymaga uwagi`,
  needsHelp: (name) => endSentence(`Strona pamięci ${titleOf(genitive, name)} wymaga uwagi`),
  faults: (number, listedCount) => {
    const sentence = count(
      number,
      'Jeden plik jest uszkodzony lub zaginął',
      '# pliki są uszkodzone lub zaginęły',
      '# plików jest uszkodzonych lub zaginęło',
    )
    return listedCount === number
      ? `${sentence}.`
      : `${sentence}; w panelu wymieniono pierwsze z nich (${formatNumber(listedCount)}).`
  },
  backupOverdue: (day) => `Ostatnia kopia zapasowa jest za stara: z ${day}.`,
  whatToDo: 'Co z tym zrobić, opisano w panelu.',
  link: 'Otwórz panel',
}))
