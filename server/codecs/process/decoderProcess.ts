/**
 * A decoding process: does one task at a time for the server, as its messages ask. It works with bytes that strangers
 * sent, so it may be killed at any moment (see decoder.ts).
 */
import { flushCompileCache } from 'node:module'
import { Failure } from '../../base/errors/fail.ts'
import type { Outcome, Request } from './decoder.ts'
import { decoderTasks, type TaskName } from './decoderTasks.ts'

// it is ended by a signal, with no time to save what others need not compile again
flushCompileCache()

process.on('message', async ({ task, args }: Request) => process.send?.(await outcomeOf(task, args)))

// the server is gone: so is everything that was started here
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'))

async function outcomeOf(task: TaskName, args: readonly unknown[]): Promise<Outcome> {
  const work = decoderTasks[task] as (...args: readonly unknown[]) => unknown
  try {
    return { value: await work(...args) }
  } catch (error) {
    // a rejection goes by its code, so that the server can say it in its own words
    if (error instanceof Failure) return { rejection: error.code }
    const { message, stack, code, errno, syscall } = error as NodeJS.ErrnoException
    return { error: { message, stack, code, errno, syscall } }
  }
}
