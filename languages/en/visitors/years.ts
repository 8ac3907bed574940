import { sentences } from '../grammar.ts'

export const texts = sentences({
  goToYear: 'Go to year',
  withoutDate: 'No date',
})
