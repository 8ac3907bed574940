import { inLanguage } from '../../../domain/language.ts'

const en = {
  start: 'Start Slideshow',
  /** links below the tribute, worded otherwise than the menu */
  links: {
    '/gallery': 'Look at photographs',
    '/obituary': 'Read about his life',
    '/services': 'Where we say goodbye',
    '/memories': 'Leave a memory',
  },
  /** in a static copy, where nobody can leave one */
  readMemories: 'Read the memories',
  book: 'The book, to print',
}

export const texts = inLanguage({ en })
