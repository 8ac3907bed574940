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
  const stop = async () => {
    process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM')
    await app.close()
    await closeHouse(house)
    unlock()
    process.exit(0)
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)

  const address = await app.listen({ host: config.host, port: config.port })
  house.chores.start()
  if (made) console.log(`Administrator ${made.username}, password ${made.password} (shown only this once)`)
  console.log(`The memorial is at ${config.publicUrl ?? address}`)
}
