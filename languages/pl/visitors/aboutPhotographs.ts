import type { texts as en } from '../../en/visitors/aboutPhotographs.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  tell: 'Opowiedz o tym zdjęciu',
  memoryBy: (name: string) => `${name} opowiada o tym zdjęciu`,
  about: 'Opowieść o tym zdjęciu',
  withoutPhotograph: 'Napisz bez tego zdjęcia',
  gone: 'Tego zdjęcia już tu nie ma. Tekst jest zachowany i można go wysłać bez zdjęcia.',
})
