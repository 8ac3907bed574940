import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/server/thanks.ts'
import { ofName, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  subject: (name) => `Merci pour vos photos ${ofName(name)}`,
  message: (name) =>
    `${endSentence(`Merci de nous avoir envoyé vos photos ${ofName(name)}`)} Elles comptent beaucoup pour nous.`,
  open: 'Les voir dans la galerie',
  reason:
    'Vous recevez cet e-mail parce que cette adresse a été donnée avec des photos envoyées à la famille. Si vous n’en avez pas envoyé, quelqu’un a tapé votre adresse par erreur\u00a0: vous pouvez supprimer cet e-mail.',
  reasons: {
    no_email: 'Ces photos ont été envoyées sans adresse e-mail.',
    not_approved:
      'Les visiteurs ne voient encore aucune de ces photos. Il faut d’abord en mettre une dans la galerie.',
    mail_failed: 'Ce site ne peut pas envoyer d’e-mails. La personne qui gère le serveur peut y remédier.',
    mailed_often:
      'Un e-mail a déjà été envoyé à cette adresse dans les dernières 24\u00a0heures. Vous pourrez envoyer vos remerciements demain.',
    mails_used_up:
      'Le nombre de remerciements permis en un jour est atteint. Vous pourrez envoyer les autres demain.',
  },
})
