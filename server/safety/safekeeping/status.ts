import type { Context } from '../../platform/context.ts'
import { inLanguage } from '../../../languages/inLanguage.ts'
import { readNewestMigration } from '../../platform/database/migrate.ts'
import { version } from '../../base/process/version.ts'
import { readSafekeeping } from './safekeeping.ts'

/** The memorial's state for monitoring. It contains no text that people wrote. */
export interface Status {
  version: string
  /** name of the newest migration that the database has */
  database: string
  /** free space on the disk of DATA_DIR */
  freeBytes: number
  /** whether the disk is almost full; visitors then cannot send photographs */
  isDiskLow: boolean
  lastCopyAt: string | null
  copyOverdue: boolean
  /** every original has been read at least once since this time */
  lastCheckAt: string | null
  /** how many files are damaged or missing */
  faults: number
}

type StatusContext = Pick<Context, 'db' | 'config' | 'clock' | 'freeSpace'>

export async function readStatus({ freeSpace, ...parts }: StatusContext): Promise<Status> {
  const { lastCopyAt, copyOverdue, checkedAt, faultCount } = await readSafekeeping(parts, inLanguage('en'))
  const { freeBytes, floorBytes } = await freeSpace.measure()
  return {
    version,
    database: await readNewestMigration(parts.db),
    freeBytes,
    isDiskLow: freeBytes < floorBytes,
    lastCopyAt,
    copyOverdue,
    lastCheckAt: checkedAt,
    faults: faultCount,
  }
}

export const needsHelp = ({ isDiskLow, copyOverdue, faults }: Status) =>
  isDiskLow || copyOverdue || faults > 0
