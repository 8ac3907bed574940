import { inLanguage } from '../../../domain/language.ts'

const en = {
  start: 'Start Slideshow',
  /** the labels of the links below the tribute; the menu has other labels for the same pages */
  links: {
    '/gallery': 'Look at photographs',
    '/obituary': 'Read about his life',
    '/services': 'Where we say goodbye',
    '/memories': 'Leave a memory',
  },
  /** used in place of the services' label once all services are past */
  saidGoodbye: 'Where we said goodbye',
  /** used in a static copy, where nobody can leave a memory */
  readMemories: 'Read the memories',
  book: 'The book, to print',
}

export const texts = inLanguage({ en })
