import type { texts as en } from '../../en/visitors/people.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  whoIsIn: 'Qui est sur l’image',
  notSeen: 'Les visiteurs ne voient pas ce nom',
})
