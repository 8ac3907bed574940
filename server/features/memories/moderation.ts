import type { HoldReason, MemoryText } from '../../../contract/memorial/memories.ts'
import { type MemoryTextName, writtenTextNames } from '../../../contract/memorial/memoryText.ts'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { DAY } from '../../../domain/timeUnits.ts'
import type { Tx } from '../../platform/database/change.ts'
import { readStoredSettings } from '../../memorial/storedSettings.ts'
import { hasLink } from '../media/edits/heldEdits.ts'

type Moderation = NonNullable<Settings['moderation']>

/** A memory as its writer sends it, with the facts that moderation considers. */
export interface SharedMemory extends Pick<MemoryText, MemoryTextName> {
  /** the value of a hidden form field that only bots fill in */
  website?: string | null | undefined
  /** the number of milliseconds between opening and sending the form; absent if the memory was not sent with our form */
  writingMs?: number | null | undefined
  /** whether another memory has the same text */
  repeated: boolean
}

/** The number of milliseconds that even the fastest person needs to open the form, write a memory and send it. */
const MIN_WRITING_MS = 3_000

/**
 * The minimum number of characters in a text that counts as repeated, because several people can write the same short condolence.
 */
const MIN_REPEATED_LENGTH = 40

/** Finds the reason why a memory with this text must wait for the family; null if there is no reason. */
export async function findReasonToHold(
  tx: Tx,
  text: Omit<SharedMemory, 'repeated'>,
  now: number,
  exceptId = '',
): Promise<HoldReason | null> {
  const { moderation } = (await readStoredSettings(tx)).values
  const repeated = moderation === 'doubtful' && (await isRepeated(tx, text.content, now, exceptId))
  return chooseReasonToHold(moderation, { ...text, repeated })
}

const REPETITION_MS = 30 * DAY

async function isRepeated(tx: Tx, content: string | null, now: number, exceptId: string): Promise<boolean> {
  if (!content || content.length < MIN_REPEATED_LENGTH) return false
  const sameMemory = await tx
    .selectFrom('memories')
    .select('id')
    .where('created_at', '>', now - REPETITION_MS)
    .where('content', '=', content)
    .where('id', '!=', exceptId)
    .executeTakeFirst()
  return sameMemory !== undefined
}

/** Chooses the reason why this memory must wait until the family has read it; null if the memory appears at once. */
export function chooseReasonToHold(moderation: Moderation, memory: SharedMemory): HoldReason | null {
  if (moderation === 'off') return null
  return moderation === 'all' ? 'all' : findDoubt(memory)
}

function findDoubt(memory: SharedMemory): HoldReason | null {
  const { content, website, writingMs, repeated } = memory
  if (website?.trim()) return 'trap'
  if (writingMs != null && writingMs < MIN_WRITING_MS) return 'haste'
  // the question above a memory is the family's
  if (writtenTextNames.some((name) => hasLink(memory[name]))) return 'links'
  return repeated && (content?.trim().length ?? 0) >= MIN_REPEATED_LENGTH ? 'repeated' : null
}
