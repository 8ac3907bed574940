import type { texts as en } from '../../en/visitors/aboutPhotographs.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  tell: 'Raconter cette photo',
  memoryBy: (name: string) => `${name} raconte cette photo`,
  about: 'Vous racontez cette photo',
  withoutPhotograph: 'Écrire sans cette photo',
  gone: 'Cette photo n’est plus ici. Votre texte est gardé\u00a0: vous pouvez l’envoyer sans elle.',
})
