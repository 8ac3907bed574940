import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import {
  CONNECTIONS,
  fetchAnswer,
  readMemoryMb,
  readThreadsMs,
  sendRequest,
  startBare,
  startMemorial,
} from './processes.mjs'
import { alternate, formatRow, formatTable, least } from './ratios.mjs'

const REQUESTS = 3_000
const RANGE = { start: 100_000, end: 165_535 }

/** Other programs only ever add to these figures, so the least of the rounds is nearest to the truth. */
const requestFigures = {
  'processor time': { measure: 'microseconds', unit: ' µs', kind: 'share', choose: least, aim: 0.6 },
  load: { measure: 'load', digits: 1, kind: 'value' },
}
const startFigures = {
  'until the first page': { measure: 'elapsedMs', unit: ' ms', choose: least },
  'processor time': { measure: 'processorMs', unit: ' ms', choose: least },
  'memory at rest': { measure: 'memoryMb', unit: ' MB', kind: 'value', choose: least, aim: 110 },
  load: { measure: 'load', digits: 1, kind: 'value' },
}

/**
 * Measures the memorial's start and its requests, and compares both with a bare Node server that sends the same bytes and
 * headers. `before` is the folder of another checkout with its build; it takes its turns, too.
 */
export async function benchRequests({ node, sites, rounds, before }) {
  await sites.close()
  const ours = await openMemorial(node, sites)
  const startTwin = () => startBare(node, Object.values(ours.cases))
  const sides = {
    ours,
    ...(before && { before: await openMemorial(node, sites, before) }),
    twin: { cases: ours.cases, start: startTwin, server: await startTwin() },
  }
  const measureAll = (measure) =>
    alternate(
      rounds,
      Object.fromEntries(Object.keys(sides).map((name) => [name, () => measure(sides[name])])),
    )
  const rows = []
  for (const name of Object.keys(ours.cases)) {
    const results = await measureAll(({ server, cases }) => measureProcessorTime(server, cases[name]))
    rows.push(formatRow(name, results, requestFigures))
  }
  for (const { server } of Object.values(sides)) await server.stop()
  const starts = await measureAll(({ start, cases }) => measureStart(start, cases['/gallery']))
  return [
    formatTable('Requests', requestFigures, rows),
    formatTable('Start', startFigures, [formatRow('npm start', starts, startFigures)]),
  ]
}

/** Starts the server of a checkout, and fetches what it responds to the requests to measure. */
async function openMemorial(node, sites, checkout) {
  const folder = await sites.prepareFolder(200, checkout)
  const start = () => startMemorial(node, folder, checkout)
  const server = await start()
  return { start, server, cases: await fetchCases(server, folder) }
}

/** Returns the requests to measure, each with the memorial's response to it. */
async function fetchCases(memorial, folder) {
  const media = JSON.parse((await sendRequest(memorial, { path: '/api/media' })).body)
  const { filePath } = media.find(({ title }) => title === 'Photograph 1')
  const key = filePath.split('/').at(-2)
  const br = { 'accept-encoding': 'br' }
  const requests = {
    thumbnail: { path: `/uploads/${key}/384.avif` },
    list: { path: '/api/media', request: br },
    '/': { path: '/', request: br },
    '/gallery': { path: '/gallery', request: br },
    range: {
      path: `/uploads/${key}/photo.jpg`,
      request: { range: `bytes=${RANGE.start}-${RANGE.end}` },
      file: { path: join(folder, 'files', 'public', key, 'photo.jpg'), ...RANGE },
    },
  }
  const cases = {}
  for (const [name, request] of Object.entries(requests)) cases[name] = await fetchAnswer(memorial, request)
  return cases
}

async function measureProcessorTime(server, request) {
  const msBefore = readThreadsMs(server.pid)
  let remaining = REQUESTS
  const sendRequests = async () => {
    while (remaining-- > 0) await sendRequest(server, request)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, sendRequests))
  return { microseconds: ((readThreadsMs(server.pid) - msBefore) * 1_000) / REQUESTS, load: loadavg()[0] }
}

/** Measures the time from starting a process to its first page, and the memory of the process three seconds later. */
async function measureStart(start, page) {
  const startedAt = performance.now()
  const server = await start()
  await sendRequest(server, page)
  const elapsedMs = performance.now() - startedAt
  const processorMs = readThreadsMs(server.pid)
  await setTimeout(3_000)
  const memoryMb = readMemoryMb(server.pid)
  await server.stop()
  return { elapsedMs, processorMs, memoryMb, load: loadavg()[0] }
}
