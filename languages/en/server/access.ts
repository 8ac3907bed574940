import { sentences } from '../grammar.ts'

export const texts = sentences({
  /** the title in the tab and in link previews, if they must not show the name of the deceased */
  title: 'A memorial for family and friends',
  /** two lines of a heading: the words before the name, and the name */
  inMemoryOf: (name: string): [string, string] => ['In memory of', name],
  purpose: 'This memorial is for family and friends. Please enter the password you were given.',
  password: 'Password',
  show: 'Show password',
  open: 'Open',
  noCookies:
    'The password is right, but this browser does not keep cookies, so it cannot remember that. Please allow cookies for this site in the browser’s settings, or use another browser.',
  keyEnded: 'This code is no longer valid. Please ask the family.',
  forgotten: 'Don’t know it? The family can tell you.',
})
