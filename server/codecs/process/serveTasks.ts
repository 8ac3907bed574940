import { flushCompileCache } from 'node:module'
import { Failure } from '../../base/errors/fail.ts'
import type { TaskOutcome, TaskRequest } from './decoder.ts'

/**
 * Runs the tasks that the server sends to this process, one at a time. The process works on bytes from strangers, so the server
 * may kill it at any moment (see decoder.ts).
 */
export function serveTasks(tasks: Readonly<Record<string, (...args: never[]) => unknown>>): void {
  // saves the compile cache for later processes now, because the signal that ends this process leaves no time to save it
  flushCompileCache()

  process.on('message', async (request: TaskRequest) => process.send?.(await runTask(tasks, request)))
}

async function runTask(
  tasks: Parameters<typeof serveTasks>[0],
  { task, args }: TaskRequest,
): Promise<TaskOutcome> {
  const work = tasks[task] as (...args: readonly unknown[]) => unknown
  try {
    return { value: await work(...args) }
  } catch (error) {
    // sends only the code of a rejection; the server turns it into a sentence
    if (error instanceof Failure) return { rejection: error.code }
    const { message, stack, code, errno, syscall } = error as NodeJS.ErrnoException
    return { error: { message, stack, code, errno, syscall } }
  }
}
