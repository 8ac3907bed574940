import { inLanguage } from '../../../../contract/language.ts'

const en = {
  checking: 'Looking whether this device can make it...',
  here: 'This device makes it. Please leave this page open until it is ready; it takes about as long as the film lasts.',
  running:
    'The film is being made on this device, which takes about as long as it lasts. Please leave this page open, and the device on.',
  count: (done: number, of: number) => `${Math.floor((100 * done) / of)} %`,
  cannot: {
    browser: 'This browser cannot make films.',
    unsafe: 'Browsers make films on pages with HTTPS alone, and this one has none.',
    encoder: 'This device cannot make films: it does not encode H.264.',
    storage: 'This browser stores nothing for this page, as in a private window; a film needs room.',
  },
  otherBrowser:
    'Another browser may: Chrome, Edge, Firefox 130 or Safari 26, on a computer rather than a phone.',
  otherCommand: 'Where ffmpeg is, npm run film -- film.mp4 makes it as well.',
  failed: 'The film could not be finished. Please try again.',
  full: 'The film could not be finished: there is no room left for it on this device.',
  empty: 'There is no photograph yet that the film could show.',
  tooFine: 'This device encodes no film of 1080 lines. Please choose the smaller one.',
  tooLarge: (needed: string, free: string) =>
    `The film may take ${needed}, and this browser has ${free} left for it. Please make room, or choose the smaller one.`,
  lostPicture: (title: string) => `Could not be read here, and is black in the film: ${title}`,
  lostSong: (title: string) => `Could not be read here, and is silence in the film: ${title}`,
}

export const texts = inLanguage({ en })
