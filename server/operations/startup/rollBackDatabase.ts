import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { getSqlitePath } from '../../platform/database/open.ts'
import { sync } from '../../platform/storage/disk.ts'
import { versionFolder } from '../../base/process/projectFolder.ts'
import { isFormerDatabaseName } from '../../platform/database/copyBeforeMigration.ts'

const toRequestPath = (dataDir: string) => path.join(dataDir, 'back')

/**
 * Reads the request to replace the database with an older one at the next start of the version in `folder`, which keeps the current
 * one in the folder `aside`. Returns null if there is none, or if it names anything but a former database and a folder that we make
 * in DATA_DIR.
 */
export function readRollbackRequest(dataDir: string) {
  if (!existsSync(toRequestPath(dataDir))) return null
  const lines = readFileSync(toRequestPath(dataDir), 'utf8').split('\n')
  const [formerName = '', asideName = '', folder = ''] = lines
  if (!isFormerDatabaseName(formerName) || !/^newer-[\w-]+$/.test(asideName)) return null
  return { formerDatabase: path.join(dataDir, formerName), aside: path.join(dataDir, asideName), folder }
}

/**
 * Requests that the next start of the version in `folder` replaces the database with the older one at `formerDatabase`. Returns the
 * path of the folder that will keep the current database. If there already is a request for that version, changes nothing, because
 * a server may already have carried out a part of that request.
 */
export async function requestRollback(
  dataDir: string,
  formerDatabase: string,
  folder: string,
): Promise<string> {
  const earlierRequest = readRollbackRequest(dataDir)
  if (earlierRequest?.folder === folder) return earlierRequest.aside
  withdrawRollback(dataDir)
  const asideName = `newer-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  // this is the first step, because it fails on a full disk, and nothing has been changed yet
  await prepareDatabase(dataDir, formerDatabase)
  const partialFile = `${toRequestPath(dataDir)}.part`
  rmSync(partialFile, { force: true })
  writeFileSync(partialFile, `${path.basename(formerDatabase)}\n${asideName}\n${folder}\n`, {
    mode: 0o600,
    flag: 'wx',
  })
  await sync(partialFile)
  renameSync(partialFile, toRequestPath(dataDir))
  await sync(dataDir)
  return path.join(dataDir, asideName)
}

/** If a server died while it carried out the request, undoes the steps that were done. */
export function withdrawRollback(dataDir: string) {
  const request = readRollbackRequest(dataDir)
  if (request) undoRollback(dataDir, request)
  for (const file of [toRequestPath(dataDir), toPreparedPath(dataDir)]) rmSync(file, { force: true })
}

/**
 * Carries out a request for the version in `folder`. The caller holds the lock of the data folder. If the process dies halfway,
 * the next start of that version finishes the request, but a start of any other version undoes the steps that were done.
 */
export async function rollBackDatabase(dataDir: string, folder = versionFolder): Promise<void> {
  const request = readRollbackRequest(dataDir)
  if (!request) return
  if (request.folder !== folder) return undoRollback(dataDir, request)
  const { formerDatabase, aside: asideFolder } = request
  mkdirSync(asideFolder, { recursive: true, mode: 0o700 })
  if (!(existsSync(getSqlitePath(asideFolder)) && existsSync(getSqlitePath(dataDir)))) {
    if (!existsSync(toPreparedPath(dataDir))) await prepareDatabase(dataDir, formerDatabase)
    // the database file moves last, because its -wal and -shm files are useless without it
    moveFiles(['memorial.db-wal', 'memorial.db-shm', 'memorial.db'], dataDir, asideFolder)
    await sync(asideFolder)
    renameSync(toPreparedPath(dataDir), getSqlitePath(dataDir))
  }
  await sync(dataDir)
  rmSync(toRequestPath(dataDir))
  await sync(dataDir)
  console.log(
    `The database is now that of ${path.basename(formerDatabase)}; the newer one is kept in ${asideFolder}.`,
  )
}

/** Returns the path of a duplicate of the older database. Renaming this file makes it the current database. */
const toPreparedPath = (dataDir: string) => `${getSqlitePath(dataDir)}-back`

async function prepareDatabase(dataDir: string, formerDatabase: string) {
  const partialFile = `${toPreparedPath(dataDir)}-part`
  // a file or link that already has this name is never written to
  rmSync(partialFile, { force: true })
  try {
    copyFileSync(formerDatabase, partialFile, constants.COPYFILE_EXCL)
    await sync(partialFile)
    renameSync(partialFile, toPreparedPath(dataDir))
  } catch (error) {
    rmSync(partialFile, { force: true })
    throw error
  }
}

/** Moves the newer database back. Its -wal and -shm files come last, because they must never be next to the older database. */
function undoRollback(dataDir: string, { aside: asideFolder }: { aside: string }) {
  moveFiles(['memorial.db', 'memorial.db-shm', 'memorial.db-wal'], asideFolder, dataDir)
}

function moveFiles(names: readonly string[], from: string, to: string) {
  for (const name of names)
    if (existsSync(path.join(from, name))) renameSync(path.join(from, name), path.join(to, name))
}
