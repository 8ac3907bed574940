import { inLanguage } from '../../../../domain/language.ts'

const en = {
  title: 'A copy to keep',
  purpose:
    'To look at: the whole memorial as visitors see it, in one ZIP file. Unpacked, it opens in any browser, even without the internet.',
  size: 'Photographs',
  sizes: {
    all: 'For a USB stick, in full size',
    small: 'Small, for e-mail',
  },
  book: 'Include the book (PDF)',
  start: 'Make a Copy',
  startAgain: 'Make a New Copy',
  ready: 'Your copy is ready. Keep it in more than one place.',
  canceled: 'No copy was made.',
}

export const texts = inLanguage({ en })
