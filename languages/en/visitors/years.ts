import { sentences } from '../grammar.ts'

const en = {
  goToYear: 'Go to year',
  withoutDate: 'No date',
}

export const texts = sentences(en)
