import type { texts as en } from '../../en/visitors/aboutPhotographs.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  tell: 'Von diesem Foto erzählen',
  memoryBy: (name: string) => `${name} hat davon erzählt`,
  about: 'Erinnerung an dieses Foto',
  withoutPhotograph: 'Ohne dieses Foto schreiben',
  gone: 'Das Foto ist nicht mehr hier. Ihr Text bleibt erhalten und kann ohne das Foto gesendet werden.',
})
