import type { texts as en } from '../../en/dashboard/settingsForm.ts'
import { plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  keepDeletedOff: 'Ce qui est supprimé est aussitôt effacé pour toujours.',
  keepDeletedOn:
    'Les visiteurs ne voient plus ce qui est supprimé. On peut le remettre dans ce tableau de bord pendant 30 jours\u202f; ensuite, c’est effacé pour toujours.',
  stillThere: (count) =>
    plural(count, {
      one: '# élément supprimé avant reste jusqu’à la fin de ses 30 jours.',
      other: '# éléments supprimés avant restent jusqu’à la fin de leurs 30 jours.',
    }),
  toDeleted: 'Éléments supprimés',
  saveFailed: {
    title: 'Enregistrement impossible',
    description: 'Les réglages n’ont pas pu être modifiés. Vous pouvez réessayer.',
  },
})
