/**
 * `npm run bench:server`: processor time of a request, as a ratio to a bare Node server that sends the same bytes with the same
 * headers. Both take turns in several rounds, so that a busy machine slows both. COUNT changes the number of photographs.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { build } from './support/build.mjs'
import { install } from './support/install.mjs'
import { findNode } from './support/node24.mjs'
import { inProject } from './support/project.mjs'
import { run } from './support/run.mjs'
import { command } from './support/stop.mjs'

const rounds = 7
const requests = 3_000
const connections = 8
const settings = { HOST: '127.0.0.1', PORT: '0', MALLOC_ARENA_MAX: '2' }
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const started = []

await command(async () => {
  await install({ tools: true })
  const node = findNode()
  await build(node)
  const folder = mkdtempSync(join(tmpdir(), 'memorial-bench-'))
  try {
    await run(node, [inProject('scripts/support/manyPhotos.mjs'), folder, process.env.COUNT ?? '200'])
    const memorial = await start(node, 'server/main.ts', { ...settings, DATA_DIR: folder })
    const cases = await casesOf(memorial, folder)
    const bare = await start(node, 'scripts/support/bareServer.mjs', {}, JSON.stringify(Object.values(cases)))
    await compare(cases, memorial, bare)
  } finally {
    for (const child of started) child.kill('SIGKILL')
    rmSync(folder, { recursive: true })
  }
})

/** Starts a program that prints its port. */
async function start(node, program, env, input = '') {
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', inProject(program)], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  started.push(child)
  child.stdin.end(input)
  const [printed] = await once(child.stdout, 'data')
  return { port: /(\d+)\s*$/m.exec(String(printed))[1], pid: child.pid }
}

/** What is asked, and what the memorial answers to it. */
async function casesOf(server, folder) {
  const [first] = JSON.parse((await ask(server, { path: '/api/media' })).body)
  const uploads = `/uploads/${first.filePath.split('/').at(-2)}`
  const br = { 'accept-encoding': 'br' }
  const asked = {
    thumbnail: { path: `${uploads}/384.avif` },
    list: { path: '/api/media', request: br },
    page: { path: '/gallery', request: br },
    range: { path: `${uploads}/photo.jpg`, request: { range: 'bytes=100000-165535' } },
  }
  for (const each of Object.values(asked)) {
    const { status, headers, body } = await ask(server, each)
    // Node adds its own
    for (const name of ['date', 'connection', 'keep-alive']) delete headers[name]
    Object.assign(each, { status, headers, body: body.toString('base64') })
  }
  const path = join(folder, 'files', 'public', uploads.split('/')[2], 'photo.jpg')
  asked.range.file = { path, start: 100_000, end: 165_535 }
  return asked
}

async function compare(cases, memorial, bare) {
  const results = Object.keys(cases).map((name) => ({ name, memorial: [], bare: [] }))
  for (let round = -1; round < rounds; round++)
    for (const result of results) {
      const ours = await processorTime(memorial, cases[result.name])
      const least = await processorTime(bare, cases[result.name])
      // the first round warms both up
      if (round < 0) continue
      result.memorial.push(ours)
      result.bare.push(least)
    }
  for (const result of results) console.log(report(result))
}

/** Microseconds of processor for one request, of all threads. */
async function processorTime(server, asked) {
  const before = processorOf(server.pid)
  let left = requests
  const sender = async () => {
    while (left-- > 0) await ask(server, asked)
  }
  await Promise.all(Array.from({ length: connections }, sender))
  return (processorOf(server.pid) - before) / 1_000 / requests
}

/** Nanoseconds since the process began. */
function processorOf(pid) {
  const threads = readdirSync(`/proc/${pid}/task`)
  const times = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  )
  return times.reduce((sum, time) => sum + time, 0)
}

async function ask({ port }, { path, request = {} }) {
  const [response] = await once(get({ port, path, headers: request, agent }), 'response')
  const body = await buffer(response)
  if (response.statusCode >= 300) throw new Error(`${path} was answered with ${response.statusCode}`)
  return { status: response.statusCode, headers: response.headers, body }
}

function report({ name, memorial, bare }) {
  const ratios = memorial.map((ours, round) => bare[round] / ours).toSorted((a, b) => a - b)
  const [least, most] = [ratios[0], ratios.at(-1)].map((ratio) => ratio.toFixed(2))
  return (
    `${name.padEnd(10)} memorial ${median(memorial).toFixed(0)} µs, bare Node ${median(bare).toFixed(0)} µs: ` +
    `ratio ${median(ratios).toFixed(2)} (${least} to ${most})`
  )
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
}
