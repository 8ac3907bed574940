import type { memoryTextLabels as en } from '../../en/visitors/memoryLabels.ts'
import { sentences } from '../grammar.ts'

/** The labels of a memory's texts for its author. */
export const memoryTextLabels = sentences<typeof en>({
  name: 'Imię i nazwisko',
  content: 'Wspomnienie',
})
