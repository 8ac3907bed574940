import { sentences } from '../grammar.ts'

const publish =
  'Could you publish it? Start it with HTTPS_DOMAIN, a name that points to that computer; or put it behind a web server with HTTPS, and set PUBLIC_URL to the address that people type. The README leads to docs/operations.md, which describes both.'

export const texts = sentences({
  title: 'Share',
  almostThere: {
    computer: 'Almost there: nobody else can open this address yet',
    network: 'Almost there: only devices on this network can open this address yet',
  },
  hostNote: {
    label: 'A note for the person who runs the server',
    note: {
      computer: (name: string) =>
        `The memorial for ${name} is ready, but only the computer on which it runs can open it. ${publish}`,
      network: (name: string) =>
        `The memorial for ${name} is ready, but only devices on its network can open it. ${publish}`,
    },
    buttons: { copy: 'Copy note', copied: 'Copied', share: 'Send note' },
  },
  purpose: 'For a message to family and friends, or as a code on a printed card.',
  asksForPassword: 'This link asks for the family’s password.',
  opensAlone: 'This link opens the memorial without the password: give it only to those who should have it.',
  link: { label: 'Link', copy: 'Copy link', copied: 'Copied', share: 'Send link' },
  opens: 'It opens',
  withPassword: 'With the family’s password',
  withoutPassword: (name: string) => `Without the password: ${name}`,
  noKeyChosen: 'Please choose',
  screen: 'Link for the screen',
  screenPurpose:
    'For the slideshow at the service. Open it on the computer that runs the screen and click once on the picture: before that, no browser fills the screen or plays music. It shows what is chosen under ‘For the day’, ‘The show at the service’.',
  screenNeedsKey:
    'Nobody wants to type a password at the service. Make a link that opens without it; you can revoke it in Settings.',
  makeKey: 'Make a Link Without Password',
  keyName: 'Screen',
  keyFailed: { title: 'No link', description: 'The link could not be made. Please try again.' },
  ask: {
    title: 'Ask somebody who knows',
    purpose:
      'A page that shows the photographs without names, one by one and large, to somebody who may know who is in them. You see the answers first.',
    name: 'Who are you asking?',
    nameHint:
      'The page greets this person: ‘41 pictures that only Aunt Marta can name’. Leave empty to ask everyone.',
  },
})
export const { hostNote: hostNoteTexts, ask: askTexts } = texts
