import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mock } from 'node:test'
import { builtProgram } from './builtProgram.ts'

/** Starts one of the product's commands in its own process, such as `startCommand('commands/verify', [], env)`. */
export function startCommand(program: string, args: readonly string[], env: Record<string, string>) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [...builtProgram(program), ...args], {
    env: { PATH, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => {
      output += bytes.toString()
    })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return {
    ended,
    output: () => output,
    kill: () => void child.kill('SIGKILL'),
    stop: () => void child.kill('SIGTERM'),
  }
}

/** Calls a command in this process, such as `callCommand(backup, [file], env)`; returns its exit code and its output. */
export async function callCommand(
  command: (args: string[], env: NodeJS.ProcessEnv) => Promise<void>,
  args: string[],
  env: Record<string, string>,
) {
  const lines: string[] = []
  const print = (line: string) => void lines.push(`${line}\n`)
  const umask = process.umask()
  const mocks = [mock.method(console, 'log', print), mock.method(console, 'error', print)]
  await command(args, env)
  for (const { mock: method } of mocks) method.restore()
  const code = process.exitCode ?? 0
  process.exitCode = undefined
  // a command that works in a data folder makes only private files from then on
  process.umask(umask)
  return { code, output: lines.join('') }
}
