import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { buildApp } from './app.ts'
import { closeContext, openContext } from './platform/openContext.ts'
import { lineOf } from './base/process/runCommand.ts'
import { parseConfig } from './base/config/config.ts'
import { bringBack } from './operations/startup/bringBack.ts'
import { lockDataDir } from './base/process/lock.ts'
import { listenFault } from './operations/startup/listenFault.ts'
import { openLog } from './base/process/log.ts'
import { ownAddress } from './operations/startup/ownAddress.ts'
import { removeRunning, thisServer, writeRunning } from './base/process/running.ts'
import { firstAdministrator } from './features/auth/auth.ts'
import { openHttps } from './operations/https/openHttps.ts'
import { retryFilms } from './features/media/files/renewFilm.ts'
import { convertTracks } from './features/music/copyTrack.ts'
import { newestMigration } from './platform/database/migrate.ts'
import { version } from './base/process/version.ts'
import { distFolder } from './base/process/programFile.ts'
import { cleanVariables, unknownVariables } from './base/config/variables.ts'
import { writtenVariables } from './base/config/envFile.ts'
import path from 'node:path'
import { projectFolder } from './base/process/projectFolder.ts'

/** How long the end waits for requests and jobs under way. */
const GRACE_MS = { requests: 7_000, everything: 9_000 }

try {
  await start()
} catch (error) {
  const line = lineOf(error)
  console.error(line === null ? error : `Cannot start: ${line}`)
  process.exit(1)
}

async function start() {
  const env = cleanVariables(process.env)
  const config = parseConfig(env)
  for (const sentence of unknownVariables(env, writtenVariables())) console.warn(sentence)
  // an update asks for it, and going back; while nothing is served, nothing has to end first
  process.on('SIGUSR2', startAgain)
  const lock = lockDataDir(config.dataDir)
  // before it listens, too: an update must know whom to end when it never does
  writeRunning(config.dataDir, thisServer(null))
  await bringBack(config.dataDir)
  const context = await openContext(config, openLog(config.logLevel))
  console.log(`Memorial ${version}, database ${newestMigration}, Node ${process.version}`)
  await context.freeSpace.refresh()
  const created = await firstAdministrator(context)
  const app = await buildApp(context, distFolder)
  const https = await openHttps(app, context)
  let stoppingSince = 0
  const stop = async (end: () => void) => {
    if (stoppingSince > 0) return exitAtOnce(stoppingSince)
    stoppingSince = Date.now()
    // a connection that waits is accepted first: closing the socket would reset it
    await setImmediate()
    // a connection whose last request ends from here on would stay open for another minute
    const closingIdle = setInterval(() => app.server.closeIdleConnections(), 100)
    setTimeout(() => app.server.closeAllConnections(), GRACE_MS.requests)
    // whatever is still at work may safely be done again after the next start
    setTimeout(end, GRACE_MS.everything)
    await Promise.all([app.close(), https?.close()])
    clearInterval(closingIdle)
    await closeContext(context)
    // a server that starts again is still found by it
    if (end === exit) removeRunning(config.dataDir)
    lock.close()
    end()
  }
  const exit = () => process.exit(0)
  process.on('SIGINT', () => stop(exit)).on('SIGTERM', () => stop(exit))
  process.off('SIGUSR2', startAgain).on('SIGUSR2', () => {
    // unlike a second Ctrl-C a second one changes nothing: an update that was cut off is finished by another one
    if (stoppingSince === 0) void stop(startAgain)
  })

  // first: a start that cannot listen has made it all the same
  if (created)
    console.log(`Administrator ${created.username}, password ${created.password} (shown only this once)`)
  const address = await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
    throw listenFault(error, { ...config, name: 'PORT' })
  })
  await https?.listen()
  await retryFilms(context)
  await convertTracks(context)
  await context.jobs.beginRepeating()
  context.jobs.start()
  const { port } = app.server.address() as AddressInfo
  writeRunning(config.dataDir, thisServer(ownAddress({ host: config.host, port })))
  const publicAddress = config.publicUrl ? `, for visitors at ${config.publicUrl}` : ''
  console.log(
    `The memorial is at ${address}${publicAddress}\nIts dashboard is at ${config.publicUrl ?? address}/admin`,
  )
}

/** A second Ctrl-C ends the process; within a second it may be the first one, passed on by whoever started us. */
function exitAtOnce(stoppingSince: number) {
  if (Date.now() - stoppingSince > 1_000) process.exit(1)
}

/** Replaces this process by a new start, of the version that is the present one by now: whatever looks after it sees no end. */
function startAgain(): void {
  const start = path.join(projectFolder, 'scripts/start.mjs')
  if (process.execve) process.execve(process.execPath, [process.execPath, start], process.env)
  process.exit(1)
}
