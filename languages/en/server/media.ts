import { sentences } from '../grammar.ts'

export const texts = sentences({
  photo: 'Photo',
  /** the title of a song whose file does not say one */
  song: 'Song',
  /** followed by the author’s name. The title is stored and compared, so its name is not isolated, as it is in sentences */
  photoFrom: 'Photo from',
  numbered: (title: string, number: number) => `${title} ${number}`,
})
