import { pino } from 'pino'
import { beginBackups } from './backup/jobs.ts'
import { buildApp } from './app.ts'
import { closeContext, openContext } from './openContext.ts'
import { readConfig, StartupError } from './config.ts'
import { lockDataDir } from './lock.ts'
import { firstAdministrator } from './features/auth/auth.ts'
import { retryFilms } from './features/media/renewFilm.ts'
import { convertTracks } from './features/music/copyTrack.ts'
import { distFolder } from './programFile.ts'
import { beginVerifying } from './verify/jobs.ts'

/** How long the end waits for requests and jobs under way. */
const GRACE_MS = { requests: 7_000, everything: 9_000 }

try {
  await start()
} catch (error) {
  const isExpected = error instanceof StartupError || (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  console.error(isExpected ? `Cannot start: ${(error as Error).message}` : error)
  process.exit(1)
}

async function start() {
  const config = readConfig(process.env)
  const lock = lockDataDir(config.dataDir)
  const context = await openContext(config, pino({ level: 'warn' }))
  await context.freeSpace.refresh()
  const created = await firstAdministrator(context)
  const app = await buildApp(context, distFolder)
  let stoppingSince = 0
  const stop = async () => {
    if (stoppingSince > 0) return exitAtOnce(stoppingSince)
    stoppingSince = Date.now()
    // a connection whose last request ends from here on would stay open for another minute
    const closingIdle = setInterval(() => app.server.closeIdleConnections(), 100)
    setTimeout(() => app.server.closeAllConnections(), GRACE_MS.requests)
    // whatever is still at work may safely be done again after the next start
    setTimeout(() => process.exit(0), GRACE_MS.everything)
    await app.close()
    clearInterval(closingIdle)
    await closeContext(context)
    lock.close()
    process.exit(0)
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)

  const address = await app.listen({ host: config.host, port: config.port })
  await beginVerifying(context)
  await beginBackups(context)
  await retryFilms(context)
  await convertTracks(context)
  context.jobs.start()
  if (created)
    console.log(`Administrator ${created.username}, password ${created.password} (shown only this once)`)
  const publicAddress = config.publicUrl ? `, for visitors at ${config.publicUrl}` : ''
  console.log(`The memorial is at ${address}${publicAddress}`)
}

/** A second Ctrl-C ends the process; within a second it may be the first one, passed on by whoever started us. */
function exitAtOnce(stoppingSince: number) {
  if (Date.now() - stoppingSince > 1_000) process.exit(1)
}
