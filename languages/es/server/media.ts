import type { texts as en } from '../../en/server/media.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  photo: 'Foto',
  song: 'Canción',
  photoFrom: 'Foto enviada por',
  numbered: (title, number) => `${title} ${number}`,
})
