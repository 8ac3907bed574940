import { inLanguage } from '../../../domain/language.ts'

const en = {
  /** the reasons why work ended without a result */
  serverStopped: 'The server stopped in the middle of it, several times. Please start again.',
  unexpected: 'Something went wrong here. Please start again.',
}

export const texts = inLanguage({ en })
