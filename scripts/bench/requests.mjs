import { join } from 'node:path'
import { answerOf, ask, CONNECTIONS, memoryOf, processorOf, startBare, startMemorial } from './processes.mjs'
import { alternate, printRatios } from './ratios.mjs'

const REQUESTS = 3_000
const RANGE = { start: 100_000, end: 165_535 }

/** Processor time of a request, beside a bare Node server that sends the same bytes with the same headers. */
export async function benchRequests({ node, folder, rounds }) {
  const memorial = await startMemorial(node, folder)
  const cases = await casesOf(memorial, folder)
  const bare = await startBare(node, Object.values(cases))
  for (const [name, asked] of Object.entries(cases)) {
    const results = await alternate(rounds, {
      ours: () => processorTime([memorial], asked),
      twin: () => processorTime([bare], asked),
    })
    printRatios(name, results, { 'processor time': { of: 'microseconds', unit: ' µs', share: true } })
  }
  const [ours, twin] = [memorial, bare].map(({ pid }) => memoryOf(pid).toFixed(0))
  console.log(`memory after ${(rounds + 1) * REQUESTS} requests of each: ${ours} MB against ${twin} MB`)
  await memorial.stop()
  await bare.stop()
}

/** What is asked, and what the memorial answers to it. */
async function casesOf(memorial, folder) {
  const [first] = JSON.parse((await ask(memorial, { path: '/api/media' })).body)
  const key = first.filePath.split('/').at(-2)
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

/** Of one request, for all the processes that answer it together; the first of them is asked. */
export async function processorTime(servers, asked) {
  const sum = () => servers.reduce((all, { pid }) => all + processorOf(pid), 0)
  const before = sum()
  let left = REQUESTS
  const sender = async () => {
    while (left-- > 0) await ask(servers[0], asked)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, sender))
  return { microseconds: ((sum() - before) * 1_000) / REQUESTS }
}
