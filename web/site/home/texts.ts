import { inLanguage } from '../../../domain/language.ts'

const en = {
  start: 'Start Slideshow',
  /** links below the tribute; the menu words them differently */
  links: {
    '/gallery': 'Look at photographs',
    '/obituary': 'Read about his life',
    '/services': 'Where we say goodbye',
    '/memories': 'Leave a memory',
  },
  /** used in a static copy, where nobody can leave a memory */
  readMemories: 'Read the memories',
  book: 'The book, to print',
}

export const texts = inLanguage({ en })
