import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { programOf } from './project.mjs'
import { Stop } from './stop.mjs'

/**
 * Starts the PostgreSQL and S3 servers that all tests share, and returns at once. Once they answer, `env` resolves to the
 * variables that name them. They end with `stop`, or with this process.
 */
export function startServers(node) {
  const child = spawn(node, programOf('tests/support/withServers.ts'), { stdio: ['pipe', 'pipe', 'inherit'] })
  const started = once(child.stdout, 'data').then(([bytes]) => JSON.parse(bytes))
  const ended = once(child, 'exit').then(() => {
    throw new Stop('The PostgreSQL and S3 servers for the tests did not start; see the error above.')
  })
  const env = Promise.race([started, ended])
  // the caller that awaits env gets the error; the promises left behind must not end the process
  for (const promise of [env, started, ended]) promise.catch(() => undefined)
  return { env, stop: () => child.stdin.end() }
}
