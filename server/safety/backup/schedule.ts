import { DAY } from '../../../domain/timeUnits.ts'
import type { Config } from '../../base/config/config.ts'
import type { Context } from '../../platform/context.ts'
import { lastCopyAt } from './record.ts'

const EVERY = { day: DAY, week: 7 * DAY }

type Backup = NonNullable<Config['backup']>

/** When the next copy is due: a while after the last one, at once when there is none. */
export async function nextBackupAt(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { every }: Backup,
): Promise<number> {
  const now = clock()
  const last = await lastCopyAt(db, now)
  return last === null ? now : Math.max(now, last + EVERY[every])
}

/** Whether a copy that the server was told to take is missing for more than a day. */
export const isOverdue = (backup: Config['backup'], lastCopy: number | null, now: number): boolean =>
  backup !== null && lastCopy !== null && now > lastCopy + EVERY[backup.every] + DAY
