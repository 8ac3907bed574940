import { inLanguage } from '../../../../../domain/language.ts'

const en = {
  title: 'All originals',
  purpose:
    'To start again from: every photograph, video and song as it was sent, and all that was written, in one ZIP file. A new memorial can be made from it.',
  embed: 'Write captions into the photographs',
  embedHint: {
    beside: 'The files stay exactly as they were sent; the captions are in a table next to them.',
    embedded:
      'JPEG photographs carry title, description, author and date, so that photo programs show them. The pictures themselves stay as they are.',
  },
  download: 'Download all originals',
  caution: 'For the family only: it also contains e-mail addresses and memories that are not shown.',
}

export const texts = inLanguage({ en })
