import type { texts as en } from '../../en/server/media.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  photo: 'תמונה',
  song: 'שיר',
  photoFrom: 'תמונה מאת',
  numbered: (title, number) => `${title} ${number}`,
})
