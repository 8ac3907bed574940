import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const main = path.resolve(import.meta.dirname, '../../server/move/main.ts')

/** What `npm run move -- --to …` runs, as a process of its own. */
export function startMove(to: string, env: Record<string, string>) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main, '--to', to], {
    env: { PATH: process.env.PATH, ...env },
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
  }
}
