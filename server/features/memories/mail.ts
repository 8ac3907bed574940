import type { Tx } from '../../platform/database/change.ts'
import type { Context } from '../../platform/context.ts'
import { schedule } from '../../platform/jobs/schedule.ts'

/** Memories come in bursts, for example after a service: one mail announces those of this time. Milliseconds. */
const MAIL_AFTER = 10 * 60_000

/** Schedules the mail about a new or changed memory to keepers who want to know at once. */
export async function scheduleMemoryMail(
  { config, clock }: Context,
  tx: Tx,
  news: 'new' | 'changed',
): Promise<void> {
  if (config.smtpUrl) await schedule(tx, 'mail-memories', news, clock() + MAIL_AFTER)
}
