import { printShopPages } from '../../../contract/outputs/book.ts'
import { endSentence } from '../../../domain/endSentence.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'
import { him, his, hisFirst, hisOrThe } from '../pronouns.ts'

export const texts = sentences((person) => ({
  /** texts that are printed in the book */
  contents: 'Contents',
  obituary: `${hisFirst(person)} Life`,
  photographs: 'Photographs',
  services: 'Services',
  memories: 'Memories',
  missingPicture: 'This picture could not be read.',
  answerFrom: (name: string | null) => `Answer from ${name ?? 'the family'}`,
  fromVideo: (length: string) => `From a video of ${length}`,
  photograph: 'Photograph',
  photographBy: (name: string) => `Photograph shared by ${name}`,
  portraitOf: (name: string) => `Portrait of ${name}`,
  author: (name: string) => `The family and friends of ${name}`,
  colophon: (name: string, memories: number) =>
    memories > 0
      ? `This book holds what was gathered in memory of ${name}: by ${hisOrThe(person)} family, and by all who shared a memory of ${him(person)}.`
      : endSentence(`This book holds what ${hisOrThe(person)} family gathered in memory of ${name}`),
  typeface: 'Set in Newsreader, by Production Type, with Typst.',
  /** such as 'As it was on March 3, 2025' */
  asOf: (day: string) => `As it was on ${day}.`,
  spine: (name: string, dates: string) => [name, dates].filter(Boolean).join('  ·  '),

  /** texts that are printed on the sheets */
  orderOfService: 'Order of Service',
  program: 'Program',
  officiant: (name: string) => `Officiant: ${name}`,
  bearers: 'Pallbearers',
  front: 'The front',
  back: 'The back, with the thanks,',
  backPhoto: 'Photograph on the back',
  thankYou: 'Thank You',
  familyThanks: `The family thanks you for being here, and for every memory of ${him(person)} that you share.`,
  watch: 'For those at home: watch here',
  watchService: (title: string) => `For those at home: watch ‘${title}’ here`,
  shareHeading: 'Share a memory',
  photographsHeading: `See ${his(person)} photographs`,
  /** the name is printed with these */
  sendHeading: person.form({
    he: 'Your photographs of him',
    she: 'Your photographs of her',
    name: 'Your photographs',
  }),
  sendInvitation: 'Send them to the family',
  havePhotographs: person.form({
    he: 'Do you have photographs of him? Please send them to the family.',
    she: 'Do you have photographs of her? Please send them to the family.',
    name: 'Do you have photographs? Please send them to the family.',
  }),
  shareHint: 'Point your phone’s camera at the square.',
  codeAlt: (link: string) => `Code that opens ${link}`,
  thanks: 'To thank',
  thanksColumns: ['Name', 'Wrote', 'Photographs', 'Said about', 'E-mail', 'Day', 'Thanked on', 'Words'],
  saidAbout: (photographs: number) => plural(photographs, { one: '# photograph', other: '# photographs' }),
  yes: 'yes',

  /** messages to the person who makes the book or the sheet */
  noTypesetter:
    'No PDF can be made here yet. The person who runs the server can change that: optional packages are missing, and docs/book.md says how to add them.',
  noAddress:
    'The QR code needs the address where visitors find the memorial. Please set PUBLIC_URL, or type --address https://example.org.',
  noSendLink:
    'There is no link yet for guests to send photographs. Please make one on the dashboard, under ‘For the day’, ‘Ask for photographs’.',
  foldedArchive:
    'Sheets to fold cannot follow PDF/A-2b, the standard for archives. The layout ‘screen’, with the pages in order, can.',
  tooLong: (name: string, lines: number) =>
    `${name} is ${plural(lines, { one: '# line', other: '# lines' })} too long for its page, so it continues on the next one.`,
  tooHigh: (name: string, millimeters: number) =>
    `The text with “${name}” is ${formatNumber(millimeters)} mm too tall for its card or poster, even in the smallest type.`,
  booklet: (pages: number) =>
    `The order of service has ${formatNumber(pages)} pages, on ${formatNumber(pages / 4)} sheets of paper that are folded into each other.`,
  leftOutLife: (title: string) =>
    `Without ‘${title}’, the order of service is one sheet of paper. So it is left out.`,
  hiddenPhoto:
    'The photograph for the back is hidden, deleted, or not one of this memorial’s, so it is not printed.',
  noProgram: 'The dashboard has no program yet, so the services are printed instead.',
  /** error messages by the reason why typesetting was aborted; texts that cause it by themselves have been left out by then */
  typesettingErrors: {
    memory:
      'These pages are too many to be made at once, and not because of a single text. Please try again with fewer pages, for example without some memories.',
    processor:
      'These pages take longer than the 5 minutes that they may take, and not because of a single text. Please try again with fewer pages, for example without some memories, or on a faster computer.',
    deadline:
      'These pages could not be made just now, because too much else was going on. Nothing is lost; please try again later.',
    crash:
      'The program that makes the pages stopped before they were done, and not because of a single text. Nothing is lost; please try again.',
  },
  notPrinted: 'This text could not be printed.',
  printedPlain: (name: string) =>
    `As it was written, this text stops the program that makes the pages, so its accents and invisible characters are left out: ${name}`,
  leftOut: (name: string) => `This text stops the program that makes the pages, so it is left out: ${name}`,
  allPrintedPlain:
    'As they were written, the texts together stop the program that makes the pages, so all accents and invisible characters are left out.',
  tooManyPages: (pages: number, most: number, photographs: number | null) =>
    `This book would have ${formatNumber(pages)} pages. A print shop takes at most ${formatNumber(most)}. Leave out ${photographs === null ? 'memories or photographs' : plural(photographs, { one: '# photograph', other: '# photographs' })}, or choose Letter or A4 instead of the square. Nothing was made yet, and your choices are as they were.`,
  blankPages: (blanks: number, pages: number) =>
    `The book has ${formatNumber(pages)} pages, because a print shop takes an even number, and at least ${formatNumber(printShopPages.least)}. ${blanks === 1 ? 'One of them is blank, before the last' : `${formatNumber(blanks)} of them are blank, before the last`}.`,
  softPicture: (title: string, dpi: number) => `Will look soft in print, at ${dpi} dpi: ${title}`,
  unplayableVideo: (title: string) => `Cannot be played, so the book has no picture of it: ${title}`,
  lostPicture: (title: string) => `Could not be read, so only its caption is printed: ${title}`,
  leftOutMarks: (name: string, marks: number) =>
    `${plural(marks, { one: '# mark is', other: '# marks are' })} left out where a letter has more than can be printed: ${name}`,
  leftOutDirections: (name: string, signs: number) =>
    `${plural(signs, { one: '# mark for the direction of writing is', other: '# marks for the direction of writing are' })} left out where more than eight are open at once: ${name}`,
  /** `number` is printed instead of the first of the letters, for example '[U+13000]' */
  lostLetters: (letters: string[], number: string) =>
    letters.length === 1
      ? `No font here has the letter ${letters[0]}; it is printed as ${number}. The person who runs the server can add one that has it; docs/book.md says how.`
      : `No font here has the letters ${letters.join(' ')}; they are printed as numbers, the first as ${number}. The person who runs the server can add one that has them; docs/book.md says how.`,
  serviceOf: (title: string) => `Picture of the service ${title}`,
  obituaryPicture: 'Picture of the obituary',
  portrait: 'Portrait',
}))
