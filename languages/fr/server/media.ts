import type { texts as en } from '../../en/server/media.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  photo: 'Photo',
  song: 'Morceau',
  /** followed by the author’s name */
  photoFrom: 'Photo envoyée par',
  numbered: (title, number) => `${title} ${number}`,
})
