import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { fail } from '../../base/errors/fail.ts'
import { findProgramFile } from '../../base/process/programFile.ts'
import { CachedResponse } from '../../platform/cache/cachedResponse.ts'
import type { PageTask, RenderedBody } from './renderWorker.ts'

/**
 * Renders the body of a page with a whole list in a thread of its own, because React would occupy the only thread of all requests for
 * 200 ms with 2,000 photographs, and for seconds with strangers' long memories. One page is rendered at a time, and the thread ends
 * with it, because such a page is rarely asked for and a thread needs memory. Few may wait, because strangers can ask for any number of
 * them, each with another query.
 */
export async function renderInThread(task: PageTask): Promise<CachedResponse> {
  if (waitingCount >= MAX_WAITING) throw fail('not_ready')
  waitingCount += 1
  const rendering = lastRendering.then(() => render(task))
  lastRendering = rendering.then(
    () => (waitingCount -= 1),
    () => (waitingCount -= 1),
  )
  return rendering
}

const MAX_WAITING = 20
let waitingCount = 0

let lastRendering: Promise<unknown> = Promise.resolve()

async function render(task: PageTask): Promise<CachedResponse> {
  const worker = new Worker(findProgramFile('http/pages/renderWorker'), { name: 'pages', workerData: task })
  try {
    const [{ body, etag }] = (await Promise.race([once(worker, 'message'), rejectAtExit(worker)])) as [
      RenderedBody,
    ]
    return new CachedResponse(Buffer.from(body.buffer), { etag })
  } finally {
    await worker.terminate()
  }
}

async function rejectAtExit(worker: Worker): Promise<never> {
  await once(worker, 'exit')
  throw new Error('the rendering was stopped')
}
