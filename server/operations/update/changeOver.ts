import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { RunningServer } from '../../../contract/runningServer.ts'
import { readNewestMigration } from '../../platform/database/migrate.ts'
import { findDatabaseBefore } from '../../platform/database/copyBeforeMigration.ts'
import { checkDatabaseExists, connectDatabase, getSqlitePath } from '../../platform/database/open.ts'
import type { Config } from '../../base/config/config.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import { lockDataDir } from '../../base/process/lock.ts'
import {
  rollBackDatabase,
  requestRollback,
  readRollbackRequest,
  withdrawRollback,
} from '../startup/rollBackDatabase.ts'
import { versionFolder, projectFolder } from '../../base/process/projectFolder.ts'
import { readLastServer, readRunningServer } from '../../base/process/running.ts'
import { version } from '../../base/process/version.ts'
import { linkVersion, type FormerVersion, saveFormerVersion, versionsFolder } from './versions.ts'
import { isServer, sendSignal, startInBackground } from './programs.ts'
import { findPageFault } from './tryVersion.ts'
import type { Release } from './unpackRelease.ts'
import { listMigrationsAfter } from './countWrittenSince.ts'

/** The maximum time in ms for a server to end and for another version to respond in its place. */
const WAIT_LIMIT_MS = 60_000
/** If no server has been running for this time in ms, no supervisor such as systemd is expected to start one. */
const NO_SERVER_LIMIT_MS = 3_000
const CHECK_INTERVAL_MS = 200

/**
 * Switches to a release: restarts the running server with it, and makes later starts use it. If the release does not respond in
 * time, goes back to the former version and throws PlainError. If the switch is interrupted, the next update or `npm run back`
 * can repeat every step.
 */
export async function goForward(config: Config, former: FormerVersion, release: Release): Promise<void> {
  saveFormerVersion({ ...former, isUnfinished: true })
  withdrawRollback(config.dataDir)
  linkVersion(release.folder)
  const server = await findServer(config.dataDir)
  if (server && !(await restartWith(config, release.folder, server))) {
    await goBack(config, former, server)
    throw new PlainError(
      `version ${release.version} did not answer on your data, though it did on a copy of them; ${former.version} is back.`,
    )
  }
  if (!server) await leaveToNextStart(config, release.folder)
  saveResult(config, former)
}

/**
 * If the former version cannot open the current database, replaces the database with the duplicate from before the migration, and
 * keeps the current database in another folder. `failedServer` is a server that did not respond after its restart with the new
 * version. If nothing else starts the former version, this function does.
 */
export async function goBack(
  config: Config,
  former: FormerVersion,
  failedServer?: RunningServer,
): Promise<void> {
  const formerDatabase = await findFormerDatabase(config, former)
  saveFormerVersion({ ...former, isUnfinished: true })
  // the request is made before the link changes, because the former version must find it when it starts; other versions ignore it
  if (formerDatabase) {
    const asideFolder = await requestRollback(config.dataDir, formerDatabase, former.folder)
    console.log(`Everything written since is kept in ${asideFolder}.`)
  }
  linkVersion(former.folder)
  const server =
    ignoreForeign(readRunningServer(config.dataDir)) ?? failedServer ?? (await findServer(config.dataDir))
  if (server) await bringServerBack(config, former.folder, server)
  else await leaveToNextStart(config, former.folder)
  saveResult(config, former)
}

/**
 * Saves whether the switch to another version is finished. The switch is unfinished while there still is a rollback request,
 * because then somebody must first restart a server elsewhere.
 */
const saveResult = (config: Config, former: FormerVersion) =>
  saveFormerVersion({ ...former, isUnfinished: readRollbackRequest(config.dataDir) !== null })

/** Finishes the switch that a killed or failed command began. The link shows whether that command went forward or back. */
export async function finishChange(config: Config, former: FormerVersion): Promise<void> {
  console.log('An earlier update or npm run back was interrupted; finishing it first…')
  if (former.folder === versionFolder) await goBack(config, former)
  else await goForward(config, former, { folder: versionFolder, version })
}

/** Finds an older database that the former version can open. Returns null if that version can open the current database. */
export async function findFormerDatabase(config: Config, former: FormerVersion): Promise<string | null> {
  const request = readRollbackRequest(config.dataDir)
  // if a part of the request has been carried out, there may be no database to open
  if (request?.folder === former.folder) return request.formerDatabase
  checkDatabaseExists(config)
  await using db = await connectDatabase(config)
  if ((await readNewestMigration(db)) <= former.migration) return null
  const [firstMigration = ''] = await listMigrationsAfter(db, former.migration)
  const formerDatabase = config.databaseUrl
    ? null
    : findDatabaseBefore(getSqlitePath(config.dataDir), firstMigration)
  if (formerDatabase) return formerDatabase
  throw new PlainError(
    `version ${former.version} cannot open the database as it is now, and there is no copy of it in DATA_DIR. ` +
      `Restore it with its own tools (pg_restore), or restore ${former.copy} in an empty place, then go back.`,
  )
}

/**
 * Returns the server if it runs from this project's folders, otherwise null. A server elsewhere, such as in a container, does not
 * count, because its pid may belong to another process on this machine. Nor does a pid of any other process.
 */
const ignoreForeign = (server: RunningServer | null) =>
  server &&
  (server.folder === projectFolder || path.dirname(server.folder) === versionsFolder) &&
  isServer(server.pid)
    ? server
    : null

const findServer = (dataDir: string) => waitForServer(dataDir, (server) => server)

/**
 * Waits until `findResult` returns a truthy value for the running server, and returns that value. Returns null after a minute, or
 * earlier if no server is running and none starts.
 */
async function waitForServer<T>(
  dataDir: string,
  findResult: (server: RunningServer) => T | Promise<T>,
  startingPid?: number,
): Promise<T | null> {
  const startedAt = Date.now()
  let seenAt = startedAt
  while (Date.now() - startedAt < WAIT_LIMIT_MS && Date.now() - seenAt < NO_SERVER_LIMIT_MS) {
    const server = ignoreForeign(readRunningServer(dataDir))
    const result = server && (await findResult(server))
    if (result) return result
    const isStarting =
      startingPid === undefined ? ignoreForeign(readLastServer(dataDir)) : isServer(startingPid)
    if (server || isStarting) seenAt = Date.now()
    await setTimeout(CHECK_INTERVAL_MS)
  }
  return null
}

async function restartWith(config: Config, folder: string, server: RunningServer): Promise<boolean> {
  if (server.folder !== folder) sendSignal(server.pid, 'SIGUSR2')
  return waitUntilServed(config, folder)
}

/** Restarts the server with the former version. Throws PlainError if that version does not respond, either. */
async function bringServerBack(config: Config, folder: string, server: RunningServer): Promise<void> {
  if (await restartWith(config, folder, server)) return
  // kills only the process that holds the lock, because only that process is certainly the server
  const survivor = ignoreForeign(readRunningServer(config.dataDir))
  if (survivor) {
    sendSignal(survivor.pid, 'SIGKILL')
    // gives a supervisor such as systemd time to start the former version
    if (await waitUntilServed(config, folder)) return
  }
  const pid = startInBackground()
  if (!(await waitUntilServed(config, folder, pid)))
    throw new PlainError('the former version does not answer either; npm start will say why.')
  console.log(
    `The former version runs in the background (process ${pid}); restart it in your usual way when it suits you.`,
  )
}

/** Waits until the version in `folder` serves the data. `startingPid` is the pid of the process that was started for this. */
const waitUntilServed = async ({ dataDir }: Config, folder: string, startingPid?: number): Promise<boolean> =>
  (await waitForServer(
    dataDir,
    async (server) => server.folder === folder && server.address && (await isReady(server.address)),
    startingPid,
  )) === true

const isReady = async (address: string) =>
  (await findPageFault(address, '/readyz')) === null &&
  (await findPageFault(address, '/', '</html>')) === null

/** Tells people to start or restart the server. Carries out a rollback request now, unless a process uses the data folder. */
async function leaveToNextStart(config: Config, folder: string): Promise<void> {
  using lock = lockIfFree(config.dataDir)
  if (lock) await rollBackDatabase(config.dataDir, folder)
  console.log(
    lock
      ? 'No server is running here; npm start starts this version.'
      : 'Restart the server now, in your usual way (systemctl restart memorial).',
  )
}

/** Returns null if a process uses the data folder. */
function lockIfFree(dataDir: string) {
  const takenError = new PlainError('')
  try {
    return lockDataDir(dataDir, takenError)
  } catch (error) {
    if (error === takenError) return null
    throw error
  }
}
