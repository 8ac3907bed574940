import type { Context } from '../../platform/context.ts'
import { readNewestMigration } from '../../platform/database/migrate.ts'
import { version } from '../../base/process/version.ts'
import { readSafekeeping } from './safekeeping.ts'

/** Numbers and dates for monitoring. It contains no text that people wrote. */
export interface Status {
  version: string
  /** the last migration of the database */
  database: string
  /** free space on the disk of DATA_DIR */
  freeBytes: number
  /** whether visitors cannot send photographs, because the disk is almost full */
  isDiskLow: boolean
  lastCopyAt: string | null
  copyOverdue: boolean
  /** every original has been read since this time */
  lastCheckAt: string | null
  /** how many files are damaged or missing */
  faults: number
}

type StatusContext = Pick<Context, 'db' | 'config' | 'clock' | 'freeSpace'>

export async function readStatus({ freeSpace, ...parts }: StatusContext): Promise<Status> {
  const { lastCopyAt, copyOverdue, checkedAt, faults } = await readSafekeeping(parts)
  const { free, floor } = await freeSpace.measure()
  return {
    version,
    database: await readNewestMigration(parts.db),
    freeBytes: free,
    isDiskLow: free < floor,
    lastCopyAt,
    copyOverdue,
    lastCheckAt: checkedAt,
    faults: faults.length,
  }
}

/** Whether somebody should look at it now. */
export const needsHelp = ({ isDiskLow, copyOverdue, faults }: Status) =>
  isDiskLow || copyOverdue || faults > 0
