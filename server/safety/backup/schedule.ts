import { DAY } from '../../../domain/timeUnits.ts'
import type { Config } from '../../base/config/config.ts'
import type { Context } from '../../platform/context.ts'
import { readLastCopyAt } from './record.ts'

const INTERVALS = { day: DAY, week: 7 * DAY }

type Backup = NonNullable<Config['backup']>

/** Finds the time when the next backup is due: one interval after the last backup, or now if there is no backup. */
export async function findNextBackupAt(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { every }: Backup,
): Promise<number> {
  const now = clock()
  const last = await readLastCopyAt(db, now)
  return last === null ? now : Math.max(now, last + INTERVALS[every])
}

/** Whether a scheduled backup is more than a day late. */
export const isOverdue = (backup: Config['backup'], lastCopy: number | null, now: number): boolean =>
  backup !== null && lastCopy !== null && now > lastCopy + INTERVALS[backup.every] + DAY
