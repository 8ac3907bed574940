import { sentences } from '../grammar.ts'

export const texts = sentences({
  /** the reasons why work ended without a result */
  serverStopped: 'It was interrupted several times. Please start again.',
  unexpected: 'Something went wrong here. Please start again.',
})
