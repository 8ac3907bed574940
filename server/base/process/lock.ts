import { closeSync, existsSync, openSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PlainError } from '../errors/PlainError.ts'
import { isFull, isUnsharable } from '../errors/databaseErrors.ts'
import { newId } from '../ids/newId.ts'
import { readFileSystemType } from '../fileSystem.ts'
import { isSystemName, makeFolders, makePrivate } from './privateFolder.ts'

/** The file next to the lock that describes the running server. */
export const RUNNING = 'running.json'
const LOCK = 'lock.db'
const SQLITE_BUSY = 5
/** Two processes that lock at the same moment block each other for an instant; without a second try both would be refused. */
const MOMENT_MS = 500

/**
 * Locks a data folder for this process until the returned lock is closed, and makes it unreadable for other users. Throws `taken`
 * when another process holds the lock, and PlainError when the folder is unusable or has files of something else.
 */
export function lockDataDir(
  dataDir: string,
  taken = new PlainError(`Another process is using ${dataDir}. Stop it first, or choose another DATA_DIR.`),
): DatabaseSync {
  try {
    makeFolders(dataDir)
    checkOurs(dataDir)
    makePrivate(dataDir, isOurs)
    const lock = lockFolder(dataDir, taken)
    // a killed server leaves this file
    rmSync(path.join(dataDir, RUNNING), { force: true })
    return lock
  } catch (error) {
    if (error instanceof PlainError || isFull(error)) throw error
    const { message, code = '' } = error as NodeJS.ErrnoException
    const wayOut = ['EPERM', 'EACCES'].includes(code)
      ? ` It must belong to the user who runs the memorial (chown -R ${process.getuid?.() ?? 'USER'} ${dataDir}), on a disk that supports permissions; or choose another DATA_DIR.`
      : ''
    throw new PlainError(`DATA_DIR ${dataDir} cannot be used: ${message}.${wayOut}`)
  }
}

/** Names that a memorial uses in DATA_DIR; the table in docs/operations.md explains each. */
const isOurs = (name: string) =>
  /^((memorial|lock)\.db(-[\w-]+)?|running\.json(\.part)?|memorial-before-[\w-]+\.db(\.part)?|reserve(-probe)?|back(\.part)?|(spool|https|newer-[\w-]+)(\/.*)?|files(\/(private|public|installation|house|\.unfinished)(\/.*)?)?)$/s.test(
    name,
  )

/**
 * Refuses a folder that holds something else: its files would become unreadable for others, and those with our names would be
 * removed.
 */
function checkOurs(dataDir: string) {
  const top = readdirSync(dataDir)
  const names = [...top, ...(top.includes('files') ? listFiles(dataDir) : [])]
  const others = names.filter((name) => !isOurs(name) && !isSystemName(name))
  if (others.length === 0 || isMemorial(names)) return
  const [first = '', ...more] = others
  throw new PlainError(
    `DATA_DIR ${dataDir} has other files in it (${more.length > 0 ? `${first} and ${more.length} more` : first}). ` +
      'Choose an empty folder, or one that holds a memorial.',
  )
}

const listFiles = (dataDir: string) => readdirSync(path.join(dataDir, 'files')).map((name) => `files/${name}`)

/** Whether a memorial was started here before, even if its database or its files are lost. */
const isMemorial = (names: readonly string[]) =>
  ['memorial.db', 'files/installation', 'files/house'].some((name) => names.includes(name)) ||
  ['lock.db', 'spool'].every((name) => names.includes(name))

/** Locks a folder for this process only. Throws `taken` when another process holds the lock. */
export const lockFolder = (folder: string, taken: PlainError): DatabaseSync =>
  lockFile(path.join(folder, LOCK), taken)

/** Whether a process holds the lock of a folder. */
export function isLocked(folder: string): boolean {
  const file = path.join(folder, LOCK)
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
 * Takes an operating system lock on an SQLite file, which ends with the process, however it dies. Throws `taken` when another
 * process holds it, and PlainError where the file system has no locks.
 */
export function lockFile(file: string, taken: PlainError): DatabaseSync {
  try {
    return lockAlone(file)
  } catch (error) {
    if (isBusy(error)) throw supportsLocks(path.dirname(file)) ? taken : failUnsharable(path.dirname(file))
    if (isUnsharable(error)) throw failUnsharable(path.dirname(file))
    // opening the file gives the system's reason why nothing can be written there
    closeSync(openSync(file, 'a', 0o600))
    throw error
  }
}

function lockAlone(file: string): DatabaseSync {
  const lock = new DatabaseSync(file)
  try {
    lock.exec(`PRAGMA busy_timeout = ${MOMENT_MS}; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE`)
    return lock
  } catch (error) {
    lock.close()
    throw error
  }
}

const isBusy = (error: unknown) => (error as { errcode?: unknown }).errcode === SQLITE_BUSY

/** Tells missing locks from a taken lock, which SQLite reports alike: a new file cannot be locked by anyone else. */
function supportsLocks(folder: string): boolean {
  const file = path.join(folder, `${LOCK}-${newId()}`)
  try {
    lockAlone(file).close()
    return true
  } catch (error) {
    return !isBusy(error)
  } finally {
    rmSync(file, { force: true })
  }
}

/** The error for a folder whose disk cannot hold a database. */
export const failUnsharable = (folder: string) =>
  new PlainError(
    `${folder} is on a file system (${readFileSystemType(folder) ?? 'of a network, or of a host'}) that cannot lock files or share ` +
      'them in memory, which a database needs. Choose a folder on a disk of this machine.',
  )
