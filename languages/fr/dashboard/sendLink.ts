import type { texts as en } from '../../en/dashboard/sendLink.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  loading: 'Chargement du lien…',
  failed: 'Le lien ne peut pas être affiché pour l’instant.',
  purpose:
    'Toute personne qui a ce lien peut vous envoyer des photos et des vidéos, sans mot de passe. La famille est la première à les voir.',
  none: 'Ce lien n’existe pas encore. Les responsables peuvent le créer.',
  make: 'Créer le lien',
  renew: 'Renouveler le lien',
  renewQuestion: {
    title: 'Renouveler le lien\u202f?',
    description:
      'Un nouveau lien sera créé. L’ancien ne marchera plus, pas plus que les cartes et les affiches déjà imprimées. Ce qui a été envoyé est gardé.',
    confirm: 'Renouveler',
    cancel: 'Le garder',
  },
  renewed: {
    title: 'Lien renouvelé',
    description: 'Les cartes et les affiches sont à réimprimer.',
  },
  renewFailed: {
    title: 'Lien non renouvelé',
    description: 'Le lien marche toujours. Vous pouvez réessayer.',
  },
  end: 'Désactiver le lien',
  endQuestion: {
    title: 'Désactiver le lien\u202f?',
    description:
      'Il ne permettra plus d’envoyer de photos, pas plus que les cartes et les affiches déjà imprimées. Ce qui a été envoyé est gardé.',
    confirm: 'Désactiver',
    cancel: 'Le garder',
  },
  ended: { title: 'Lien désactivé', description: 'Ce qui a été envoyé est toujours là.' },
  endFailed: {
    title: 'Lien non désactivé',
    description: 'Le lien marche toujours. Vous pouvez réessayer.',
  },
  onPoster: 'Avec le code pour envoyer des photos',
})
