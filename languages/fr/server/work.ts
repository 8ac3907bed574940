import type { texts as en } from '../../en/server/work.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  serverStopped: 'Le travail a été interrompu plusieurs fois. Vous pouvez recommencer.',
  unexpected: 'Quelque chose n’a pas marché ici. Vous pouvez recommencer.',
})
