import type { memoryTextLabels as en } from '../../en/visitors/memoryLabels.ts'
import { sentences } from '../grammar.ts'

export const memoryTextLabels = sentences<typeof en>({ name: 'שם', content: 'זיכרון' })
