/**
 * This program is a decoding process. The server sends it a message for each task, and it runs one task at a time. It works on
 * bytes from strangers, so the server may kill it at any moment (see decoder.ts).
 */
import { flushCompileCache } from 'node:module'
import { Failure } from '../../base/errors/fail.ts'
import type { TaskOutcome, TaskRequest } from './decoder.ts'
import { decoderTasks, type TaskName } from './decoderTasks.ts'

// saves the compile cache for later processes now, because the signal that ends this process leaves no time to save it
flushCompileCache()

process.on('message', async ({ task, args }: TaskRequest) => process.send?.(await runTask(task, args)))

async function runTask(task: TaskName, args: readonly unknown[]): Promise<TaskOutcome> {
  const work = decoderTasks[task] as (...args: readonly unknown[]) => unknown
  try {
    return { value: await work(...args) }
  } catch (error) {
    // sends only the code of a rejection; the server turns it into a sentence
    if (error instanceof Failure) return { rejection: error.code }
    const { message, stack, code, errno, syscall } = error as NodeJS.ErrnoException
    return { error: { message, stack, code, errno, syscall } }
  }
}
