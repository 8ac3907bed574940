import { setTimeout } from 'node:timers/promises'
import { answerOf, ask, memoryOf, processorOf, startBare, startMemorial } from './processes.mjs'
import { alternate, printRatios } from './ratios.mjs'

const page = { path: '/gallery', request: { 'accept-encoding': 'br' } }

/** From the start of the process to its first page, and the memory it rests in three seconds later. */
export async function benchStarting({ node, folder, rounds }) {
  const memorial = await startMemorial(node, folder)
  const answer = await answerOf(memorial, page)
  await memorial.stop()
  const results = await alternate(rounds, {
    ours: () => startUp(() => startMemorial(node, folder)),
    twin: () => startUp(() => startBare(node, [answer])),
  })
  printRatios('to the first page', results, {
    clock: { of: 'clock', unit: ' ms' },
    processor: { of: 'processor', unit: ' ms' },
    'memory at rest': { of: 'memory', unit: ' MB' },
  })
}

async function startUp(start) {
  const since = performance.now()
  const server = await start()
  await ask(server, page)
  const clock = performance.now() - since
  const processor = processorOf(server.pid)
  await setTimeout(3_000)
  const memory = memoryOf(server.pid)
  await server.stop()
  return { clock, processor, memory }
}
