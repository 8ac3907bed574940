import type { texts as en } from '../../en/visitors/obituary.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  loading: 'Chargement du récit de sa vie…',
  failedTitle: 'Le récit de sa vie ne peut pas s’afficher pour le moment',
  failed: 'Le site n’a pas répondu. Vous pouvez réessayer dans un instant.',
  outdated: 'Le site n’a pas répondu. Ce que vous voyez ici n’est peut-être plus à jour.',
})
