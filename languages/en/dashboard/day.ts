import { formatNumber, plural, sentences } from '../grammar.ts'
import { hisOrTheFirst } from '../pronouns.ts'
import { printShopPages } from '../../../contract/outputs/book.ts'

export const dayTexts = sentences({
  title: 'For the day',
  loading: 'Loading...',
  failed: 'This cannot be shown right now. What you typed here is not lost.',
  paper: 'To print',
  screen: 'On the screen',
  keeping: 'To keep',
  change: 'Change',
  picture: 'What it looks like',
})

export const openTexts = sentences((person) => ({
  title: 'Still open',
  more: (count: number) => `${formatNumber(count)} more`,
  fewer: 'Show fewer',
  none: 'Everything is there for the day.',
  service: 'A service',
  date: (title: string) => `A date for ‘${title}’`,
  time: (title: string) => `A time for ‘${title}’`,
  portrait: 'A portrait',
  link: 'A link that others can open',
  past: (title: string) => `‘${title}’ is over, and no other service is planned`,
  unreadableDate: (title: string) => `The date of ‘${title}’ cannot be read`,
  unreadableTime: (title: string) => `The time of ‘${title}’ cannot be read`,
  name: `${hisOrTheFirst(person)} name`,
  dates: `${hisOrTheFirst(person)} dates`,
  donation: 'The words about the donation: still ours, not yours',
  obituary: 'The obituary: still our words, not yours',
  rehearsal: 'A rehearsal that ends in ‘Ready’',
  rehearsalFailed: 'A rehearsal that ends in ‘Ready’: the last rehearsal was not ready',
  rehearsalAgain: 'A new rehearsal: the slideshow has changed since the last one',
  whomToCall: 'Whom to call if something stops',
}))

export const cameLaterTexts = sentences({
  came: (count: number) =>
    `${plural(count, { one: '# photograph', other: '# photographs' })} came after you chose.`,
  look: (count: number) => (count === 1 ? 'Look at it' : 'Look at them'),
})

export const hallTexts = sentences({
  save: 'Save',
  saved: { title: 'Changes saved' },
  unsaved: 'Not saved yet.',
  begin: 'Rehearse on this device',
  none: 'No device has rehearsed yet.',
  ready: (device: string, when: string, isChanged = false) =>
    `${device}, ${when}: Ready${isChanged ? '. The slideshow has changed since.' : ''}`,
  notReady: (device: string, when: string, count: number) =>
    `${device}, ${when}: ${count === 1 ? '1 thing is not ready' : `${count} things are not ready`}`,
})

export const serviceShowTexts = sentences((person) => ({
  music: 'The songs of the playlist, in their order.',
  captions: 'Titles, descriptions, and who shared each photograph.',
  beginning: `${hisOrTheFirst(person)} name and dates over the portrait, before the first picture.`,
  saveEnd: 'Save Sentence',
  asLongAsSongs: 'Pictures stay just long enough to end together with the songs.',
  noSongs: 'Add songs and photographs first.',
  videos: 'Each plays to its end, with sound; the music is softer while it plays.',
  memories: 'After every ten pictures, one sentence from a memory. Choose it under Memories, with Edit.',
  marked: (count: number) => (count === 0 ? 'None has been chosen yet.' : `${count} chosen.`),
  sideBySide: 'Two in a row are shown together if the screen is wide.',
  saved: { title: 'Update successful', description: 'It applies the next time the slideshow is opened.' },
}))

export const wallTexts = sentences({
  off: 'While this is off, nobody can open the page.',
  on: 'Open it on the screen in the hall; if the memorial asks for a password, use a link that opens without it.',
  open: 'Open the wall',
})

export const orderTexts = sentences({
  service: 'For which service?',
  serviceHint: 'It is announced on the front.',
  howToFold: 'Print it on both sides, flip on the short edge, and fold.',
})

export const paperTexts = sentences({
  saved: { title: 'Changes saved', description: 'What you make from now on is for this paper.' },
  saveFailed: { title: 'Update failed', description: 'The paper is as it was. Please try again.' },
})

export const tableCardTexts = sentences({
  large: { letter: '4 × 6 inches, two on a sheet', a4: 'A6, four on a sheet' },
  small: 'Small, eight on a sheet',
})

export const opensWithTexts = sentences({
  label: 'Opens with',
  withPassword: 'The family’s password',
  asksForPassword: 'Guests who scan the code are asked for the family’s password.',
  opensAlone:
    'Guests who scan the code see the memorial without the password, until you revoke this link in Settings.',
  keyName: 'Printed codes',
  makePurpose:
    'Nobody wants to type a password at a table. Make a link that opens without it, for what is printed.',
})

export const bookTexts = sentences({
  sizes: { letter: 'Letter', a4: 'A4', square: 'Square, for a print shop' },
  sizeHints: {
    paper: 'To print at home, or to read on a screen. Its first page is the cover.',
    square: `8.5 × 8.5 inches, with a cover of its own. Print shops take ${printShopPages.least} to ${printShopPages.most} pages, an even number: blank pages are added before the last, and if it has too many, you see how many photographs to leave out before anything is made.`,
  },
  dedication: 'Dedication',
  dedicationHint: 'Optional. It gets a page of its own after the title.',
  memories: (chosenCount: number, total: number) =>
    chosenCount === total
      ? `Memories: all ${formatNumber(total)}`
      : `Memories: ${formatNumber(chosenCount)} of ${formatNumber(total)}`,
  photographsHint: 'It has the photographs that visitors see: hide one in Manage Media to leave it out.',
  progress: { start: 'Make the Book', startAgain: 'Make a New Book' },
})

export const documentTexts = sentences({
  size: 'Size',
  start: 'Make the PDF',
  startAgain: 'Make a New One',
  canceled: 'No PDF was made.',
  unsaved: 'Not saved yet: it is saved when you make the PDF.',
})

export const filmTexts = sentences({
  license:
    'If you pass the film on or put it on the internet, you need a license for its songs from the owners of the rights.',
  quality: 'Quality',
  heights: {
    1080: 'Television, projector (1080p)',
    720: 'Smaller, ready sooner (720p)',
  },
  start: 'Make the Film',
  startAgain: 'Make a New Film',
  canceled: 'No film was made.',
})
