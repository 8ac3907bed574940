import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { buildApp } from './app.ts'
import { closeContext, openContext } from './memorial/openContext.ts'
import { toErrorLine } from './base/process/runCommand.ts'
import { parseConfig } from './base/config/config.ts'
import { rollBackDatabase } from './operations/startup/rollBackDatabase.ts'
import { lockDataDir } from './base/process/lock.ts'
import { toListenError } from './operations/startup/toListenError.ts'
import { openLog } from './base/process/log.ts'
import { findOwnAddress } from './operations/startup/findOwnAddress.ts'
import { removeRunningServer, describeThisServer, writeRunningServer } from './base/process/running.ts'
import { createFirstAdministrator } from './features/auth/auth.ts'
import { openHttps } from './operations/https/openHttps.ts'
import { repeatJobs } from './repeatedJobs.ts'
import { retryVideos } from './features/media/files/renewVideo.ts'
import { scheduleMissingCopies } from './features/music/copyTrack.ts'
import { newestMigration } from './platform/database/migrate.ts'
import { version } from './base/process/version.ts'
import { readEnvFileNames } from './base/config/envFile.ts'
import path from 'node:path'
import { projectFolder } from './base/process/projectFolder.ts'
import { findDataDir } from './base/config/findDataDir.ts'
import { cleanVariables } from './base/config/cleanVariables.ts'
import { describeUnknownVariables } from './base/config/describeUnknownVariables.ts'
import { becomeOwner } from './base/owner.ts'

/** The time limits for a shutdown, in milliseconds: for running requests, and for everything together. */
const GRACE_MS = { requests: 7_000, everything: 9_000 }

try {
  await start()
} catch (error) {
  const line = toErrorLine(error)
  console.error(line === null ? error : `Cannot start: ${line}`)
  process.exit(1)
}

async function start() {
  becomeOwner(findDataDir(process.env))
  const env = cleanVariables(process.env)
  const config = parseConfig(env)
  for (const sentence of describeUnknownVariables(env, readEnvFileNames())) console.warn(sentence)
  // an update or a rollback sends SIGUSR2; before the server responds to requests, it can restart without a shutdown
  process.on('SIGUSR2', startAgain)
  const lock = lockDataDir(config.dataDir)
  // recorded before listening, so that an update finds this process even if it never listens
  writeRunningServer(config.dataDir, describeThisServer(null))
  await rollBackDatabase(config.dataDir)
  const context = await openContext(config, openLog(config.logLevel))
  console.log(`Memorial ${version}, database ${newestMigration}, Node ${process.version}`)
  await context.freeSpace.refresh()
  const stopRefreshing = context.freeSpace.keepRefreshing(context.log)
  const firstAdministrator = await createFirstAdministrator(context)
  const app = await buildApp(context)
  const https = await openHttps(app, context)
  repeatJobs(context, https)
  let stoppingSince = 0
  const stop = async (endProcess: () => void) => {
    if (stoppingSince > 0) return exitAtOnce(stoppingSince)
    stoppingSince = Date.now()
    // lets Node accept waiting connections, because closing the socket would reset them
    await setImmediate()
    // otherwise, a connection whose last request ends during shutdown would stay open for another minute
    const idleTimer = setInterval(() => app.server.closeIdleConnections(), 100)
    setTimeout(() => app.server.closeAllConnections(), GRACE_MS.requests)
    // work that is still unfinished at this time can safely run again after the next start
    setTimeout(endProcess, GRACE_MS.everything)
    await Promise.all([app.close(), https?.close()])
    clearInterval(idleTimer)
    stopRefreshing()
    await closeContext(context)
    // a restart keeps the file that describes the running server, so that an update still finds the server
    if (endProcess === exit) removeRunningServer(config.dataDir)
    lock.close()
    endProcess()
  }
  const exit = () => process.exit(0)
  process.on('SIGINT', () => stop(exit)).on('SIGTERM', () => stop(exit))
  process.off('SIGUSR2', startAgain).on('SIGUSR2', () => {
    // a repeated SIGUSR2 is ignored, unlike a repeated Ctrl-C: if an update was interrupted, running it again sends the signal
    // again
    if (stoppingSince === 0) void stop(startAgain)
  })

  // printed before listening, because the account exists even if listening fails
  if (firstAdministrator)
    console.log(
      `Administrator ${firstAdministrator.username}, password ${firstAdministrator.password} (shown only this once)`,
    )
  await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
    throw toListenError(error, { ...config, name: 'PORT' })
  })
  await https?.listen()
  await retryVideos(context)
  await scheduleMissingCopies(context)
  await context.jobs.beginRepeating()
  context.jobs.start()
  const { port } = app.server.address() as AddressInfo
  const ownAddress = findOwnAddress({ host: config.host, port })
  writeRunningServer(config.dataDir, describeThisServer(ownAddress))
  const publicUrlNote = config.publicUrl ? `, for visitors at ${config.publicUrl}` : ''
  console.log(
    `The memorial is at ${ownAddress}${publicUrlNote}\nIts dashboard is at ${config.publicUrl ?? ownAddress}/admin`,
  )
}

/**
 * Ends the process immediately when Ctrl-C is pressed again. Ignores a signal within 1,000 ms of the first, because the parent
 * process may have passed on the same Ctrl-C.
 */
function exitAtOnce(stoppingSince: number) {
  if (Date.now() - stoppingSince > 1_000) process.exit(1)
}

/** Replaces this process with the server version that is now current. A supervisor such as systemd does not see an exit. */
function startAgain(): void {
  const startScript = path.join(projectFolder, 'scripts/start.mjs')
  if (process.execve) process.execve(process.execPath, [process.execPath, startScript], process.env)
  process.exit(1)
}
