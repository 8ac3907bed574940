import { visitorLimits } from '../visitorLimits.ts'
import type { ShownIn, ShownTexts } from '../shown.ts'
import type { TextField } from '../text.ts'

/**
 * The texts that the writer of a memory fills in, in the order of display. Only the name is required. Schemas, table, forms with
 * their checks, drafts, moderation and the journal of keepers' changes use this list.
 */
export const memoryTextFields = {
  name: { kind: 'line', maxLength: visitorLimits.name },
  content: { kind: 'text', maxLength: visitorLimits.memory },
} satisfies Record<string, TextField>
export type MemoryTextName = keyof typeof memoryTextFields

/** The question above a memory. The family asks it on a table card, so its writer does not fill it in. */
export const questionField = { kind: 'line', maxLength: visitorLimits.question } satisfies TextField

type Place = 'card' | 'details' | 'book' | 'wall' | 'slideshow' | 'feed' | 'memorial.json'

/** Where people see these texts. The film shows what the slideshow shows, and the details are those on the dashboard. */
export const memoryShown = {
  name: {
    card: 'shown',
    details: 'shown',
    book: 'shown',
    wall: 'shown',
    slideshow: 'shown',
    feed: 'shown',
    'memorial.json': 'shown',
  },
  question: {
    card: 'shown',
    details: 'shown',
    book: 'shown',
    wall: 'shown',
    slideshow: 'not shown: only the sentence that the family has chosen',
    feed: 'shown',
    'memorial.json': 'shown',
  },
  content: {
    card: 'shown',
    details: 'shown',
    book: 'shown',
    wall: 'shown',
    slideshow: 'not shown: only the sentence that the family has chosen',
    feed: 'shown',
    'memorial.json': 'shown',
  },
} as const satisfies ShownTexts<typeof memoryTextFields & { question: TextField }, Place>

export type MemoryTextIn<P extends Place> = ShownIn<typeof memoryShown, P>
