import { inLanguage } from '../../../contract/language.ts'

const en = {
  photo: 'Photo',
  photoFrom: (author: string) => `Photo from ${author}`,
  /** 'Please choose JPEG, PNG or GIF.' */
  choose: (formats: readonly string[]) =>
    `Please choose ${formats.slice(0, -1).join(', ')} or ${formats.at(-1)}.`,
}

export const texts = inLanguage({ en })
