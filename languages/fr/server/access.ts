import type { texts as en } from '../../en/server/access.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Un mémorial pour la famille et les amis',
  inMemoryOf: 'À la mémoire de',
  purpose: 'Ce mémorial est réservé à la famille et aux amis. Entrez le mot de passe que l’on vous a donné.',
  password: 'Mot de passe',
  show: 'Montrer le mot de passe',
  open: 'Ouvrir',
  noCookies:
    'Le mot de passe est le bon, mais ce navigateur ne garde pas les cookies et ne peut donc pas s’en souvenir. Autorisez les cookies pour ce site dans les réglages du navigateur, ou utilisez un autre navigateur.',
  keyEnded: 'Ce code n’est plus valable. Demandez-en un à la famille.',
  forgotten: 'Vous ne l’avez pas\u202f? La famille peut vous le donner.',
})
