import type { texts as en } from '../../en/server/work.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  serverStopped: 'Das wurde mehrmals unterbrochen. Bitte starten Sie es noch einmal.',
  unexpected: 'Hier ist etwas schiefgegangen. Bitte starten Sie es noch einmal.',
  fileNames: {
    book: 'Buch',
    'book-cover': 'Buch, Umschlag',
    order: 'Heft',
    'order-screen': 'Heft für den Bildschirm',
    poster: 'Plakat',
    cards: 'Karten für die Tische',
    send: 'Bitte um Fotos',
    card: 'Karte zum Aufstellen',
    thanks: 'Dankliste',
    film: 'Film',
    memorial: 'Gedenkseite',
  },
})
