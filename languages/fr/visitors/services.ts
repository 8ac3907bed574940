import type { texts as en } from '../../en/visitors/services.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Cérémonies',
  loading: 'Chargement des cérémonies…',
  emptyTitle: 'Les précisions viendront bientôt',
  empty: 'Les cérémonies seront annoncées sur cette page.',
  emptyCopyTitle: 'Aucune cérémonie annoncée',
  emptyCopy: 'Quand cette copie du site a été créée, aucune cérémonie n’y était annoncée.',
  flowers: 'Plutôt que des fleurs',
  donateTo: (charity) => (charity ? `Faire un don\u00a0: ${charity}` : 'Faire un don'),
  failedTitle: 'Les cérémonies ne peuvent pas s’afficher pour le moment',
  failed: 'Le site n’a pas répondu. Vous pouvez réessayer dans un instant.',
  outdated: 'Le site n’a pas répondu. Ce que vous voyez ici n’est peut-être plus à jour.',
})
