import { randomBytes } from 'node:crypto'
import { rm, stat, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../base/config/config.ts'
import { isFull } from '../../base/errors/databaseErrors.ts'
import { fail } from '../../base/errors/fail.ts'
import { inLanguage } from '../../../domain/language.ts'

const MB = 1024 * 1024
const RESERVE_BYTES = 16 * MB
/** With less free space a file may run out of room while it is written. */
const EXHAUSTED_BYTES = 32 * MB

/** Opening a database that no process has open needs this much, including the writes of a start. */
const START_BYTES = new Uint8Array(MB)

const ALMOST_FULL = inLanguage({
  en: 'The disk is almost full: visitors cannot send photographs until there is room again. Delete what is not needed, or ask the person who runs the server for a larger disk.',
})

/** Keeps the family in control when the disk fills: visitors' uploads are refused first, and a reserve lets the family delete. */
export interface FreeSpace {
  /** Throws `disk_full` for a visitor's upload when free space is below the floor. */
  checkUpload(): Promise<void>
  /** Throws `disk_full` for a visitor's change once the reserve is spent, which is for the family. */
  checkChange(): Promise<void>
  /** Removes the reserve file to make room; false when there is none. */
  spendReserve(): Promise<boolean>
  /** Measures the free bytes on the disk of DATA_DIR, and the floor below which it is almost full. */
  measure(): Promise<{ free: number; floor: number }>
  /** Whether a picture made now would find no room. */
  isExhausted(): Promise<boolean>
  /** Sets or clears the warning on the dashboard, and saves a reserve when there is room for it. */
  refresh(): Promise<void>
}

export function openFreeSpace(
  { dataDir, minFreeBytes, databaseUrl }: Pick<Config, 'dataDir' | 'minFreeBytes' | 'databaseUrl'>,
  warnings: Set<string>,
): FreeSpace {
  const reserve = reserveIn(dataDir)
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
    // a database elsewhere needs no room on this disk to delete
    if (isLow || databaseUrl || free <= RESERVE_BYTES * 2 || (await hasReserve())) return
    // writing failed because of a quota, which the disk's own numbers do not include
    if (!(await saveReserve(reserve))) warnings.add(ALMOST_FULL)
  }

  return {
    measure,
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

const reserveIn = (dataDir: string) => path.join(dataDir, 'reserve')

/** Removes the reserve where the disk is too full to open the database; call it at a start, before opening. */
export async function spendReserveIfFull(dataDir: string): Promise<void> {
  const probe = path.join(dataDir, 'reserve-probe')
  try {
    await writeFile(probe, START_BYTES)
  } catch (error) {
    if (!isFull(error)) throw error
    await rm(reserveIn(dataDir), { force: true })
  } finally {
    await rm(probe, { force: true })
  }
}

/** Saves random bytes, which no file system can compress. False when there is no room for them. */
async function saveReserve(file: string): Promise<boolean> {
  const block = randomBytes(MB)
  const blocks = Array.from({ length: RESERVE_BYTES / MB }, () => block)
  try {
    await writeFile(file, blocks)
    return true
  } catch (error) {
    await rm(file, { force: true })
    return !isFull(error)
  }
}
