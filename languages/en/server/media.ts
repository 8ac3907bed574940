import { inLanguage } from '../../../domain/language.ts'

const en = {
  photo: 'Photo',
  /** followed by the author’s name. The title is stored and compared, so its name is not isolated, as it is in sentences */
  photoFrom: 'Photo from',
  numbered: (title: string, number: number) => `${title} ${number}`,
}

export const texts = inLanguage({ en })
