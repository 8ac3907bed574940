import type { texts as en } from '../../en/visitors/people.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  whoIsIn: 'Wer zu sehen ist',
  notSeen: 'Besucher sehen diesen Namen nicht',
})
