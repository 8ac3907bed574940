import path from 'node:path'
import { pino } from 'pino'
import { buildApp, closeHouse, openHouse } from './app.ts'
import { readConfig, StartRefused } from './config.ts'
import { lockDataDir } from './lock.ts'
import { firstAdministrator } from './rooms/auth/auth.ts'

const dist = path.join(import.meta.dirname, '..', 'dist')

try {
  await start()
} catch (error) {
  const refused = error instanceof StartRefused || (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  console.error(refused ? `Cannot start: ${(error as Error).message}` : error)
  process.exit(1)
}

async function start() {
  const config = readConfig(process.env)
  const unlock = lockDataDir(config.dataDir)
  const house = await openHouse(config, pino({ level: 'warn' }))
  const made = await firstAdministrator(house)
  const app = await buildApp(house, dist)
  let stoppingSince = 0
  const stop = async () => {
    if (stoppingSince > 0) return endAtOnce(stoppingSince)
    stoppingSince = Date.now()
    // a connection whose last request has ended meanwhile would otherwise be kept for another minute
    const idle = setInterval(() => app.server.closeIdleConnections(), 100)
    await app.close()
    clearInterval(idle)
    await closeHouse(house)
    unlock()
    process.exit(0)
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)

  const address = await app.listen({ host: config.host, port: config.port })
  house.chores.start()
  if (made) console.log(`Administrator ${made.username}, password ${made.password} (shown only this once)`)
  const elsewhere = config.publicUrl ? `, for visitors at ${config.publicUrl}` : ''
  console.log(`The memorial is at ${address}${elsewhere}`)
}

/** For who is tired of waiting; one Ctrl-C may reach us twice, from the terminal and from whoever started us. */
function endAtOnce(stoppingSince: number) {
  if (Date.now() - stoppingSince > 1_000) process.exit(1)
}
