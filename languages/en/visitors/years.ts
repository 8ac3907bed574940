import { inLanguage } from '../../../domain/language.ts'

const en = {
  goToYear: 'Go to year',
  withoutDate: 'No date',
}

export const texts = inLanguage({ en })
