import { sentences } from '../grammar.ts'
import { his } from '../pronouns.ts'

export const texts = sentences((person) => ({
  language: 'Language',
  switchLanguage: 'Switch',
  menu: 'Menu',
  dashboard: 'Dashboard',
  /** the labels of the links at the end of each page; none contains a label of the menu, so that no two links sound alike */
  links: {
    '/gallery': 'Look at photographs',
    '/obituary': `Read about ${his(person)} life`,
    '/services': 'Where we say goodbye',
    '/memories': 'Leave a memory',
  },
  /** used in place of the services' label once all services are past */
  saidGoodbye: 'Where we said goodbye',
  /** used in a static copy, where nobody can leave a memory */
  readMemories: 'Read the memories',
  book: 'The book, to print',
  notFound: '404 Page Not Found',
  forgotten: 'Did you forget to add the page to the router?',
  back: 'Go to the home page',
  broken: 'This page could not be shown. Please load it again.',
  partlyBroken: 'Some of this page does not work right now. Please load it again.',
  reload: 'Load again',
}))
