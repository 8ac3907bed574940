import { randomBytes } from 'node:crypto'
import { rm, stat, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config.ts'
import { fail } from '../fail.ts'
import { inLanguage } from '../../contract/language.ts'

const MB = 1024 * 1024
const RESERVE_BYTES = 16 * MB
/** Below this a file may find no room while it is written. */
const EXHAUSTED_BYTES = 32 * MB

const ALMOST_FULL = inLanguage({
  en: 'The disk is almost full: visitors cannot send photographs until there is room again. Delete what is not needed, or ask whoever runs the server for a larger disk.',
})

/** Leaves the family in control when the disk fills: visitors stop first, and a reserve lets a delete through. */
export interface FreeSpace {
  /** Throws `disk_full` to a visitor's upload below the floor. */
  checkUpload(): Promise<void>
  /** Throws `disk_full` to a visitor's change while the reserve is spent: it is for the family. */
  checkChange(): Promise<void>
  /** Gives the reserve back to the disk; false when there is none. */
  spendReserve(): Promise<boolean>
  /** Whether a picture that is made now would find no room. */
  isExhausted(): Promise<boolean>
  /** Warns on the dashboard, or no longer, and saves a reserve when there is room for it. */
  refresh(): Promise<void>
}

export function openFreeSpace(
  { dataDir, minFreeBytes, databaseUrl }: Pick<Config, 'dataDir' | 'minFreeBytes' | 'databaseUrl'>,
  warnings: Set<string>,
): FreeSpace {
  const reserve = path.join(dataDir, 'reserve')
  const hasReserve = () =>
    stat(reserve).then(
      () => true,
      () => false,
    )
  const measure = async () => {
    const { bavail, blocks, bsize } = await statfs(dataDir)
    const floor = minFreeBytes ?? Math.max(2 * RESERVE_BYTES, Math.min(500 * MB, 0.05 * blocks * bsize))
    return { free: bavail * bsize, floor }
  }

  const refresh = async () => {
    const { free, floor } = await measure()
    const isLow = free < floor
    if (isLow) warnings.add(ALMOST_FULL)
    else warnings.delete(ALMOST_FULL)
    // a database elsewhere does not need this disk to delete
    if (!isLow && !databaseUrl && free > RESERVE_BYTES * 2 && !(await hasReserve()))
      await saveReserve(reserve)
  }

  return {
    refresh,
    async checkUpload() {
      await refresh()
      if (warnings.has(ALMOST_FULL)) throw fail('disk_full')
    },
    async checkChange() {
      if (warnings.has(ALMOST_FULL) && !databaseUrl && !(await hasReserve())) await this.checkUpload()
    },
    async spendReserve() {
      if (!(await hasReserve())) return false
      warnings.add(ALMOST_FULL)
      await rm(reserve, { force: true })
      return true
    },
    isExhausted: async () => (await measure()).free < EXHAUSTED_BYTES,
  }
}

/** Random bytes, which no file system stores in less room. */
async function saveReserve(file: string) {
  const block = randomBytes(MB)
  const blocks = Array.from({ length: RESERVE_BYTES / MB }, () => block)
  await writeFile(file, blocks).catch(() => rm(file, { force: true }))
}
