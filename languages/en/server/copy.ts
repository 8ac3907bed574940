import { sentences } from '../grammar.ts'

export const texts = sentences({
  /** the name of the file that explains a static copy */
  readMe: 'READ ME.txt',
  /** reasons why a static copy was not made */
  stopped: 'The copy was stopped.',
  changed: 'Something was hidden or deleted while the copy was made. Please make it again.',
  otherFiles: (folder: string) =>
    `There are other files in ${folder}. Choose an empty folder, or one with an earlier copy.`,
  /** the first line of the file that marks a static copy as incomplete */
  incomplete:
    'This copy is not complete. Make it again in this same folder: the files that are already here will be used.',
  /** remarks about a static copy */
  lostFile: (title: string) => `Could not be read, and is not in the copy: ${title}`,
  notPlayable: (title: string) => `Cannot be played, so it is not in the copy: ${title}`,
  aboutBook: (remark: string) => `The book: ${remark}`,
  /** names of pictures in the list of pictures that could not be read */
  pictures: {
    service: (title: string) => `Picture of the service ${title}`,
    obituary: 'Picture of the obituary',
    portrait: 'Portrait',
  },
})
