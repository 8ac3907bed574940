import type { faults as en } from '../../en/server/faults.ts'
import { sentences } from '../grammar.ts'

/** The faults that a file can have. Each has two texts for people: what is wrong, and what to do. */
export const faults = sentences<typeof en>({
  missing: {
    what: 'Brakuje oryginalnego pliku',
    todo: 'Trzeba skopiować plik z powrotem z kopii zapasowej, w której jeszcze jest.',
  },
  changed: {
    what: 'Oryginalny plik nie jest taki, jaki został wysłany: dysk go zmienił lub uciął',
    todo: 'Trzeba skopiować plik z powrotem z kopii zapasowej, w której jeszcze jest, i sprawdzić stan dysku.',
  },
  unreadable: {
    what: 'Oryginalnego pliku nie można odczytać z dysku',
    todo: 'Trzeba skopiować plik z powrotem z kopii zapasowej, w której jeszcze jest, i wkrótce wymienić dysk.',
  },
  pictures: {
    what: 'Brakuje zdjęć, które widzą goście, i nie można ich odtworzyć z oryginału',
    todo: 'Trzeba pobrać oryginał, sprawdzić, czy się otwiera, i dodać go jeszcze raz.',
  },
  unknown: {
    what: 'W bazie danych nie ma nic o tym pliku',
    todo: 'Czy przywrócono starszą bazę danych? Trzeba przywrócić tę, która pasuje do plików. Jeśli ten plik na pewno nie jest potrzebny, można usunąć jego folder.',
  },
})
