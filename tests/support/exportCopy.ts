import type { Backend } from './backends.ts'
import { startCommand } from './command.ts'
import { environmentOf } from './environment.ts'

/** Runs `npm run export` to its end. The pages must have been built. */
export async function exportCopy(backend: Backend, ...args: string[]) {
  const { ended, output } = startCommand('commands/export', args, environmentOf(backend))
  return { code: await ended, output: output() }
}
