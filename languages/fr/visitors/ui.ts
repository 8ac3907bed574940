import type { texts as en } from '../../en/visitors/ui.ts'
import { formatNumber, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  close: 'Fermer',
  cancel: 'Annuler',
  again: 'Réessayer',
  notShown: 'Ceci ne peut pas s’afficher pour le moment. Vous pouvez réessayer.',
  undo: 'Annuler l’action',
  notifications: (hotkey) => `Messages (${hotkey})`,
  dismiss: 'Fermer le message',
  copyByHand: 'Ce navigateur ne peut pas copier le lien. Vous pouvez le sélectionner et le copier à la main.',
  leaving: {
    title: 'Quitter sans enregistrer\u202f?',
    description: 'Ce que vous avez modifié ici n’est pas encore enregistré.',
    confirm: 'Quitter',
    cancel: 'Rester',
  },
  tooLong: (most, length) =>
    `Ce texte ne peut pas dépasser ${formatNumber(most)} caractères\u202f; il en a ${formatNumber(length)}`,
})
