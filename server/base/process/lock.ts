import { closeSync, existsSync, openSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PlainError } from '../errors/PlainError.ts'
import { isForbidden, isFull, isUnsharableDatabaseError } from '../errors/databaseErrors.ts'
import { isOurs } from '../config/isOurs.ts'
import { newId } from '../ids/newId.ts'
import { readFileSystemType } from '../fileSystem.ts'
import { isSystemName, makeFolders, makePrivate } from './privateFolder.ts'
import { describeSystemError } from '../errors/describeSystemError.ts'

/** The name of the file that describes the running server. It is in the same folder as the lock file. */
export const RUNNING_FILE = 'running.json'
const LOCK_FILE = 'lock.db'
const SQLITE_BUSY = 5
/** Two processes that try to lock at the same moment block each other, and without a wait both would fail. */
const LOCK_WAIT_MS = 500

/**
 * Locks a data folder for this process until the returned lock is closed, and makes the folder unreadable for other users. Throws
 * `takenError` if another process holds the lock. Throws a PlainError if the folder is unusable or holds files that do not belong
 * to a memorial.
 */
export function lockDataDir(
  dataDir: string,
  takenError = new PlainError(
    `Another process is using ${dataDir}. Stop it first, or choose another DATA_DIR.`,
  ),
): DatabaseSync {
  try {
    makeFolders(dataDir)
    rejectOtherFiles(dataDir)
    makePrivate(dataDir, isOurs)
    const lock = lockFolder(dataDir, takenError)
    // a server that was killed leaves this file behind
    rmSync(path.join(dataDir, RUNNING_FILE), { force: true })
    return lock
  } catch (error) {
    if (error instanceof PlainError || isFull(error)) throw error
    const { message, code = '' } = error as NodeJS.ErrnoException
    const reason = ['EPERM', 'EACCES'].includes(code)
      ? `${message}. It must belong to the user who runs the memorial (chown -R ${process.geteuid?.() ?? 'USER'} ${dataDir}), on a disk that supports permissions; or choose another DATA_DIR.`
      : (describeUnlessFromSqlite(error) ?? `${message}.`)
    throw new PlainError(`DATA_DIR ${dataDir} cannot be used: ${reason}`)
  }
}

/** Describes an error of the system. An error of SQLite is about the lock, not about the memorial's database. */
const describeUnlessFromSqlite = (error: unknown) =>
  (error as { errcode?: unknown }).errcode === undefined ? describeSystemError(error) : null

/**
 * Throws a PlainError if the folder holds files that do not belong to a memorial. Otherwise other users could no longer read
 * those files, and a file that happens to have a name that a memorial uses could be removed.
 */
function rejectOtherFiles(dataDir: string) {
  const topNames = readdirSync(dataDir)
  const names = [...topNames, ...(topNames.includes('files') ? listFiles(dataDir) : [])]
  const otherNames = names.filter((name) => !isOurs(name) && !isSystemName(path.basename(name)))
  if (otherNames.length === 0 || isMemorial(names)) return
  const [first = '', ...more] = otherNames
  throw new PlainError(
    `DATA_DIR ${dataDir} has other files in it (${more.length > 0 ? `${first} and ${more.length} more` : first}). ` +
      'Choose an empty folder, or one that holds a memorial.',
  )
}

const listFiles = (dataDir: string) => readdirSync(path.join(dataDir, 'files')).map((name) => `files/${name}`)

/**
 * Whether a folder that contains these names is the folder of a memorial, even if the memorial's database or files have been
 * lost.
 */
const isMemorial = (names: readonly string[]) =>
  ['memorial.db', 'files/installation', 'files/house'].some((name) => names.includes(name)) ||
  ['lock.db', 'spool'].every((name) => names.includes(name))

/** Throws `takenError` if another process holds the lock. */
export const lockFolder = (folder: string, takenError: PlainError): DatabaseSync =>
  lockFile(path.join(folder, LOCK_FILE), takenError)

export function isLocked(folder: string): boolean {
  const file = path.join(folder, LOCK_FILE)
  if (!existsSync(file)) return false
  using lock = new DatabaseSync(file, { readOnly: true })
  try {
    lock.exec('SELECT 1 FROM sqlite_master')
    return false
  } catch (error) {
    if (isBusy(error)) return true
    throw error
  }
}

/**
 * Takes an operating system lock on an SQLite file. The lock ends when the process ends, even if the process is killed. Throws
 * `takenError` if another process holds the lock, and a PlainError if the file system does not support locks.
 */
export function lockFile(file: string, takenError: PlainError): DatabaseSync {
  try {
    for (;;) {
      const lock = lockExclusively(file)
      // another process may have removed the file as a leftover, just before it was locked
      if (existsSync(file)) return lock
      lock.close()
    }
  } catch (error) {
    if (isBusy(error))
      throw supportsLocks(path.dirname(file)) ? takenError : failUnsharable(path.dirname(file))
    if (isUnsharableDatabaseError(error)) throw failUnsharable(path.dirname(file))
    // opening the file throws the system's own error, which says why the file cannot be written
    closeSync(openSync(file, 'a', 0o600))
    throw error
  }
}

/**
 * Takes the lock of a file, without waiting for it. Returns null if another process holds the lock, or if the file belongs to
 * another user. Creates a missing file.
 */
export function tryLockFile(file: string): DatabaseSync | null {
  try {
    return lockExclusively(file, 0)
  } catch (error) {
    if (isBusy(error) || isForbidden(error)) return null
    throw error
  }
}

function lockExclusively(file: string, waitMs = LOCK_WAIT_MS): DatabaseSync {
  const lock = new DatabaseSync(file)
  try {
    lock.exec(`PRAGMA busy_timeout = ${waitMs}; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE`)
    return lock
  } catch (error) {
    lock.close()
    throw error
  }
}

const isBusy = (error: unknown) => (error as { errcode?: unknown }).errcode === SQLITE_BUSY

/**
 * Whether the file system of a folder supports locks. SQLite reports missing support in the same way as a lock that another
 * process holds. Therefore this function locks a new file, which no other process can have locked.
 */
function supportsLocks(folder: string): boolean {
  const file = path.join(folder, `${LOCK_FILE}-${newId()}`)
  try {
    lockExclusively(file).close()
    return true
  } catch (error) {
    return !isBusy(error)
  } finally {
    rmSync(file, { force: true })
  }
}

export const failUnsharable = (folder: string) =>
  new PlainError(
    `${folder} is on a file system (${readFileSystemType(folder) ?? 'of a network, or of a host'}) that cannot lock files or share ` +
      'them in memory, which a database needs. Choose a folder on a disk of this machine.',
  )
