/**
 * A decoding process runs one task at a time for the server, as requested by messages. It works on bytes that strangers
 * sent, so it may be killed at any moment (see decoder.ts).
 */
import { flushCompileCache } from 'node:module'
import { Failure } from '../../base/errors/fail.ts'
import type { TaskOutcome, TaskRequest } from './decoder.ts'
import { decoderTasks, type TaskName } from './decoderTasks.ts'

// saves the compile cache for later processes now, because a signal will end this one without time to save it
flushCompileCache()

process.on('message', async ({ task, args }: TaskRequest) => process.send?.(await runTask(task, args)))

// the server is gone: kill this process and everything it has started
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'))

async function runTask(task: TaskName, args: readonly unknown[]): Promise<TaskOutcome> {
  const work = decoderTasks[task] as (...args: readonly unknown[]) => unknown
  try {
    return { value: await work(...args) }
  } catch (error) {
    // sends only the code of a rejection, so that the server can put it into words
    if (error instanceof Failure) return { rejection: error.code }
    const { message, stack, code, errno, syscall } = error as NodeJS.ErrnoException
    return { error: { message, stack, code, errno, syscall } }
  }
}
