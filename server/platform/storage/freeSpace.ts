import { randomBytes } from 'node:crypto'
import { stat, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../base/config/config.ts'
import { isDiskExhausted } from '../../base/errors/blameFullDisk.ts'
import { isFull } from '../../base/errors/databaseErrors.ts'
import { fail } from '../../base/errors/fail.ts'
import type { Sentence } from '../../../languages/inLanguage.ts'
import { singleFlight } from '../../base/concurrency/singleFlight.ts'
import { type RetryLog, watchRetries } from '../../base/errors/watchRetries.ts'
import { removeFile } from '../../base/removeFiles.ts'

const MB = 1024 * 1024
const RESERVE_BYTES = 16 * MB
/** Measuring costs two system calls. */
const REFRESH_EVERY_MS = 10_000
/** The content of a test file. It takes as much room as the server needs to start and to open the database. */
const START_PROBE_BYTES = new Uint8Array(MB)

const sayAlmostFull: Sentence = ({ warnings }) => warnings.almostFull

export type FreeSpace = ReturnType<typeof openFreeSpace>

/**
 * Keeps the family in control when the disk fills up. Visitors' uploads are refused first. A file called the reserve can be
 * removed to make room, because even deleting something needs some room.
 */
export function openFreeSpace(
  { dataDir, minFreeBytes, databaseUrl }: Pick<Config, 'dataDir' | 'minFreeBytes' | 'databaseUrl'>,
  warnings: Set<Sentence>,
) {
  const reservePath = getReservePath(dataDir)
  const readReserveSize = () =>
    stat(reservePath).then(
      ({ size }) => size,
      () => 0,
    )
  const hasReserve = async () => (await readReserveSize()) > 0
  /** Measures the free bytes on the disk of DATA_DIR. If fewer than `floorBytes` are free, the disk counts as almost full. */
  const measure = async () => {
    const { bavail, blocks, bsize } = await statfs(dataDir)
    return {
      freeBytes: bavail * bsize,
      floorBytes: minFreeBytes ?? Math.max(2 * RESERVE_BYTES, Math.min(500 * MB, 0.05 * blocks * bsize)),
    }
  }

  /** Returns the error if the reserve could not be written. */
  const tryRefresh = async (): Promise<unknown> => {
    const { freeBytes, floorBytes } = await measure()
    const isLow = freeBytes < floorBytes
    // if the database is elsewhere, deleting something needs no room on this disk
    const canHoldReserve = !isLow && !databaseUrl && freeBytes > RESERVE_BYTES * 2
    // a process that died may have written only a part of the reserve
    const isNeeded = canHoldReserve && (await readReserveSize()) < RESERVE_BYTES
    const error = isNeeded ? await saveReserve(reservePath) : null
    // if the disk has free space but no room for the reserve, a quota is used up
    if (isLow || (error && isFull(error))) warnings.add(sayAlmostFull)
    else warnings.delete(sayAlmostFull)
    return error
  }
  const refreshOnce = singleFlight<unknown>()
  const refresh = () => refreshOnce('', tryRefresh)

  return {
    measure,
    /** Sets or clears the warning on the dashboard. Writes a new reserve if there is none, and if there is room for it. */
    async refresh() {
      await refresh()
    },
    /** Refreshes every few seconds, so that the reserve comes back by itself. Returns a function that ends this. */
    keepRefreshing(log: RetryLog) {
      const retries = watchRetries(log, 'could not write the reserve')
      let timer: NodeJS.Timeout
      let isEnded = false
      const refreshAgain = async () => {
        const error = await refresh().catch((reason: unknown) => reason)
        if (!error) retries.succeed()
        const waitMs = Math.max(REFRESH_EVERY_MS, error ? retries.fail(error) : 0)
        if (!isEnded) timer = setTimeout(refreshAgain, waitMs).unref()
      }
      timer = setTimeout(refreshAgain, REFRESH_EVERY_MS).unref()
      return () => {
        isEnded = true
        clearTimeout(timer)
      }
    },
    /** For a visitor's upload: throws `disk_full` if the disk is almost full. */
    async checkUpload() {
      await refresh()
      if (warnings.has(sayAlmostFull)) throw fail('disk_full')
    },
    /** For a visitor's change: throws `disk_full` once the reserve has been removed, because the freed room is for the family. */
    async checkChange() {
      if (warnings.has(sayAlmostFull) && !databaseUrl && !(await hasReserve())) await this.checkUpload()
    },
    /** Returns false if there is no reserve. */
    async spendReserve() {
      if (!(await hasReserve())) return false
      warnings.add(sayAlmostFull)
      await removeFile(reservePath)
      return true
    },
    /** Whether the disk has no room for another picture. */
    isExhausted: () => isDiskExhausted(dataDir),
  }
}

const getReservePath = (dataDir: string) => path.join(dataDir, 'reserve')

/**
 * Removes the reserve if the disk is too full to open the database. Call it when the server starts, before it opens the database.
 */
export async function spendReserveIfFull(dataDir: string): Promise<void> {
  const probePath = path.join(dataDir, 'reserve-probe')
  try {
    await writeFile(probePath, START_PROBE_BYTES)
  } catch (error) {
    if (!isFull(error)) throw error
    await removeFile(getReservePath(dataDir))
  } finally {
    await removeFile(probePath)
  }
}

/** The bytes are random, so that no file system can compress them. Returns the error if the reserve cannot be written. */
async function saveReserve(file: string): Promise<unknown> {
  const block = randomBytes(MB)
  const blocks = Array.from({ length: RESERVE_BYTES / MB }, () => block)
  try {
    await writeFile(file, blocks)
    return null
  } catch (error) {
    await removeFile(file).catch(() => undefined)
    return error
  }
}
