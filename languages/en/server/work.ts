import { sentences } from '../grammar.ts'

const en = {
  /** the reasons why work ended without a result */
  serverStopped: 'It was interrupted several times. Please start again.',
  unexpected: 'Something went wrong here. Please start again.',
}

export const texts = sentences(en)
