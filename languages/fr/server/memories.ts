import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/server/memories.ts'
import { ofName, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  answerMail: {
    subject: (name) => `La famille a répondu à votre souvenir ${ofName(name)}`,
    answered: (name) =>
      `${endSentence(`Vous avez laissé un souvenir ${ofName(name)}`)} La famille y a répondu. Sa réponse est sous votre souvenir.`,
    link: 'Lire la réponse',
    reason: 'Vous recevez cet e-mail parce que vous l’avez demandé en laissant votre souvenir.',
  },
  linkMail: {
    subject: (name) => `Votre lien personnel vers votre souvenir ${ofName(name)}`,
    link: (name) =>
      `Vous avez laissé un souvenir ${ofName(name)} et demandé votre lien personnel. Avec ce lien, vous pouvez modifier ou retirer votre souvenir à tout moment, et toute personne à qui vous le donnez le peut aussi.`,
    open: 'Modifier mon souvenir',
    reason:
      'Vous recevez cet e-mail parce que cette adresse a été donnée avec le souvenir. Si vous n’en avez pas laissé, quelqu’un a tapé votre adresse par erreur\u00a0: vous pouvez supprimer cet e-mail.',
  },
})
