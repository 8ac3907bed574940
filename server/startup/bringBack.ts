import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { sqliteFile } from '../database/open.ts'
import { sync } from '../storage/disk.ts'

const requestFile = (dataDir: string) => path.join(dataDir, 'back')

/** Asks the next start to put this copy of the database in place. Returns the folder where what is there now will be kept. */
export function requestBack(dataDir: string, copy: string): string {
  const aside = `newer-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  const file = requestFile(dataDir)
  writeFileSync(`${file}.part`, `${path.basename(copy)}\n${aside}\n`, { mode: 0o600 })
  const { uid, gid } = statSync(dataDir)
  // root may ask, for a server that is not root's
  chownSync(`${file}.part`, uid, gid)
  renameSync(`${file}.part`, file)
  return path.join(dataDir, aside)
}

/**
 * Puts the copy in place that `requestBack` named, and what was there aside. A start that dies in the midst of it is finished by
 * the next one. The data folder is locked meanwhile.
 */
export async function bringBack(dataDir: string): Promise<void> {
  if (!existsSync(requestFile(dataDir))) return
  const [copy = '', aside = ''] = readFileSync(requestFile(dataDir), 'utf8').split('\n')
  const database = sqliteFile(dataDir)
  const newer = path.join(dataDir, aside)
  mkdirSync(newer, { recursive: true, mode: 0o700 })
  if (!existsSync(path.join(newer, 'memorial.db'))) {
    // last the database itself: its companions are worth nothing without it
    for (const name of ['memorial.db-wal', 'memorial.db-shm', 'memorial.db'])
      if (existsSync(path.join(dataDir, name))) renameSync(path.join(dataDir, name), path.join(newer, name))
    await sync(newer)
  }
  if (!existsSync(database)) {
    copyFileSync(path.join(dataDir, copy), `${database}-back`)
    await sync(`${database}-back`)
    renameSync(`${database}-back`, database)
  }
  await sync(dataDir)
  rmSync(requestFile(dataDir))
  console.log(`The database is that of ${copy}; what was written since is kept in ${newer}.`)
}
