import { sentences } from '../grammar.ts'
import { formatShowLength, type ShowLength } from './show.ts'

export const texts = sentences({
  open: 'Print the page for the director',
  failed:
    'The page could not be loaded. When the network is back, reload this page and press the button again.',
  title: (name: string) => (name ? `The slideshow for ${name}` : 'The slideshow'),
  purpose: 'For the funeral director. Everything is on one sheet.',
  print: 'Print',
  loading: 'Loading the page...',
  unreachable:
    'The memorial could not be reached just now. Whom to call, and a link that opens without the password, may be missing here. Try again, or write them on the printed page.',
  begin: 'To begin',
  beginSteps: [
    'On the computer at the screen, open this address:',
    'Click once on the picture. It fills the screen, and the music begins.',
  ],
  opensWith: 'Opens with',
  code: 'QR code of the slideshow',
  asksForPassword: 'The page asks for a password. Please ask the family for it.',
  lasts: (length: ShowLength) => `${formatShowLength(length)}. Then it begins again by itself.`,
  keys: 'What to press',
  keyRows: [
    { keys: 'Space', action: 'pauses, and goes on' },
    { keys: '→ or the clicker', action: 'next picture' },
    { keys: '← or the clicker', action: 'previous picture' },
    { keys: 'B or . (period)', action: 'black screen while somebody speaks, and back; the songs play on' },
    { keys: 'F', action: 'full screen, and back' },
    { keys: 'M', action: 'music: louder, softer, another song' },
    { keys: 'Escape', action: 'leaves full screen, or closes what is open' },
  ],
  phone: (address: string) =>
    `A phone can go forward and back, stop the pictures, and turn the music on and off. In the slideshow, move the mouse and press Settings, the two sliders at the bottom right, then ‘The computer in the hall’ and ‘Phone as remote’. The phone scans the code there, or opens the address below it, which begins with ${address}.`,
  trouble: 'If something stops',
  troubleRows: [
    { problem: 'The same picture stays.', remedy: 'Press →. If that picture stays, too, press Space.' },
    { problem: 'The screen is black.', remedy: 'Press →. If nothing comes, move the mouse.' },
    {
      problem: 'No music.',
      remedy: 'Press M and see whether it plays. Then turn up the computer and the speakers.',
    },
    {
      problem: 'Anything else.',
      remedy: 'Close the window and open the address again. Then click once on the picture.',
    },
  ],
  whomToCall: 'Whom to call',
})
