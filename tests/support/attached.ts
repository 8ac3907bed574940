import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import type { Socket } from 'node:net'
import { userInfo } from 'node:os'
import { until } from './until.ts'

/**
 * Starts a server and resolves when it `answers`; throws what it wrote when it ends instead. It ends with this process,
 * however that ends, and does not keep it from ending; then `folder` is removed. When we are root it runs as `user`.
 */
export async function startAttached(
  [command = '', ...args]: string[],
  { folder, user, answers }: { folder?: string; user?: string; answers: () => Promise<boolean> },
): Promise<void> {
  const as = user && userInfo().uid === 0 ? ['--reuid', user, '--regid', user, '--init-groups'] : []
  const server = spawn('setpriv', ['--pdeathsig', 'KILL', ...as, '--', command, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: '/',
  })
  process.once('exit', () => {
    server.kill('SIGKILL')
    if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  })
  let said = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4_000)
    })
    // a pipe, though typed as a plain stream
    ;(stream as Socket).unref()
  }
  server.unref()
  const ended = () => server.exitCode !== null || server.signalCode !== null
  await until(
    async () => ended() || (await answers()),
    () => `${command} did not answer. It said:\n${said}`,
  )
  if (ended()) throw new Error(`${command} did not start. It said:\n${said}`)
}
