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
import { sqliteFile } from '../../platform/database/open.ts'
import { sync } from '../../platform/storage/disk.ts'
import { versionFolder } from '../../base/process/projectFolder.ts'

/** A request to replace the database with an older one at the next start of a particular version. */
export interface RollbackOrder {
  /** path of the older database file */
  copy: string
  /** path of the folder that will keep the current database */
  aside: string
  /** the folder of the version that carries out the request */
  folder: string
}

const orderFile = (dataDir: string) => path.join(dataDir, 'back')

export function readRollbackOrder(dataDir: string): RollbackOrder | null {
  if (!existsSync(orderFile(dataDir))) return null
  const [copy = '', aside = '', folder = ''] = readFileSync(orderFile(dataDir), 'utf8').split('\n')
  return { copy: path.join(dataDir, copy), aside: path.join(dataDir, aside), folder }
}

/**
 * Requests that the next start of the version in `folder` replaces the database with the older one at `copy`. Returns the path of
 * the folder that will keep the current database. If there already is a request for that version, changes nothing, because that
 * request may be half carried out.
 */
export async function orderRollback(dataDir: string, copy: string, folder: string): Promise<string> {
  const earlier = readRollbackOrder(dataDir)
  if (earlier?.folder === folder) return earlier.aside
  withdrawRollback(dataDir)
  const aside = `newer-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  // this is the first step, so that a full disk is noticed before anything is changed
  await prepareCopy(dataDir, copy)
  const part = `${orderFile(dataDir)}.part`
  writeFileSync(part, `${path.basename(copy)}\n${aside}\n${folder}\n`, { mode: 0o600 })
  giveToOwner(dataDir, part)
  await sync(part)
  renameSync(part, orderFile(dataDir))
  await sync(dataDir)
  return path.join(dataDir, aside)
}

/** Withdraws a request. If a server died while it carried out the request, undoes the steps that were done. */
export function withdrawRollback(dataDir: string) {
  const order = readRollbackOrder(dataDir)
  if (order) {
    undo(dataDir, order)
    rmSync(orderFile(dataDir))
  }
  rmSync(preparedFile(dataDir), { force: true })
}

/**
 * Carries out a request for the version in `folder`. The caller holds the lock of the data folder. If the process dies halfway,
 * the next start of that version finishes the request, but a start of any other version undoes the steps that were done.
 */
export async function rollBackDatabase(dataDir: string, folder = versionFolder): Promise<void> {
  const order = readRollbackOrder(dataDir)
  if (!order) return
  if (order.folder !== folder) return undo(dataDir, order)
  const { copy, aside } = order
  mkdirSync(aside, { recursive: true, mode: 0o700 })
  giveToOwner(dataDir, aside)
  if (!(existsSync(sqliteFile(aside)) && existsSync(sqliteFile(dataDir)))) {
    if (!existsSync(preparedFile(dataDir))) await prepareCopy(dataDir, copy)
    // the database file moves last, because its -wal and -shm files are useless without it
    move(['memorial.db-wal', 'memorial.db-shm', 'memorial.db'], dataDir, aside)
    await sync(aside)
    renameSync(preparedFile(dataDir), sqliteFile(dataDir))
  }
  await sync(dataDir)
  rmSync(orderFile(dataDir))
  await sync(dataDir)
  console.log(`The database is now that of ${path.basename(copy)}; the newer one is kept in ${aside}.`)
}

/** Returns the path of a duplicate of the older database. A rename of this duplicate puts it in place. */
const preparedFile = (dataDir: string) => `${sqliteFile(dataDir)}-back`

async function prepareCopy(dataDir: string, copy: string) {
  const part = `${preparedFile(dataDir)}-part`
  try {
    copyFileSync(copy, part)
    giveToOwner(dataDir, part)
    await sync(part)
    renameSync(part, preparedFile(dataDir))
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

/** Moves the newer database back. The database file is first, so that its -wal and -shm files are never next to the older one. */
function undo(dataDir: string, { aside }: RollbackOrder) {
  move(['memorial.db', 'memorial.db-shm', 'memorial.db-wal'], aside, dataDir)
}

function move(names: readonly string[], from: string, to: string) {
  for (const name of names)
    if (existsSync(path.join(from, name))) renameSync(path.join(from, name), path.join(to, name))
}

/** Makes the owner of the data folder the owner of a file, because root may run this for another user's server. */
function giveToOwner(dataDir: string, file: string) {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dataDir)
  chownSync(file, uid, gid)
}
