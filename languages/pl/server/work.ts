import type { texts as en } from '../../en/server/work.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  serverStopped: 'Praca została kilka razy przerwana. Proszę zacząć ją jeszcze raz.',
  unexpected: 'Coś się tu nie udało. Proszę zacząć jeszcze raz.',
})
