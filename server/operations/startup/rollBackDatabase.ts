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

/** An order to roll the database back to a copy at the next start of one version. */
export interface RollbackOrder {
  /** the copy of the database */
  copy: string
  /** the folder that will keep the present database */
  aside: string
  /** the folder of the version that carries it out */
  folder: string
}

const orderFile = (dataDir: string) => path.join(dataDir, 'back')

export function readRollbackOrder(dataDir: string): RollbackOrder | null {
  if (!existsSync(orderFile(dataDir))) return null
  const [copy = '', aside = '', folder = ''] = readFileSync(orderFile(dataDir), 'utf8').split('\n')
  return { copy: path.join(dataDir, copy), aside: path.join(dataDir, aside), folder }
}

/**
 * Orders the next start of the version in `folder` to put this copy of the database in place. Returns the folder that will keep
 * the present database. An earlier order for that version stays as it is: it may be half carried out.
 */
export async function orderRollback(dataDir: string, copy: string, folder: string): Promise<string> {
  const earlier = readRollbackOrder(dataDir)
  if (earlier?.folder === folder) return earlier.aside
  withdrawRollback(dataDir)
  const aside = `newer-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  // the first step, so that a full disk is noticed before anything changes
  await prepareCopy(dataDir, copy)
  const part = `${orderFile(dataDir)}.part`
  writeFileSync(part, `${path.basename(copy)}\n${aside}\n${folder}\n`, { mode: 0o600 })
  giveToOwner(dataDir, part)
  await sync(part)
  renameSync(part, orderFile(dataDir))
  await sync(dataDir)
  return path.join(dataDir, aside)
}

/** Withdraws an order, and undoes the steps of a start that died while carrying it out. */
export function withdrawRollback(dataDir: string) {
  const order = readRollbackOrder(dataDir)
  if (order) {
    undo(dataDir, order)
    rmSync(orderFile(dataDir))
  }
  rmSync(preparedFile(dataDir), { force: true })
}

/**
 * Carries out an order for the version in `folder`; the caller holds the lock of the data folder. When a start dies halfway, the
 * next start of that version finishes the order, and a start of any other version undoes it.
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
    // the database itself moves last: its companion files are worthless without it
    move(['memorial.db-wal', 'memorial.db-shm', 'memorial.db'], dataDir, aside)
    await sync(aside)
    renameSync(preparedFile(dataDir), sqliteFile(dataDir))
  }
  await sync(dataDir)
  rmSync(orderFile(dataDir))
  await sync(dataDir)
  console.log(`The database is now that of ${path.basename(copy)}; the newer one is kept in ${aside}.`)
}

/** The path of the copy that an order will put in place by a rename. */
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

/** Moves the database itself first, so that its companion files never lie next to the copy. */
function undo(dataDir: string, { aside }: RollbackOrder) {
  move(['memorial.db', 'memorial.db-shm', 'memorial.db-wal'], aside, dataDir)
}

function move(names: readonly string[], from: string, to: string) {
  for (const name of names)
    if (existsSync(path.join(from, name))) renameSync(path.join(from, name), path.join(to, name))
}

/** Gives a file to the owner of the data folder: root may run this for another user's server. */
function giveToOwner(dataDir: string, file: string) {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dataDir)
  chownSync(file, uid, gid)
}
