import { limits } from '../limits.ts'
import type { TextField } from '../text.ts'

/**
 * The texts that the writer of a memory fills in, in the order of display. Only the name is required. Schemas, table, forms with
 * their checks, drafts, moderation and the journal of keepers' changes use this list.
 */
export const memoryTextFields = {
  name: { kind: 'line', maxLength: limits.name },
  content: { kind: 'text', maxLength: limits.memory },
} satisfies Record<string, TextField>
export type MemoryTextName = keyof typeof memoryTextFields
