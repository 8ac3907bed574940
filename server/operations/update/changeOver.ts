import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { RunningServer } from '../../../contract/runningServer.ts'
import { readNewestMigration } from '../../platform/database/migrate.ts'
import { findCopyBefore } from '../../platform/database/copyBeforeMigration.ts'
import { checkDatabaseExists, connectDatabase, sqliteFile } from '../../platform/database/open.ts'
import type { Config } from '../../base/config/config.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import { lockDataDir } from '../../base/process/lock.ts'
import {
  rollBackDatabase,
  orderRollback,
  readRollbackOrder,
  withdrawRollback,
} from '../startup/rollBackDatabase.ts'
import { versionFolder, projectFolder } from '../../base/process/projectFolder.ts'
import { readLastServer, readRunning } from '../../base/process/running.ts'
import { version } from '../../base/process/version.ts'
import { linkVersion, type FormerVersion, saveFormer, versionsFolder } from './versions.ts'
import { isAlive, sendSignal, startInBackground } from './programs.ts'
import { findPageFault } from './tryVersion.ts'
import type { Release } from './unpackRelease.ts'
import { listMigrationsAfter } from './countWrittenSince.ts'

/** The longest time for a server to end and for the other version to answer in its place. */
const WAIT_LIMIT_MS = 60_000
/** After this time without a server, no supervisor such as systemd is expected to start one. */
const GONE_MS = 3_000
const LOOK_EVERY_MS = 200

/**
 * Switches later starts and the running server to a release. When the release does not answer in time, goes back and throws
 * PlainError. Every step can be repeated, so that the next command can finish an interrupted change.
 */
export async function goForward(config: Config, former: FormerVersion, release: Release): Promise<void> {
  saveFormer({ ...former, isUnfinished: true })
  withdrawRollback(config.dataDir)
  linkVersion(release.folder)
  const server = await findServer(config.dataDir)
  if (server && !(await restartInto(config, release.folder, server))) {
    await goBack(config, former, server)
    throw new PlainError(
      `version ${release.version} did not answer on your data, though it did on a copy; ${former.version} is back.`,
    )
  }
  if (!server) await leaveToNextStart(config, release.folder)
  noteResult(config, former)
}

/**
 * Goes back to the former version. If that version cannot open the present database, puts the copy from before the migration
 * in place and keeps the present one aside. `forward` is the server that failed to become the new version: its former version is
 * started here if nothing else starts it.
 */
export async function goBack(config: Config, former: FormerVersion, forward?: RunningServer): Promise<void> {
  const copy = await findFormerCopy(config, former)
  saveFormer({ ...former, isUnfinished: true })
  // ordered before the link changes: a start of the former version needs the order, and other versions ignore it
  if (copy) {
    const aside = await orderRollback(config.dataDir, copy, former.folder)
    console.log(`Everything written since is kept in ${aside}.`)
  }
  linkVersion(former.folder)
  const server = onlyOurs(readRunning(config.dataDir)) ?? forward ?? (await findServer(config.dataDir))
  if (server) await bringServerBack(config, former.folder, server)
  else await leaveToNextStart(config, former.folder)
  noteResult(config, former)
}

/** Notes whether the change has finished: an order is still open when somebody has to restart a server elsewhere first. */
const noteResult = (config: Config, former: FormerVersion) =>
  saveFormer({ ...former, isUnfinished: readRollbackOrder(config.dataDir) !== null })

/** Finishes the change of a killed or failed command, in the direction that the link shows. */
export async function finishChange(config: Config, former: FormerVersion): Promise<void> {
  console.log('An earlier update or npm run back was interrupted; finishing it first…')
  if (former.folder === versionFolder) await goBack(config, former)
  else await goForward(config, former, { folder: versionFolder, version })
}

/** Finds the copy of the database that the former version can open; null when it can open the present database. */
export async function findFormerCopy(config: Config, former: FormerVersion): Promise<string | null> {
  const order = readRollbackOrder(config.dataDir)
  // when the order is half carried out, there may be no database to open
  if (order?.folder === former.folder) return order.copy
  checkDatabaseExists(config)
  await using db = await connectDatabase(config)
  if ((await readNewestMigration(db)) <= former.migration) return null
  const [first = ''] = await listMigrationsAfter(db, former.migration)
  const copy = config.databaseUrl ? null : findCopyBefore(sqliteFile(config.dataDir), first)
  if (copy) return copy
  throw new PlainError(
    `version ${former.version} cannot open the database as it is now, and there is no copy of it in DATA_DIR. ` +
      `Restore it with its own tools (pg_restore), or restore ${former.copy} in an empty place, then go back.`,
  )
}

/** Null for a server from elsewhere, such as a container: on this machine its pid may belong to another process. */
const onlyOurs = (server: RunningServer | null) =>
  server && (server.folder === projectFolder || path.dirname(server.folder) === versionsFolder)
    ? server
    : null

const findServer = (dataDir: string) => waitForServer(dataDir, (server) => server)

/** Waits until `find` returns something about the running server. Gives up early when there is no server and none starts. */
async function waitForServer<T>(
  dataDir: string,
  find: (server: RunningServer) => T | Promise<T>,
  starting?: number,
): Promise<T | null> {
  const since = Date.now()
  let seenAt = since
  while (Date.now() - since < WAIT_LIMIT_MS && Date.now() - seenAt < GONE_MS) {
    const server = onlyOurs(readRunning(dataDir))
    const found = server && (await find(server))
    if (found) return found
    const pid = starting ?? onlyOurs(readLastServer(dataDir))?.pid
    if (server || (pid !== undefined && isAlive(pid))) seenAt = Date.now()
    await setTimeout(LOOK_EVERY_MS)
  }
  return null
}

async function restartInto(config: Config, folder: string, server: RunningServer): Promise<boolean> {
  if (server.folder !== folder) sendSignal(server.pid, 'SIGUSR2')
  return waitUntilServed(config, folder)
}

/** Brings the server back to the former version. Throws PlainError when that does not answer either. */
async function bringServerBack(config: Config, folder: string, server: RunningServer): Promise<void> {
  if (await restartInto(config, folder, server)) return
  // only the process that holds the lock is certain to be the server
  const survivor = onlyOurs(readRunning(config.dataDir))
  if (survivor) {
    sendSignal(survivor.pid, 'SIGKILL')
    // gives a supervisor a moment to start it
    if (await waitUntilServed(config, folder)) return
  }
  const pid = startInBackground(projectFolder, config.dataDir)
  if (!(await waitUntilServed(config, folder, pid)))
    throw new PlainError('the former version does not answer either; npm start will say why.')
  console.log(
    `The former version runs in the background (process ${pid}); restart it in your usual way when it suits you.`,
  )
}

/** Waits until this version serves the data; `starting` is the pid of a process that was just started for that. */
const waitUntilServed = async ({ dataDir }: Config, folder: string, starting?: number): Promise<boolean> =>
  (await waitForServer(
    dataDir,
    async (server) => server.folder === folder && server.address && (await isReady(server.address)),
    starting,
  )) === true

const isReady = async (address: string) =>
  (await findPageFault(address, '/readyz')) === null &&
  (await findPageFault(address, '/', '</html>')) === null

/** Leaves a version to the next start. Carries out an open order now, unless a process uses the data. */
async function leaveToNextStart(config: Config, folder: string): Promise<void> {
  using lock = lockIfFree(config.dataDir)
  if (lock) await rollBackDatabase(config.dataDir, folder)
  console.log(
    lock
      ? 'No server is running here; npm start starts this version.'
      : 'Restart the server now, in your usual way (systemctl restart memorial).',
  )
}

/** Locks the data folder; null when a process uses it. */
function lockIfFree(dataDir: string) {
  const taken = new PlainError('')
  try {
    return lockDataDir(dataDir, taken)
  } catch (error) {
    if (error === taken) return null
    throw error
  }
}
