import type { cardTexts } from '../../../languages/en/dashboard/cards.ts'
import type { BookKind } from '../../../contract/outputs/book.ts'
import type { Card } from './DayCard.tsx'
import { AskForPhotographs } from './documents/AskForPhotographs.tsx'
import { Book } from './documents/Book.tsx'
import { DocumentForm } from './documents/DocumentForm.tsx'
import { Film } from './documents/Film.tsx'
import { OrderOfService } from './documents/OrderOfService.tsx'
import { Poster } from './documents/Poster.tsx'
import { TableCards } from './documents/TableCards.tsx'
import { Hall } from './screens/Hall.tsx'
import { ServiceShow } from './screens/ServiceShow.tsx'
import { Wall } from './screens/Wall.tsx'

const makeDocument =
  (kind: BookKind): Card['Body'] =>
  ({ settings }) => <DocumentForm kind={kind} settings={settings} />

/** The cards of 'For the day' in their order. Their names are the ends of their addresses, as in `#day//poster`. */
export const cards: Record<BookKind | keyof typeof cardTexts, Card> = {
  order: {
    group: 'paper',
    drawing:
      'M32 10v44M32 10l20 4v36l-20 4-20-4V14zM37 23l10 2M37 30l10 2M37 37l10 2M17 25l10-2M19 41h6v-9h-6z',
    Body: OrderOfService,
  },
  poster: {
    group: 'paper',
    drawing:
      'M14 6h36v52H14zM22 14h20M25 20h14M24 30h16v16H24zM28 34h3v3h-3zM34 40h2M33 34h3M28 42h4M24 52h16',
    Body: Poster,
  },
  cards: {
    group: 'paper',
    drawing:
      'M8 12h22v16H8zM34 12h22v16H34zM8 36h22v16H8zM34 36h22v16H34zM13 17h6v6h-6zM39 17h6v6h-6zM13 41h6v6h-6zM39 41h6v6h-6z',
    Body: TableCards,
  },
  send: {
    group: 'paper',
    drawing:
      'M8 14h48v36H8zM14 42l8-11 6 8 4-4 6 7zM25 25a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M42 21h8v8h-8zM42 34h3v3h-3zM47 39h3M47 34h3v2M42 42h4',
    Body: AskForPhotographs,
  },
  card: {
    group: 'paper',
    drawing:
      'M14 8h36v46H14zM19 13h26v26H19zM32 27a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9M23 39c1-6 5-9 9-9s8 3 9 9M23 45h18M27 49h10',
    Body: makeDocument('card'),
  },
  thanks: {
    group: 'paper',
    drawing:
      'M14 6h36v52H14zM21 17l2 2 4-4M32 17h12M21 27l2 2 4-4M32 27h10M21 37l2 2 4-4M32 37h12M21 47h6M32 47h8',
    Body: makeDocument('thanks'),
  },
  show: {
    group: 'screen',
    drawing: 'M8 10h48M11 10v32h42V10M32 42v8M22 56l10-6 10 6M20 36l9-11 6 7 4-4 6 8z',
    Body: ServiceShow,
  },
  hall: {
    group: 'screen',
    drawing: 'M14 12h36v28H14zM6 46h52l-4 6H10zM23 33l6-8 5 5 3-3 5 6z',
    field: 'whomToCall',
    Body: Hall,
  },
  wall: {
    group: 'screen',
    drawing: 'M6 12h52v34H6zM32 46v8M20 54h24M14 22h24M14 28h20M14 34h10M42 22h10v14H42z',
    Body: Wall,
  },
  film: {
    group: 'screen',
    drawing: 'M8 14h48v36H8zM14 14v36M50 14v36M8 23h6M8 32h6M8 41h6M50 23h6M50 32h6M50 41h6M28 25l11 7-11 7z',
    Body: Film,
  },
  book: {
    group: 'keeping',
    drawing:
      'M32 14c-6-4-14-5-22-4v42c8-1 16 0 22 4 6-4 14-5 22-4V10c-8-1-16 0-22 4zM32 14v42M16 20h10M16 26h10M16 32h8M38 20h10v12H38z',
    Body: Book,
  },
}
