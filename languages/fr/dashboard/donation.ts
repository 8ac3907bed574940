import type { texts as en } from '../../en/dashboard/donation.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  question: 'Des fleurs, ou un don\u202f?',
  untilAnswered:
    'Tant que vous n’avez pas choisi, rien de ce que vous imprimez ou envoyez ne demande de don.',
  choices: { ours: 'Un don à St. Jude', none: 'Rien', own: 'Vos propres mots' },
  noneHint: 'Fleurs et dons ne sont mentionnés nulle part.',
  textHint:
    'Par exemple\u00a0: Ni fleurs ni couronnes. Vos dons peuvent aller à l’unité de soins palliatifs.',
  saveFailed: {
    title: 'Enregistrement impossible',
    description: 'La réponse n’a pas pu être enregistrée. Vous pouvez réessayer.',
  },
})
