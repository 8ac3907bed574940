import { visitorLimits } from '../visitorLimits.ts'
import type { HiddenTexts, ShownIn } from '../shown.ts'
import type { TextField } from '../text.ts'

/**
 * The texts of a memory, in the order of display. Only the name is required. Visitors write them, but for the question above a
 * memory, which a table card asks. Schemas, table, forms with their checks, drafts, moderation and the journal of keepers' changes
 * use this list.
 */
export const memoryTextFields = {
  name: { kind: 'line', maxLength: visitorLimits.name, writtenBy: 'visitor' },
  question: { kind: 'line', maxLength: visitorLimits.question, writtenBy: 'card' },
  content: { kind: 'text', maxLength: visitorLimits.memory, writtenBy: 'visitor' },
} as const satisfies Record<string, TextField & { writtenBy: 'visitor' | 'card' }>
type Fields = typeof memoryTextFields
export type MemoryTextName = keyof Fields
export type WrittenTextName = {
  [N in MemoryTextName]: Fields[N]['writtenBy'] extends 'visitor' ? N : never
}[MemoryTextName]

export const memoryTextNames = Object.keys(memoryTextFields) as MemoryTextName[]
export const writtenTextNames = memoryTextNames.filter(
  (name): name is WrittenTextName => memoryTextFields[name].writtenBy === 'visitor',
)

export type MemoryPlace = 'card' | 'details' | 'book' | 'wall' | 'slideshow' | 'feed' | 'memorial.json'

/** Where people do not see these texts. The film shows what the slideshow shows, and the details are those on the dashboard. */
export const memoryHidden = {
  name: {},
  question: { slideshow: 'only the sentence that the family has chosen' },
  content: { slideshow: 'only the sentence that the family has chosen' },
} as const satisfies HiddenTexts<Fields, MemoryPlace>

export type MemoryTextIn<P extends MemoryPlace> = ShownIn<typeof memoryHidden, P>
