import { sentences } from '../grammar.ts'
import { hisOrThe, hisOrTheFirst } from '../pronouns.ts'

/** The title and the purpose of each card of 'For the day'. */
export const cardTexts = sentences((person) => ({
  order: {
    title: 'Order of service',
    purpose: 'A booklet for everyone who comes: when and where, and the order of events.',
  },
  poster: { title: 'Poster', purpose: 'For the entrance, with the code to share a memory.' },
  cards: { title: 'Table cards', purpose: 'For the tables, with the code to share a memory.' },
  send: {
    title: 'Ask for photographs',
    purpose: 'Cards to cut out, with the code that guests scan to send you their photographs.',
  },
  card: {
    title: 'Piano card',
    purpose: `${hisOrTheFirst(person)} portrait for a small frame, with ${hisOrThe(person)} name and dates.`,
  },
  thanks: { title: 'Whom to thank', purpose: 'Everyone who wrote, sent photographs or answered a question.' },
  show: {
    title: 'The show at the service',
    purpose: 'Which photographs, how long, and with what. The link for the screen and the film follow it.',
  },
  hall: {
    title: 'The computer in the hall',
    purpose:
      'Open the link for the screen there, then Settings, then ‘The computer in the hall’ and ‘Rehearse’. It stores the show, so that it runs without a network, and says what does not work yet.',
  },
  wall: {
    title: 'The wall',
    purpose: 'Memories and photographs, one by one in large letters, as they are approved.',
  },
  film: {
    title: 'The film',
    purpose: 'The slideshow with its songs as one file that plays on any television, computer or phone.',
  },
  book: {
    title: 'The book',
    purpose:
      'Obituary, photographs, services and memories with your answers, set as a book: to read, to print at home, or to have printed and bound.',
  },
}))
