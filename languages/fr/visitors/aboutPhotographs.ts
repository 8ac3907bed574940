import type { texts as en } from '../../en/visitors/aboutPhotographs.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  tell: 'Raconter un souvenir de cette photo',
  memoryBy: (name: string) => `${name} en a raconté un souvenir`,
  about: 'Vous racontez un souvenir de cette photo',
  withoutPhotograph: 'Écrire sans cette photo',
  gone: 'La photo n’est plus ici. Votre texte est gardé et peut être envoyé sans elle.',
})
