import { sentences } from '../grammar.ts'

export const copyTexts = sentences({
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
})

export const originalsTexts = sentences({
  title: 'All originals',
  purpose:
    'To start again from: every photograph, video and song in full, and all that was written, in one ZIP file. JPEG photographs carry their title, description, author and date. A new memorial can be made from it.',
  download: 'Download all originals',
  caution: 'For the family only: it also contains e-mail addresses and memories that are not shown.',
})
