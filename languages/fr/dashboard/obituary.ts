import type { texts as en } from '../../en/dashboard/obituary.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Le récit de sa vie',
  sections: 'Le récit de sa vie',
  edit: 'Modifier',
  preview: 'Aperçu',
  loading: 'Chargement du récit de sa vie…',
  failed:
    'Le récit de sa vie ne peut pas s’afficher pour le moment. Ce que vous avez écrit ici n’est pas perdu.',
  imagePath: 'Chemin de l’image (facultatif)',
  story: 'Le texte',
  storyHint: 'Une ligne vide commence un nouveau paragraphe.',
  builtIn:
    'Rien n’est encore enregistré\u00a0: les visiteurs lisent le texte sous «\u00a0Aperçu\u00a0». Ce que vous enregistrerez le remplacera.',
  seen: 'Voilà ce que les visiteurs voient.',
  seenBefore: 'Les visiteurs voient encore le texte précédent, jusqu’à ce que vous enregistriez celui-ci.',
  save: 'Enregistrer',
  unsaved: 'Pas encore enregistré.',
  restore: 'Remettre l’exemple',
  restoreQuestion: (isKept) => ({
    title: 'Remettre l’exemple\u202f?',
    description: isKept
      ? 'Les visiteurs liront de nouveau l’exemple, dès maintenant. Pendant 30 jours, vous pourrez remettre votre texte et l’image qui l’accompagne depuis «\u00a0Éléments supprimés\u00a0»\u202f; ensuite, tout sera effacé pour toujours.'
      : 'Les visiteurs liront de nouveau l’exemple. Votre texte et l’image qui l’accompagne seront perdus.',
    confirm: 'Supprimer mon texte',
  }),
  restored: { title: 'Enregistré', description: 'Les visiteurs lisent de nouveau l’exemple.' },
  readingSettings: {
    loading: 'Chargement de l’aperçu…',
    failed:
      'L’aperçu a besoin des réglages, qui ne peuvent pas s’afficher pour le moment. Ce que vous avez écrit ici n’est pas perdu.',
  },
  noPhoto: 'Pas encore d’image',
  updated: { title: 'Enregistré', description: 'Le récit de sa vie est enregistré.' },
  updateFailed: {
    title: 'Enregistrement impossible',
    description: 'Le récit de sa vie n’a pas pu être enregistré. Vous pouvez réessayer.',
  },
})
