import type { texts as en } from '../../en/server/access.ts'
import { ofName, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Un lieu de souvenir pour la famille et les amis',
  inMemoryOf: (name) => ['À la mémoire', ofName(name)],
  purpose:
    'Ce site est réservé à la famille et aux amis. Pour entrer, il faut le mot de passe que l’on vous a donné.',
  password: 'Mot de passe',
  show: 'Montrer le mot de passe',
  open: 'Ouvrir',
  noCookies:
    'Le mot de passe est le bon, mais ce navigateur ne garde pas les cookies et ne peut donc pas s’en souvenir. Il faut autoriser les cookies pour ce site dans les réglages du navigateur, ou utiliser un autre navigateur.',
  keyEnded: 'Ce code n’est plus valable. La famille peut vous en donner un autre.',
  forgotten: 'Vous ne l’avez pas\u202f? La famille peut vous le donner.',
})
