import type { texts as en } from '../../en/visitors/people.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  whoIsIn: 'Quién aparece',
  notSeen: 'Los visitantes no ven este nombre',
})
