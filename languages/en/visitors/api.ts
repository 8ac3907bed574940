import { sentences } from '../grammar.ts'

export const texts = sentences({
  unreadable: (file: string) => `“${file}” can no longer be read on this device. Please choose it again.`,
  foreign: {
    tooLarge:
      'This is too large for the web server in front of this site. Nothing you typed is lost. Please tell the person who runs the server.',
    refused:
      'The web server in front of this site did not let this through. Nothing you typed is lost. Please tell the person who runs the server.',
    unanswered:
      'The memorial does not answer at the moment. Nothing you typed is lost. Please try again in a few minutes. If that does not help, tell the person who runs the server.',
  },
})
