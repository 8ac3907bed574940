import type { texts as en } from '../../en/visitors/people.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  whoIsIn: 'מי בתמונה',
  notSeen: 'האורחים לא רואים את השם הזה',
})
