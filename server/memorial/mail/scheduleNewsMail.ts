import type { Tx } from '../../platform/database/change.ts'
import type { Context } from '../../platform/context.ts'
import { schedule } from '../jobs/schedule.ts'

/**
 * The number of milliseconds to wait before mailing. Memories and photographs come in bursts, for example after a service. Therefore one
 * email announces all that arrive during this time.
 */
const NEWS_MAIL_DELAY_MS = 10 * 60_000

/** Schedules the email about a new or changed memory, or what a guest sent by the link, to the keepers who want to know at once. */
export async function scheduleNewsMail(
  { config, clock }: Context,
  tx: Tx,
  kind: 'new' | 'changed',
): Promise<void> {
  if (config.smtpUrl) await schedule(tx, 'mail-memories', kind, clock() + NEWS_MAIL_DELAY_MS)
}
