import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { answerOf, ask, CONNECTIONS, memoryOf, processorOf, startBare, startMemorial } from './processes.mjs'
import { alternate, rowOf, tableOf } from './ratios.mjs'

const REQUESTS = 3_000
const RANGE = { start: 100_000, end: 165_535 }

const requestFigures = { 'processor time': { of: 'microseconds', unit: ' µs', kind: 'share', aim: 0.6 } }
const startFigures = {
  'until the first page': { of: 'clock', unit: ' ms' },
  'processor time': { of: 'processor', unit: ' ms' },
  'memory at rest': { of: 'memory', unit: ' MB', kind: 'value', aim: 110 },
}

/** Compares a start and requests with a bare Node server that sends the same bytes and headers. */
export async function benchRequests({ node, sites, rounds }) {
  await sites.close()
  const folder = await sites.folderOf(200)
  const memorial = await startMemorial(node, folder)
  const cases = await casesOf(memorial, folder)
  const bare = await startBare(node, Object.values(cases))
  const rows = []
  for (const [name, asked] of Object.entries(cases)) {
    const results = await alternate(rounds, {
      ours: () => processorTime(memorial, asked),
      twin: () => processorTime(bare, asked),
    })
    rows.push(rowOf(name, results, requestFigures))
  }
  await memorial.stop()
  await bare.stop()
  const starts = await alternate(rounds, {
    ours: () => startUp(() => startMemorial(node, folder), cases.page),
    twin: () => startUp(() => startBare(node, [cases.page]), cases.page),
  })
  return [
    tableOf('Requests', requestFigures, rows),
    tableOf('Start', startFigures, [rowOf('npm start', starts, startFigures)]),
  ]
}

/** Lists the requests with the memorial's response to each. */
async function casesOf(memorial, folder) {
  const media = JSON.parse((await ask(memorial, { path: '/api/media' })).body)
  const { filePath } = media.find(({ title }) => title === 'Photograph 1')
  const key = filePath.split('/').at(-2)
  const br = { 'accept-encoding': 'br' }
  const asked = {
    thumbnail: { path: `/uploads/${key}/384.avif` },
    list: { path: '/api/media', request: br },
    page: { path: '/gallery', request: br },
    range: {
      path: `/uploads/${key}/photo.jpg`,
      request: { range: `bytes=${RANGE.start}-${RANGE.end}` },
      file: { path: join(folder, 'files', 'public', key, 'photo.jpg'), ...RANGE },
    },
  }
  const cases = {}
  for (const [name, each] of Object.entries(asked)) cases[name] = await answerOf(memorial, each)
  return cases
}

/** Measures the processor time of one request. */
async function processorTime(server, asked) {
  const before = processorOf(server.pid)
  let left = REQUESTS
  const sender = async () => {
    while (left-- > 0) await ask(server, asked)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, sender))
  return { microseconds: ((processorOf(server.pid) - before) * 1_000) / REQUESTS }
}

/** Measures the time from starting a process to its first page, and its memory three seconds later. */
async function startUp(start, page) {
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
