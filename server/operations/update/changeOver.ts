import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { RunningServer } from '../../../contract/runningServer.ts'
import { migrationOf } from '../../platform/database/migrate.ts'
import { findCopyBefore } from '../../platform/database/copyBeforeMigration.ts'
import { checkDatabaseExists, connectDatabase, sqliteFile } from '../../platform/database/open.ts'
import type { Config } from '../../base/config/config.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import { lockDataDir } from '../../base/process/lock.ts'
import { bringBack, orderBack, readOrder, withdrawOrder } from '../startup/bringBack.ts'
import { presentFolder, projectFolder } from '../../base/process/projectFolder.ts'
import { readLastServer, readRunning } from '../../base/process/running.ts'
import { version } from '../../base/process/version.ts'
import { changeTo, type Former, noteFormer, versionsFolder } from './places.ts'
import { isAlive, signal, startInBackground } from './programs.ts'
import { faultOf } from './tryOut.ts'
import type { Release } from './unpackRelease.ts'
import { migrationsAfter } from './writtenSince.ts'

/** How long a server may take to end, and the other version to answer in its place. */
const WAIT_LIMIT_MS = 60_000
/** How long nobody may run before nobody is expected to come, such as systemd. */
const GONE_MS = 3_000
const LOOK_EVERY_MS = 200

/**
 * Lets starts and the running server become a release. When that does not answer in time, goes back and throws PlainError.
 * Each step may be done twice: the next command finishes what a killed one began.
 */
export async function goForward(config: Config, former: Former, release: Release): Promise<void> {
  noteFormer({ ...former, isUnfinished: true })
  withdrawOrder(config.dataDir)
  changeTo(release.folder)
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
 * Goes back to the former version. When the database has a form that it does not know, the copy that was taken before that
 * changed is put in place, and what there is now is kept aside. Where a `forward` server was to become the new version, the former
 * one is started here when nobody else does.
 */
export async function goBack(config: Config, former: Former, forward?: RunningServer): Promise<void> {
  const copy = await copyFor(config, former)
  noteFormer({ ...former, isUnfinished: true })
  // before the link: a start of the former version needs the order, one of any other passes it over
  if (copy) {
    const aside = await orderBack(config.dataDir, copy, former.folder)
    console.log(`What was written since is kept in ${aside}.`)
  }
  changeTo(former.folder)
  const server = onlyOurs(readRunning(config.dataDir)) ?? forward ?? (await findServer(config.dataDir))
  if (server) await bringServerBack(config, former.folder, server)
  else await leaveToNextStart(config, former.folder)
  noteResult(config, former)
}

/** An order stays where an unseen server has to be restarted first. */
const noteResult = (config: Config, former: Former) =>
  noteFormer({ ...former, isUnfinished: readOrder(config.dataDir) !== null })

/** Finishes what a killed or failed command began: the link decides whether forward or back. */
export async function finishChange(config: Config, former: Former): Promise<void> {
  console.log('An earlier update, or npm run back, did not end; finishing that first…')
  if (former.folder === presentFolder) await goBack(config, former)
  else await goForward(config, former, { folder: presentFolder, version })
}

/** The copy of the database that the former version can open; null when it can open the present one. */
export async function copyFor(config: Config, former: Former): Promise<string | null> {
  const order = readOrder(config.dataDir)
  // half carried out, there may be no database
  if (order?.folder === former.folder) return order.copy
  checkDatabaseExists(config)
  await using db = await connectDatabase(config)
  if ((await migrationOf(db)) <= former.migration) return null
  const [first = ''] = await migrationsAfter(db, former.migration)
  const copy = config.databaseUrl ? null : findCopyBefore(sqliteFile(config.dataDir), first)
  if (copy) return copy
  throw new PlainError(
    `version ${former.version} cannot open the database as it is now, and there is no copy of it in DATA_DIR. ` +
      `Bring it back by its own means (pg_restore), or restore ${former.copy} in an empty place, then go back.`,
  )
}

/** Null for a server that runs from elsewhere, such as in a container: here its pid may be another process's. */
const onlyOurs = (server: RunningServer | null) =>
  server && (server.folder === projectFolder || path.dirname(server.folder) === versionsFolder)
    ? server
    : null

const findServer = (dataDir: string) => waitForServer(dataDir, (server) => server)

/** Waits until `find` finds something about the running server. Gives up early when no server is there, and none starts again. */
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
  if (server.folder !== folder) signal(server.pid, 'SIGUSR2')
  return waitUntilServed(config, folder)
}

/** Throws PlainError when the former version does not answer either, however it is started. */
async function bringServerBack(config: Config, folder: string, server: RunningServer): Promise<void> {
  if (await restartInto(config, folder, server)) return
  // only who holds the lock is certain to be the server
  const survivor = onlyOurs(readRunning(config.dataDir))
  if (survivor) {
    signal(survivor.pid, 'SIGKILL')
    // whatever looks after the server has a moment to start it
    if (await waitUntilServed(config, folder)) return
  }
  const pid = startInBackground(projectFolder, config.dataDir)
  if (!(await waitUntilServed(config, folder, pid)))
    throw new PlainError('the former version does not answer either; npm start says why.')
  console.log(
    `The former version runs in the background (process ${pid}); start it as you always do when it suits.`,
  )
}

/** Waits until this version serves the data; `starting` is the process that is to. */
const waitUntilServed = async ({ dataDir }: Config, folder: string, starting?: number): Promise<boolean> =>
  (await waitForServer(
    dataDir,
    async (server) => server.folder === folder && server.address && (await isReady(server.address)),
    starting,
  )) === true

const isReady = async (address: string) =>
  (await faultOf(address, '/readyz')) === null && (await faultOf(address, '/', '</html>')) === null

/** Leaves a version to the next start, and its order, too, where somebody else uses the data. */
async function leaveToNextStart(config: Config, folder: string): Promise<void> {
  using lock = lockIfFree(config.dataDir)
  if (lock) await bringBack(config.dataDir, folder)
  console.log(
    lock
      ? 'No server is running here; npm start starts this version.'
      : 'Restart the server now, as you always do (systemctl restart memorial).',
  )
}

/** Null when somebody uses the data. */
function lockIfFree(dataDir: string) {
  const taken = new PlainError('')
  try {
    return lockDataDir(dataDir, taken)
  } catch (error) {
    if (error === taken) return null
    throw error
  }
}
