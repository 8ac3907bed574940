import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { builtProgram } from './builtProgram.ts'

/** A command of the product as a process of its own, such as `startCommand('verify/main', [], env)`. */
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
  return { ended, output: () => output, kill: () => void child.kill('SIGKILL') }
}
