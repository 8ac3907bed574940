import { setTimeout } from 'node:timers/promises'
import { migrationOf } from '../database/migrate.ts'
import { findCopyBefore } from '../database/copyBeforeMigration.ts'
import { connectDatabase, sqliteFile } from '../database/open.ts'
import { type Config, StartupError } from '../config.ts'
import { lockDataDir } from '../startup/lock.ts'
import { requestBack } from '../startup/bringBack.ts'
import { ownAddress } from '../startup/ownAddress.ts'
import { projectFolder, VERSIONS } from '../startup/projectFolder.ts'
import { changeTo, type Former } from './places.ts'
import { startInBackground } from './programs.ts'
import { type RunningServer, runningServer } from './runningServer.ts'
import { faultOf } from './tryOut.ts'
import { migrationsAfter } from './writtenSince.ts'

/** How long a server may take to end, and the other version to answer in its place. */
const WAIT_LIMIT_MS = 60_000
/** How long nobody may run before nobody is expected to come, such as systemd. */
const GONE_MS = 3_000
const LOOK_EVERY_MS = 200

/** Lets starts and the running server become a version. False when that does not answer in time. */
export async function changeOver(config: Config, folder: string): Promise<boolean> {
  changeTo(folder)
  const server = runningServer(config.dataDir)
  if (server) return becomes(config, folder, server)
  if (isLocked(config.dataDir))
    console.log('Restart the server now, as you always do (systemctl restart memorial).')
  else console.log('No server is running here; npm start starts this version.')
  return true
}

async function becomes(config: Config, folder: string, { pid }: RunningServer): Promise<boolean> {
  process.kill(pid, 'SIGUSR2')
  return answers(config, folder, pid)
}

/** Whether somebody uses the data whom this user cannot see. */
function isLocked(dataDir: string): boolean {
  const taken = new StartupError('')
  try {
    lockDataDir(dataDir, taken).close()
    return false
  } catch (error) {
    if (error === taken) return true
    throw error
  }
}

/** Waits until this version holds the data and answers; not when nobody does who could become it. */
async function answers(config: Config, folder: string, pid?: number): Promise<boolean> {
  const address = ownAddress(config)
  const since = Date.now()
  let seenAt = since
  while (Date.now() - since < WAIT_LIMIT_MS && Date.now() - seenAt < GONE_MS) {
    const command = runningServer(config.dataDir)?.command
    if (command !== undefined || (pid !== undefined && isAlive(pid))) seenAt = Date.now()
    if (isOf(folder, command) && (await isReady(address))) return true
    await setTimeout(LOOK_EVERY_MS)
  }
  return false
}

/** A version in versions/ lies in the project's folder, too. */
const isOf = (folder: string, command = '') =>
  command.includes(`${folder}/`) && (folder !== projectFolder || !command.includes(`/${VERSIONS}/`))

const isReady = async (address: string) =>
  (await faultOf(address, '/readyz')) === null && (await faultOf(address, '/', '</html>')) === null

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/**
 * Goes back to the former version. When the database has a form that it does not know, the copy that was taken before that
 * changed is put in place, and what there is now is kept aside. `mustRun`: it is started here when nobody else does.
 */
export async function goBack(config: Config, former: Former, { mustRun = false } = {}): Promise<void> {
  const copy = await copyFor(config, former)
  // first: whichever version starts from here on is the former one
  changeTo(former.folder)
  if (copy) console.log(`What was written since is kept in ${requestBack(config.dataDir, copy)}.`)
  const server = runningServer(config.dataDir)
  if (!server && !mustRun) return void (await changeOver(config, former.folder))
  if (server && (await becomes(config, former.folder, server))) return
  const survivor = runningServer(config.dataDir)
  if (survivor) process.kill(survivor.pid, 'SIGKILL')
  // whatever looks after the server has a moment to start it
  if (await answers(config, former.folder)) return
  const pid = startInBackground(projectFolder, config.dataDir)
  if (!(await answers(config, former.folder, pid)))
    throw new StartupError('the former version does not answer either; npm start says why.')
  console.log(
    `The former version runs in the background (process ${pid}); start it as you always do when it suits.`,
  )
}

/** The copy of the database that the former version can open; null when it can open the present one. */
export async function copyFor(config: Config, former: Former): Promise<string | null> {
  await using db = await connectDatabase(config)
  if ((await migrationOf(db)) <= former.migration) return null
  const [first = ''] = await migrationsAfter(db, former.migration)
  const copy = config.databaseUrl ? null : findCopyBefore(sqliteFile(config.dataDir), first)
  if (copy) return copy
  throw new StartupError(
    `version ${former.version} cannot open the database as it is now, and there is no copy of it in DATA_DIR. ` +
      `Bring it back by its own means (pg_restore), or restore ${former.copy} in an empty place, then go back.`,
  )
}
