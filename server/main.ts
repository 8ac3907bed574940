import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { buildApp } from './app.ts'
import { closeContext, openContext } from './platform/openContext.ts'
import { toErrorLine } from './base/process/runCommand.ts'
import { parseConfig } from './base/config/config.ts'
import { rollBackDatabase } from './operations/startup/rollBackDatabase.ts'
import { lockDataDir } from './base/process/lock.ts'
import { toListenError } from './operations/startup/toListenError.ts'
import { openLog } from './base/process/log.ts'
import { findOwnAddress } from './operations/startup/findOwnAddress.ts'
import { removeRunning, describeThisServer, writeRunning } from './base/process/running.ts'
import { createFirstAdministrator } from './features/auth/auth.ts'
import { openHttps } from './operations/https/openHttps.ts'
import { retryVideos } from './features/media/files/renewVideo.ts'
import { convertTracks } from './features/music/copyTrack.ts'
import { newestMigration } from './platform/database/migrate.ts'
import { version } from './base/process/version.ts'
import { distFolder } from './base/process/programFile.ts'
import { cleanVariables, unknownVariables } from './base/config/variables.ts'
import { readEnvFileNames } from './base/config/envFile.ts'
import path from 'node:path'
import { projectFolder } from './base/process/projectFolder.ts'

/** How long shutting down waits for running requests, and for everything. Milliseconds. */
const GRACE_MS = { requests: 7_000, everything: 9_000 }

try {
  await start()
} catch (error) {
  const line = toErrorLine(error)
  console.error(line === null ? error : `Cannot start: ${line}`)
  process.exit(1)
}

async function start() {
  const env = cleanVariables(process.env)
  const config = parseConfig(env)
  for (const sentence of unknownVariables(env, readEnvFileNames())) console.warn(sentence)
  // an update and going back send SIGUSR2; until something is served, nothing has to end first
  process.on('SIGUSR2', startAgain)
  const lock = lockDataDir(config.dataDir)
  // written before listening: an update must find the process even if it never listens
  writeRunning(config.dataDir, describeThisServer(null))
  await rollBackDatabase(config.dataDir)
  const context = await openContext(config, openLog(config.logLevel))
  console.log(`Memorial ${version}, database ${newestMigration}, Node ${process.version}`)
  await context.freeSpace.refresh()
  const created = await createFirstAdministrator(context)
  const app = await buildApp(context, distFolder)
  const https = await openHttps(app, context)
  let stoppingSince = 0
  const stop = async (end: () => void) => {
    if (stoppingSince > 0) return exitAtOnce(stoppingSince)
    stoppingSince = Date.now()
    // accepts waiting connections first: closing the socket would reset them
    await setImmediate()
    // a connection whose last request ends during shutdown would otherwise stay open for another minute
    const closingIdle = setInterval(() => app.server.closeIdleConnections(), 100)
    setTimeout(() => app.server.closeAllConnections(), GRACE_MS.requests)
    // everything still running can safely be repeated after the next start
    setTimeout(end, GRACE_MS.everything)
    await Promise.all([app.close(), https?.close()])
    clearInterval(closingIdle)
    await closeContext(context)
    // the file stays for a restart, so that the server is still found
    if (end === exit) removeRunning(config.dataDir)
    lock.close()
    end()
  }
  const exit = () => process.exit(0)
  process.on('SIGINT', () => stop(exit)).on('SIGTERM', () => stop(exit))
  process.off('SIGUSR2', startAgain).on('SIGUSR2', () => {
    // unlike a second Ctrl-C, a second signal changes nothing: it may come from an update that finishes an earlier one
    if (stoppingSince === 0) void stop(startAgain)
  })

  // printed before listening: the account exists even if listening fails
  if (created)
    console.log(`Administrator ${created.username}, password ${created.password} (shown only this once)`)
  const address = await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
    throw toListenError(error, { ...config, name: 'PORT' })
  })
  await https?.listen()
  await retryVideos(context)
  await convertTracks(context)
  await context.jobs.beginRepeating()
  context.jobs.start()
  const { port } = app.server.address() as AddressInfo
  writeRunning(config.dataDir, describeThisServer(findOwnAddress({ host: config.host, port })))
  const publicAddress = config.publicUrl ? `, for visitors at ${config.publicUrl}` : ''
  console.log(
    `The memorial is at ${address}${publicAddress}\nIts dashboard is at ${config.publicUrl ?? address}/admin`,
  )
}

/** A second Ctrl-C ends the process at once. Within a second it may be the first one, passed on by the parent process. */
function exitAtOnce(stoppingSince: number) {
  if (Date.now() - stoppingSince > 1_000) process.exit(1)
}

/** Replaces this process with a start of the now current version; a supervisor such as systemd sees no exit. */
function startAgain(): void {
  const start = path.join(projectFolder, 'scripts/start.mjs')
  if (process.execve) process.execve(process.execPath, [process.execPath, start], process.env)
  process.exit(1)
}
