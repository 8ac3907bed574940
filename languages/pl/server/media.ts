import type { texts as en } from '../../en/server/media.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  photo: 'Zdjęcie',
  song: 'Utwór',
  /** followed by the author’s name, in the nominative */
  photoFrom: 'Zdjęcie od:',
  numbered: (title, number) => `${title} ${number}`,
})
