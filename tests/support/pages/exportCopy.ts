import type { Backend } from '../world/backends.ts'
import { startCommand } from '../servers/command.ts'
import { environmentOf } from '../world/environment.ts'

/** Runs `npm run export` to its end. The pages must have been built. */
export async function exportCopy(backend: Backend, ...args: string[]) {
  const { ended, output } = startCommand('commands/export', args, environmentOf(backend))
  return { code: await ended, output: output() }
}
