import type { texts as en } from '../../en/visitors/aboutPhotographs.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  tell: 'Etwas zu diesem Foto erzählen',
  memoryBy: (name: string) => `${name} hat etwas dazu erzählt`,
  about: 'Eine Erinnerung zu diesem Foto',
  withoutPhotograph: 'Ohne dieses Foto schreiben',
  gone: 'Dieses Foto ist nicht mehr hier. Ihr Text ist nicht verloren; Sie können ihn ohne das Foto absenden.',
})
