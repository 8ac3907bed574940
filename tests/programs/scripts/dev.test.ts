import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { after, test } from 'node:test'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'

const devServer = path.resolve(import.meta.dirname, '../../../scripts/support/devServer.mjs')
const started: ChildProcess[] = []

/** A database that accepts connections and never answers, so that a server never gets beyond its start. */
const silentDatabase = createServer()
await once(silentDatabase.listen(0, '127.0.0.1'), 'listening')
const { port } = silentDatabase.address() as AddressInfo

after(() => {
  silentDatabase.close()
  for (const { pid = 0 } of started) killGroup(pid)
})

function startDev() {
  const child = spawn(process.execPath, [devServer], {
    env: {
      ...process.env,
      DATA_DIR: path.join(temporaryFolder(), 'data'),
      DATABASE_URL: `postgres://memorial@127.0.0.1:${port}/memorial`,
      PORT: '0',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
    // the child leads its own process group, whose end also ends a server that a failed test has left
    detached: true,
  })
  started.push(child)
  return child
}

function killGroup(pid: number) {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // the whole group has ended
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  test(`${signal} ends \`npm run dev\` and its server, even before it has said anything`, async () => {
    const dev = startDev()
    // every process that was started holds this pipe as long as it lives
    dev.stderr.resume()
    const allEnded = once(dev, 'close')
    const [connection] = await once(silentDatabase, 'connection')
    connection.on('error', () => undefined).resume()
    dev.kill(signal)
    await allEnded
  })
}
