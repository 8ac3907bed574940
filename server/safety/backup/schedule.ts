import { DAY } from '../../../domain/timeUnits.ts'
import type { Config } from '../../base/config/config.ts'
import type { Context } from '../../platform/context.ts'
import { readLastBackupAt } from './record.ts'

const INTERVALS_MS = { day: DAY, week: 7 * DAY }

type Backup = NonNullable<Config['backup']>

/** Finds the time when the next backup is due: one interval after the last backup, or now if there is no backup. */
export async function findNextBackupAt(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { every }: Backup,
): Promise<number> {
  const now = clock()
  const lastBackupAt = await readLastBackupAt(db, now)
  return lastBackupAt === null ? now : Math.max(now, lastBackupAt + INTERVALS_MS[every])
}

/** Whether a scheduled backup is more than a day late. */
export const isOverdue = (backup: Config['backup'], lastBackupAt: number | null, now: number): boolean =>
  backup !== null && lastBackupAt !== null && now > lastBackupAt + INTERVALS_MS[backup.every] + DAY
