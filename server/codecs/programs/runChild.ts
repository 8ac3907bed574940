import { spawn } from 'node:child_process'
import { addAbortListener, once } from 'node:events'
import { setPriority } from 'node:os'
import { text } from 'node:stream/consumers'

/**
 * The beginning of a command line whose program ends with the process that has started it, however that ends, together with its own
 * processes. Start it with `detached`, so that it leads a process group, and with a pipe as its standard input, which closes when its
 * maker ends. The program cannot watch this itself while it computes without a pause.
 */
export const endsWithMaker: readonly [shell: string, ...args: string[]] = [
  '/bin/sh',
  '-c',
  // a second process waits for the end of the pipe, and the shell is replaced by the program
  'exec 9<&0 </dev/null; (exec 3<&-; read -r _ <&9; kill -s KILL -- "-$$") >/dev/null 2>&1 & exec 9<&-; exec "$@"',
  'sh',
]

interface ChildOptions {
  timeoutMs?: number
  signal?: AbortSignal | undefined
  niceness?: number
}

/** A program that ended with an error. The message is all that it printed about it. */
export class ChildError extends Error {}

/** Runs a program until it ends, or this process does. Returns what it printed. Throws ChildError if it fails or takes too long. */
export async function runChild(
  program: string,
  args: readonly string[],
  { timeoutMs, signal, niceness }: ChildOptions = {},
): Promise<string> {
  const [shell, ...shellArgs] = endsWithMaker
  const child = spawn(shell, [...shellArgs, program, ...args], {
    detached: true,
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  })
  using _ = signal && addAbortListener(signal, () => child.kill('SIGKILL'))
  if (child.pid && niceness) setPriority(child.pid, niceness)
  const [output, errors, [code, endSignal]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  if (code !== 0) throw new ChildError(errors.trim() || `${program} ended: ${code ?? endSignal}`)
  return output
}
