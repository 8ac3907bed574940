import type { texts as en } from '../../en/visitors/api.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  unreadable: (file) =>
    `Pliku „${file}” nie da się już odczytać na tym urządzeniu. Proszę wybrać go ponownie.`,
  foreign: {
    tooLarge:
      'To jest za duże dla serwera WWW, który stoi przed tą stroną. Wpisany tekst nie przepadł. Pomoże osoba, która zajmuje się serwerem.',
    refused:
      'Serwer WWW, który stoi przed tą stroną, tego nie przepuścił. Wpisany tekst nie przepadł. Pomoże osoba, która zajmuje się serwerem.',
    unanswered:
      'Strona pamięci w tej chwili nie odpowiada. Wpisany tekst nie przepadł. Można spróbować ponownie za kilka minut. Jeśli to nie pomoże, warto powiadomić osobę, która zajmuje się serwerem.',
  },
})
