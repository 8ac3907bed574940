import type { texts as en } from '../../en/visitors/api.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  unreadable: (file) =>
    `Le fichier «\u00a0${file}\u00a0» ne peut plus être lu sur cet appareil. Vous pouvez le choisir à nouveau.`,
  foreign: {
    tooLarge:
      'C’est trop volumineux pour le serveur web placé devant ce site. Rien de ce que vous avez écrit n’est perdu. Merci de prévenir la personne qui gère le serveur.',
    refused:
      'Le serveur web placé devant ce site n’a pas laissé passer cet envoi. Rien de ce que vous avez écrit n’est perdu. Merci de prévenir la personne qui gère le serveur.',
    unanswered:
      'Le site ne répond pas pour le moment. Rien de ce que vous avez écrit n’est perdu. Vous pouvez réessayer dans quelques minutes. Si cela ne change rien, merci de prévenir la personne qui gère le serveur.',
  },
})
