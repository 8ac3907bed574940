import type { texts as en } from '../../en/dashboard/sendLink.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  loading: 'Chargement du lien…',
  failed: 'Le lien ne peut pas être affiché pour l’instant.',
  purpose:
    'Avec ce lien, chacun peut vous envoyer des photos et des vidéos, sans mot de passe. La famille les voit en premier.',
  none: 'Ce lien n’existe pas encore. Les responsables peuvent le créer.',
  make: 'Créer le lien',
  renew: 'Renouveler le lien',
  renewQuestion: {
    title: 'Renouveler le lien\u202f?',
    description:
      'Un nouveau lien sera créé. L’ancien ne marchera plus, ni les cartes et les affiches imprimées avec lui. Ce qui a été envoyé reste.',
    confirm: 'Renouveler',
    cancel: 'Le garder',
  },
  renewed: {
    title: 'Lien renouvelé',
    description: 'Il faut imprimer de nouveau les cartes et les affiches.',
  },
  renewFailed: {
    title: 'Lien non renouvelé',
    description: 'Le lien marche encore. Vous pouvez réessayer.',
  },
  end: 'Désactiver le lien',
  endQuestion: {
    title: 'Désactiver le lien\u202f?',
    description:
      'Il ne permettra plus d’envoyer de photos, et les cartes et les affiches imprimées avec lui ne marcheront plus. Ce qui a été envoyé reste.',
    confirm: 'Désactiver',
    cancel: 'Le garder',
  },
  ended: { title: 'Lien désactivé', description: 'Ce qui a été envoyé est toujours là.' },
  endFailed: {
    title: 'Lien non désactivé',
    description: 'Le lien marche encore. Vous pouvez réessayer.',
  },
  onPoster: 'Avec le code pour envoyer des photos',
})
