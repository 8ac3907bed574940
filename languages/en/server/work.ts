import type { ResultKind } from '../../../contract/work.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences({
  /** the reasons why work ended without a result */
  serverStopped: 'It was interrupted several times. Please start again.',
  unexpected: 'Something went wrong here. Please start again.',
  /** the names of the files that are made, without their endings; `memorial` is the static copy */
  fileNames: {
    book: 'book',
    'book-cover': 'book-cover',
    order: 'order',
    'order-screen': 'order-screen',
    poster: 'poster',
    cards: 'cards',
    send: 'ask-for-photographs',
    card: 'card',
    thanks: 'thanks',
    film: 'film',
    memorial: 'memorial',
  } satisfies Record<Exclude<ResultKind, 'copy' | 'backup'>, string> & Record<string, string>,
})
