import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/server/safekeeping.ts'
import { count, formatNumber, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  subject: (name) => `Strona pamięci potrzebuje pomocy: ${name}`,
  needsHelp: (name) => endSentence(`Coś na stronie pamięci potrzebuje pomocy: ${name}`),
  faults: (number, listedCount) => {
    const sentence = count(
      number,
      'Jeden plik jest uszkodzony lub zaginął',
      '# pliki są uszkodzone lub zaginęły',
      '# plików jest uszkodzonych lub zaginęło',
    )
    return listedCount === number
      ? `${sentence}.`
      : `${sentence}; panel wymienia pierwsze z nich (${formatNumber(listedCount)}).`
  },
  backupOverdue: (day) => `Ostatnia kopia zapasowa jest za stara. Jej data: ${day}.`,
  whatToDo: 'Panel mówi, co zrobić.',
  link: 'Otwórz panel',
})
