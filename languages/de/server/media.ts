import type { texts as en } from '../../en/server/media.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  photo: 'Foto',
  song: 'Lied',
  photoFrom: 'Foto von',
  numbered: (title, number) => `${title} ${number}`,
})
