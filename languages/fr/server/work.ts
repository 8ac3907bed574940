import type { texts as en } from '../../en/server/work.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  serverStopped: 'Le travail a été interrompu plusieurs fois. Vous pouvez recommencer.',
  unexpected: 'Quelque chose n’a pas marché ici. Vous pouvez recommencer.',
  fileNames: {
    book: 'livre',
    'book-cover': 'livre, couverture',
    order: 'livret',
    'order-screen': 'livret pour l’écran',
    poster: 'affiche',
    cards: 'cartes de table',
    send: 'demande de photos',
    card: 'portrait à encadrer',
    thanks: 'remerciements',
    film: 'film',
    memorial: 'copie-du-site',
  },
})
