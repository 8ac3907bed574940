import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartupError } from './config.ts'

const SQLITE_BUSY = 5

/**
 * Locks a data folder for this process alone, until what it returns is closed, and closes it to everyone else on this
 * machine. Throws StartupError when another process holds it, or when the folder cannot be used.
 */
export function lockDataDir(dataDir: string): DatabaseSync {
  try {
    makePrivate(dataDir)
    return lockFile(path.join(dataDir, 'lock.db'))
  } catch (error) {
    throw new StartupError(
      isLocked(error)
        ? `Another process is using ${dataDir}. Stop it first, or choose another DATA_DIR.`
        : `DATA_DIR ${dataDir} cannot be used: ${(error as Error).message}.`,
    )
  }
}

/** The lock is the operating system's, on an SQLite file: it ends with the process, however that dies. */
export function lockFile(file: string): DatabaseSync {
  const lock = new DatabaseSync(file)
  try {
    lock.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    throw error
  }
}

/** Whether another process holds the lock. */
export const isLocked = (error: unknown) => (error as { errcode?: unknown }).errcode === SQLITE_BUSY

/** What this process writes is its user's alone; what an earlier version wrote for everyone is corrected once. */
function makePrivate(dataDir: string) {
  process.umask(0o077)
  mkdirSync(dataDir, { recursive: true })
  if ((statSync(dataDir).mode & 0o077) === 0) return
  for (const entry of readdirSync(dataDir, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory() || entry.isFile())
      chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)
  // last: only then is all of it done
  chmodSync(dataDir, 0o700)
}
