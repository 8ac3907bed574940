import type { texts as en } from '../../en/server/work.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  serverStopped: 'Praca została kilka razy przerwana. Można zacząć ją jeszcze raz.',
  unexpected: 'Coś poszło nie tak. Można zacząć jeszcze raz.',
  fileNames: {
    book: 'książka',
    'book-cover': 'książka, okładka',
    order: 'porządek uroczystości',
    'order-screen': 'porządek uroczystości na ekran',
    poster: 'plansza',
    cards: 'karty na stoły',
    send: 'karty z prośbą o zdjęcia',
    card: 'karta z portretem',
    thanks: 'podziękowania',
    film: 'film',
    memorial: 'strona-pamięci',
  },
})
