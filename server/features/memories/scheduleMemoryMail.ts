import type { Tx } from '../../platform/database/change.ts'
import type { Context } from '../../platform/context.ts'
import { schedule } from '../../memorial/jobs/schedule.ts'

/**
 * The number of milliseconds to wait before mailing. Memories come in bursts, for example after a service. Therefore one email
 * announces all memories that arrive during this time.
 */
const MEMORY_MAIL_DELAY_MS = 10 * 60_000

/** Schedules the email about a new or changed memory, to the keepers who want to know at once. */
export async function scheduleMemoryMail(
  { config, clock }: Context,
  tx: Tx,
  kind: 'new' | 'changed',
): Promise<void> {
  if (config.smtpUrl) await schedule(tx, 'mail-memories', kind, clock() + MEMORY_MAIL_DELAY_MS)
}
