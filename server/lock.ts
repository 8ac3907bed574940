import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartupError } from './config.ts'

/**
 * Locks a data folder for this process alone. The lock is the operating system's, on an SQLite file: it ends with the
 * process, however that dies. Throws StartupError when another process holds it.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true })
  const lock = new DatabaseSync(path.join(dataDir, 'lock.db'))
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new StartupError(`Another process is using ${dataDir}. Stop it first, or choose another DATA_DIR.`)
  }
  return () => lock.close()
}
