import { inLanguage } from '../../../domain/language.ts'

const en = {
  /** in the tab, and in the preview of a link that does not show his name */
  title: 'A memorial for family and friends',
  inMemoryOf: 'In memory of',
  purpose: 'This memorial is for family and friends. Please enter the password you were given.',
  password: 'Password',
  show: 'Show password',
  open: 'Open',
  forgotten: 'Don’t know it? The family can tell you.',
}

export const texts = inLanguage({ en })
