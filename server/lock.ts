import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartupError } from './config.ts'

const SQLITE_BUSY = 5

/**
 * Locks a data folder, as `lockFolder` does. Throws `taken` when another process holds it, and StartupError when the folder
 * cannot be used.
 */
export function lockDataDir(
  dataDir: string,
  taken = new StartupError(`Another process is using ${dataDir}. Stop it first, or choose another DATA_DIR.`),
): DatabaseSync {
  try {
    return lockFolder(dataDir, taken)
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(`DATA_DIR ${dataDir} cannot be used: ${(error as Error).message}.`)
  }
}

/**
 * Locks a folder for this process alone, until what it returns is closed, and closes it to everyone else on this machine.
 * Throws `taken` when another process holds it.
 */
export function lockFolder(folder: string, taken: StartupError): DatabaseSync {
  makePrivate(folder)
  return lockFile(path.join(folder, 'lock.db'), taken)
}

/**
 * The lock is the operating system's, on an SQLite file: it ends with the process, however that dies. Throws `taken` when
 * another process holds it.
 */
export function lockFile(file: string, taken: StartupError): DatabaseSync {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(file)
    lock.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock?.close()
    if ((error as { errcode?: unknown }).errcode === SQLITE_BUSY) throw taken
    // says in the system's words why nothing can be written there
    closeSync(openSync(file, 'a', 0o600))
    throw error
  }
}

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
