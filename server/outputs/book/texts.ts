import { formatNumber, inLanguage } from '../../../domain/language.ts'

const en = {
  /** in the book */
  contents: 'Contents',
  obituary: 'His Life',
  photographs: 'Photographs',
  services: 'Services',
  memories: 'Memories',
  missingPicture: 'This picture could not be read.',
  answerFrom: (name: string | null) => `Answer from ${name ?? 'the family'}`,
  film: (length: string) => `From a video of ${length}`,
  photograph: 'Photograph',
  photographBy: (name: string) => `Photograph shared by ${name}`,
  portraitOf: (name: string) => `Portrait of ${name}`,
  author: (name: string) => `The family and friends of ${name}`,
  colophon: (name: string, memories: number) =>
    memories > 0
      ? `This book holds what was gathered in memory of ${name}: by his family, and by all who shared a memory of him.`
      : `This book holds what his family gathered in memory of ${name}.`,
  letters: 'Set in Newsreader, by Production Type, with Typst.',
  /** such as 'As it was on March 3, 2025' */
  asOf: (day: string) => `As it was on ${day}.`,
  spine: (name: string, dates: string) => [name, dates].filter(Boolean).join('  ·  '),

  /** on what lies on the table */
  order: 'Order of Service',
  programme: 'Programme',
  thankYou: 'Thank You',
  familyThanks: 'The family thanks you for being here, and for every memory of him that you share.',
  shareHeading: 'Share a memory',
  shareHint: 'Point your phone’s camera at the square.',
  codeAlt: (link: string) => `Code that opens ${link}`,
  thanks: 'To thank',
  thanksColumns: ['Name', 'Wrote', 'Photographs', 'Day'],
  yes: 'yes',

  /** sentences of the report beside the book */
  noTypesetter:
    'This server cannot set pages yet: its optional packages are missing. Whoever looks after it runs `npm install --include=optional`, then `npm run build`.',
  noAddress:
    'The code needs the address where visitors find the memorial. Please set PUBLIC_URL, or type --address https://example.org.',
  noProgramme: 'No programme is typed yet on the dashboard, so the services stand in its place.',
  /** by why typesetting was ended: which words or photographs took so much, nobody knows */
  ended: {
    memory:
      'Setting these pages takes more memory than the server gives them, which is 1 GB. Please try it with less in it, such as fewer memories or photographs.',
    processor:
      'Setting these pages takes longer than the server gives them, which is 5 minutes. Please try it with less in it, such as fewer memories or photographs, or on a faster computer.',
    deadline:
      'The server had too much else to do to set these pages. Nothing is lost; please try again later.',
    crash:
      'The program that sets pages stopped in the middle of them. Please try again, or with less in it, such as fewer memories or photographs.',
  },
  softPicture: (title: string, dpi: number) => `Prints softly, at ${dpi} dpi: ${title}`,
  lostPicture: (title: string) => `Could not be read, and only its caption is printed: ${title}`,
  leftOutMarks: (name: string, marks: number) =>
    `${marks === 1 ? '1 mark is' : `${formatNumber(marks)} marks are`} left out where a letter has more than can be printed: ${name}`,
  /** `number` is what is printed for the first of them, such as '[U+13000]' */
  lostLetters: (letters: string[], number: string) =>
    letters.length === 1
      ? `No font here has the letter ${letters[0]}; it is printed as ${number}. Debian’s packages fonts-noto and fonts-noto-cjk have most.`
      : `No font here has the letters ${letters.join(' ')}; they are printed as numbers, the first as ${number}. Debian’s packages fonts-noto and fonts-noto-cjk have most.`,
  serviceOf: (title: string) => `Picture of the service ${title}`,
  obituaryPicture: 'Picture of the obituary',
  portrait: 'Portrait',
}

export const texts = inLanguage({ en })
