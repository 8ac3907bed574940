import type { texts as en } from '../../en/server/work.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  serverStopped: 'Se interrumpió varias veces. Empiece otra vez.',
  unexpected: 'Algo falló aquí. Empiece otra vez.',
  fileNames: {
    book: 'libro',
    'book-cover': 'libro, portada',
    order: 'programa',
    'order-screen': 'programa para pantalla',
    poster: 'cartel',
    cards: 'tarjetas de mesa',
    send: 'tarjetas para pedir fotos',
    card: 'tarjeta para enmarcar',
    thanks: 'agradecimientos',
    film: 'película',
    memorial: 'memorial',
  },
})
