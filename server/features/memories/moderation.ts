import type { HoldReason } from '../../../contract/memories.ts'

/** Whether new memories wait for the family: never, only doubtful ones, or always. */
export type Moderation = 'off' | 'doubtful' | 'all'

/** What is known of a memory when it arrives. */
export interface Arrived {
  name: string
  content: string | null
  /** what stood in the field that no person sees */
  website?: string | null | undefined
  /** milliseconds from opening the form to sending it; unknown when it did not come from our form */
  writingMs?: number | null | undefined
  /** whether another memory says the same, word for word */
  repeated: boolean
}

/** Nobody opens a form, writes and sends within this time. Milliseconds. */
const NO_PERSON_WRITES_IN = 3_000

/** Several people may well write the same few words of comfort. Characters. */
export const COMMON_WORDS = 40

const link = /https?:\/\/|\bwww\.\S|<a\s|\[url\b/i

/** Why this memory waits until the family has read it, or null: it appears at once. */
export function reasonToHold(moderation: Moderation, arrived: Arrived): HoldReason | null {
  if (moderation === 'off') return null
  return moderation === 'all' ? 'all' : doubtAbout(arrived)
}

function doubtAbout({ name, content, website, writingMs, repeated }: Arrived): HoldReason | null {
  if (website?.trim()) return 'trap'
  if (writingMs != null && writingMs < NO_PERSON_WRITES_IN) return 'haste'
  if (link.test(name) || link.test(content ?? '')) return 'links'
  return repeated && (content?.trim().length ?? 0) >= COMMON_WORDS ? 'repeated' : null
}
