import type { texts as en } from '../../en/server/work.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  serverStopped: 'Praca została kilka razy przerwana. Można zacząć ją jeszcze raz.',
  unexpected: 'Coś poszło nie tak. Można zacząć jeszcze raz.',
})
