import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** A command of the product as a process of its own, such as `startCommand('server/verify/main.ts', [], env)`. */
export function startCommand(script: string, args: readonly string[], env: Record<string, string>) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const file = path.resolve(import.meta.dirname, '../..', script)
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args], {
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
