import { endSentence } from '../../../domain/endSentence.ts'
import type { thanksTexts as en } from '../../en/dashboard/thanks.ts'
import { sentences } from '../grammar.ts'

export const thanksTexts = sentences<typeof en>({
  action: (name) => `Remercier ${name}`,
  hint: (email) =>
    `L’e-mail part vers ${email}, au nom de la famille, avec un lien vers la première de ces photos dans la galerie.`,
  send: 'Envoyer les remerciements',
  sent: { title: 'Envoyé', description: 'L’e-mail est en route.' },
  failed: { title: 'Envoi impossible', description: 'Vos remerciements n’ont pas pu être envoyés.' },
  thanked: (name) => endSentence(`Vous avez remercié ${name}`),
})
