import { inLanguage } from '../../../domain/language.ts'

const en = {
  /** reasons why a copy was not made */
  stopped: 'The copy was stopped.',
  changed: 'Something was hidden or deleted while the copy was made. Please make it again.',
  otherFiles: (folder: string) =>
    `There are other files in ${folder}. Choose an empty folder, or one with an earlier copy.`,
  /** in the marker of an incomplete copy */
  incomplete:
    'This copy is not complete. Make it again in this same folder: the files that are already here will be used.',
  /** sentences about a copy */
  lostFile: (title: string) => `Could not be read, and is not in the copy: ${title}`,
  aboutBook: (remark: string) => `The book: ${remark}`,
  /** names of pictures, in the list of those that could not be read */
  pictures: {
    service: (title: string) => `Picture of the service ${title}`,
    obituary: 'Picture of the obituary',
    portrait: 'Portrait',
  },
}

export const texts = inLanguage({ en })
