import type { WrittenTextName } from '../../../contract/memorial/memoryText.ts'
import { sentences } from '../grammar.ts'

const en = { name: 'Name', content: 'Memory' } satisfies Record<WrittenTextName, string>

/** The labels of a memory's texts for its author. */
export const memoryTextLabels = sentences(en)
