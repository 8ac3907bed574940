import { inLanguage } from '../../../../../domain/language.ts'

const en = {
  title: 'All originals',
  purpose:
    'To start again from: every photograph, video and song in full, and all that was written, in one ZIP file. JPEG photographs carry their title, description, author and date. A new memorial can be made from it.',
  download: 'Download all originals',
  caution: 'For the family only: it also contains e-mail addresses and memories that are not shown.',
}

export const texts = inLanguage({ en })
