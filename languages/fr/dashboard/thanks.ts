import { endSentence } from '../../../domain/endSentence.ts'
import type { thanksTexts as en } from '../../en/dashboard/thanks.ts'
import { sentences } from '../grammar.ts'

export const thanksTexts = sentences<typeof en>({
  action: (name) => `Remercier ${name}`,
  hint: (email) =>
    `L’e-mail vers ${email} commence par un bonjour. Il finit par un lien vers la première de ces photos et la signature de la famille.`,
  send: 'Envoyer les remerciements',
  sent: { title: 'Envoyé', description: 'L’e-mail est en route.' },
  failed: { title: 'Envoi impossible', description: 'Vos remerciements n’ont pas pu être envoyés.' },
  thanked: (name) => endSentence(`Vous avez remercié ${name}`),
})
