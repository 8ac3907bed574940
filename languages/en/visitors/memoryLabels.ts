import type { WrittenTextName } from '../../../contract/memorial/memoryText.ts'
import { sentences } from '../grammar.ts'

/** The labels of a memory's texts for its author. */
export const memoryTextLabels = sentences({ name: 'Name', content: 'Memory' } satisfies Record<
  WrittenTextName,
  string
>)
