import type { Context } from '../../platform/context.ts'
import { english } from '../../../languages/inLanguage.ts'
import { readNewestMigration } from '../../platform/database/migrate.ts'
import { version } from '../../base/process/version.ts'
import { readSafekeeping } from './safekeeping.ts'
import { countWaitingSent } from '../../memorial/waitingSent.ts'

export type Status = Awaited<ReturnType<typeof readStatus>>

type StatusContext = Pick<Context, 'db' | 'config' | 'clock' | 'freeSpace'>

/** Reads the memorial's state for monitoring. It contains no text that people wrote. */
export async function readStatus({ freeSpace, ...parts }: StatusContext) {
  const { lastCopyAt, copyOverdue, checkedAt, faultCount } = await readSafekeeping(parts, english)
  const { freeBytes, floorBytes } = await freeSpace.measure()
  return {
    version,
    /** name of the newest migration that the database has */
    database: await readNewestMigration(parts.db),
    freeBytes,
    /** whether the disk is almost full; visitors then cannot send photographs */
    isDiskLow: freeBytes < floorBytes,
    lastCopyAt,
    copyOverdue,
    /** every original has been read at least once since this time */
    lastCheckAt: checkedAt,
    faults: faultCount,
    /** how many photographs and videos guests sent by the link and nobody has decided about */
    waitingSent: await countWaitingSent(parts.db),
  }
}

export const needsHelp = ({ isDiskLow, copyOverdue, faults }: Status) =>
  isDiskLow || copyOverdue || faults > 0
