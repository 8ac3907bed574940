import { endSentence } from '../../../domain/endSentence.ts'
import type { thanksTexts as en } from '../../en/dashboard/thanks.ts'
import { sentences } from '../grammar.ts'

export const thanksTexts = sentences<typeof en>({
  action: (name) => `Remercier ${name}`,
  hint: (email) =>
    `L’e-mail sera envoyé à ${email}. Il commence par «\u00a0Bonjour\u00a0» et se termine par un lien vers la première de ces photos et la signature de la famille.`,
  send: 'Envoyer les remerciements',
  sent: { title: 'Remerciements envoyés', description: 'L’e-mail est en route.' },
  failed: { title: 'Envoi impossible', description: 'Vos remerciements n’ont pas pu être envoyés.' },
  thanked: (name) => endSentence(`Vous avez remercié ${name}`),
})
