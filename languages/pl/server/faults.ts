import type { faults as en } from '../../en/server/faults.ts'
import { sentences } from '../grammar.ts'

/** The faults that a file can have. Each has two texts for people: what is wrong, and what to do. */
export const faults = sentences<typeof en>({
  missing: {
    what: 'Brakuje oryginalnego pliku',
    todo: 'Proszę skopiować plik z powrotem z kopii zapasowej, w której jeszcze jest.',
  },
  changed: {
    what: 'Oryginalny plik nie jest taki, jak został wysłany: dysk go zmienił lub uciął',
    todo: 'Proszę skopiować plik z powrotem z kopii zapasowej, w której jeszcze jest, i sprawdzić stan dysku.',
  },
  unreadable: {
    what: 'Oryginalnego pliku nie można odczytać z dysku',
    todo: 'Proszę skopiować plik z powrotem z kopii zapasowej, w której jeszcze jest, i wkrótce wymienić dysk.',
  },
  pictures: {
    what: 'Brakuje zdjęć, które widzą odwiedzający, i nie można ich zrobić ponownie z oryginału',
    todo: 'Proszę pobrać oryginał, sprawdzić, czy się otwiera, i dodać go jeszcze raz.',
  },
  unknown: {
    what: 'Nic w bazie danych nie należy do tego pliku',
    todo: 'Czy przywrócono starszą bazę danych? Proszę przywrócić tę, która pasuje do plików. Jeśli na pewno ten plik nie jest potrzebny, można usunąć jego folder.',
  },
})
