import { spawn } from 'node:child_process'
import type { Socket } from 'node:net'
import { userInfo } from 'node:os'
import { waitUntil } from './waitUntil.ts'

interface Options {
  /** the user as whom the server runs if this process runs as root */
  user?: string
  /** gets what the server has printed so far */
  isReady: (output: string) => Promise<boolean>
}

/**
 * Starts a server, and resolves when it `isReady`. Throws its output if it ends before that. The server ends with this process,
 * even if that is killed, and does not keep it running.
 */
export async function startServer(
  [command = '', ...args]: string[],
  { user, isReady }: Options,
): Promise<void> {
  const asUser = user && userInfo().uid === 0 ? ['--reuid', user, '--regid', user, '--init-groups'] : []
  const server = spawn('setpriv', ['--pdeathsig', 'KILL', ...asUser, '--', command, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: '/',
  })
  // prepended, so that the server ends before its folder is removed
  process.prependOnceListener('exit', () => server.kill('SIGKILL'))
  let output = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4_000)
    })
    // the stream is a pipe, although its type does not say so
    ;(stream as Socket).unref()
  }
  server.unref()
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null
  await waitUntil(
    async () => hasEnded() || (await isReady(output)),
    () => `${command} did not answer. Its output:\n${output}`,
  )
  if (hasEnded()) throw new Error(`${command} did not start. Its output:\n${output}`)
}
