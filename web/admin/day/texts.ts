import { formatNumber, inLanguage } from '../../../domain/language.ts'

const en = {
  title: 'The book',
  purpose:
    'Obituary, photographs, services and memories with your answers, set as a book: to read, to print at home, or to have printed and bound. Also what lies on the table on the day.',
  kind: 'What',
  kinds: {
    book: 'The book',
    order: 'Order of service (A5 booklet)',
    poster: 'Poster with the code to share a memory',
    cards: 'Table cards, eight on a sheet',
    card: 'Card for the frame on the piano (A6)',
    thanks: 'People to thank: who wrote, who sent photographs',
  },
  size: 'Size',
  sizes: {
    a4: 'A4',
    letter: 'Letter',
    square: 'Square, for a print shop, with its cover',
  },
  standard: 'Made for',
  standards: {
    'ua-1': 'Reading, also aloud (PDF/UA)',
    'a-2b': 'An archive (PDF/A)',
  },
  service: 'For which service?',
  serviceHint: 'It is announced on the front.',
  orderOfServiceFailed: {
    title: 'Not saved',
    description: 'What you typed is still here. Please try again.',
  },
  dedication: 'Dedication',
  dedicationHint: 'Optional. It gets a page of its own after the title.',
  memories: (chosenCount: number, total: number) =>
    chosenCount === total
      ? `Memories: all ${formatNumber(total)}`
      : `Memories: ${formatNumber(chosenCount)} of ${formatNumber(total)}`,
  photographs: (chosenCount: number, total: number) =>
    chosenCount === total
      ? `Photographs: all ${formatNumber(total)}`
      : `Photographs: ${formatNumber(chosenCount)} of ${formatNumber(total)}`,
  ofBook: { start: 'Make the Book', startAgain: 'Make a New Book' },
  start: 'Make the PDF',
  startAgain: 'Make a New One',
  running: 'It is being made. You can leave this page meanwhile.',
  /** describes the progress; `total` counts the photographs plus one last step, in which the pages are typeset */
  count: (doneCount: number, total: number) =>
    doneCount < total - 1
      ? `Photographs prepared: ${formatNumber(doneCount)} of ${formatNumber(total - 1)}`
      : 'The pages are being set.',
  ready: 'It is ready.',
  canceled: 'Nothing was made.',
}

export const texts = inLanguage({ en })
