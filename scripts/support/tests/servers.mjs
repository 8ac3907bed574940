import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { programArguments } from '../project.mjs'
import { Stop } from '../stop.mjs'

/**
 * Starts the PostgreSQL and S3 servers that all tests share, and returns immediately. When the servers respond, `env` resolves to
 * the environment variables that locate them. The servers end when `stop` is called or this process ends.
 */
export function startServers(node) {
  const child = spawn(node, programArguments('tests/support/servers/withServers.ts'), {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const started = once(child.stdout, 'data').then(([bytes]) => JSON.parse(bytes))
  const exited = once(child, 'exit')
  const ended = exited.then(() => {
    throw new Stop('The PostgreSQL and S3 servers for the tests did not start; see the error above.')
  })
  const env = Promise.race([started, ended])
  // the caller that awaits `env` gets the error; without these handlers, the other rejected promises would end the process
  for (const promise of [env, started, ended]) promise.catch(() => undefined)
  const stop = async () => {
    child.stdin.end()
    await exited
  }
  return { env, stop }
}
