/**
 * `npm run bench:backup`: how long a backup of 1,000 photographs takes as a ratio to `cp -r` of the same files, both until they
 * are on the disk; and what it costs 20 visitors who look around, and one who uploads, meanwhile. Each pair takes turns in
 * one run, so that a busy machine slows both. COUNT and ROUNDS change the numbers.
 */
import { readFileSync } from 'node:fs'
import { mkdtempDisposable, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { overNetwork, person } from '../samples/person.ts'
import { environmentOf } from '../tests/support/environment.ts'
import { fixturePath } from '../tests/support/fixtures.ts'
import { startProcess } from '../tests/support/process.ts'
import { copyPlainly, median, runNode } from './support/measuring.mjs'
import { builtProgram, programOf } from './support/project.mjs'

const rounds = Number(process.env.ROUNDS ?? 3)
const VISITORS = 20
/** A visitor requests at what he got before he asks for more. */
const PAUSE_MS = 200
const QUIET_MS = 8_000
const photo = readFileSync(fixturePath('photos/landscape-2mp-bee.jpg'))

await using temporary = await mkdtempDisposable(join(tmpdir(), 'memorial-bench-'))
const folder = temporary.path
const dataDir = join(folder, 'data')
const backend = { dataDir, databaseUrl: null, s3: null }
await runNode(programOf('scripts/support/manyPhotos.mjs'), [dataDir, process.env.COUNT ?? '1000'])
await measureAlone()
await measureBesideVisitors()

async function measureAlone() {
  const times = { plain: [], folder: [], zip: [] }
  for (let round = 0; round < rounds; round++) {
    times.plain.push(await copyPlainly(join(dataDir, 'files/private'), join(folder, `plain-${round}`)))
    times.folder.push(await backUp(join(folder, `copy-${round}`)))
    times.zip.push(await backUp(join(folder, `copy-${round}.zip`)))
    for (const name of [`plain-${round}`, `copy-${round}`, `copy-${round}.zip`])
      await rm(join(folder, name), { recursive: true })
  }
  const plain = median(times.plain)
  for (const name of ['plain', 'folder', 'zip'])
    console.log(
      `${name.padEnd(8)} ${median(times[name]).toFixed(1)} s, ratio ${(median(times[name]) / plain).toFixed(2)}`,
    )
}

async function measureBesideVisitors() {
  const server = await startProcess(environmentOf(backend))
  const visitor = person(overNetwork(server.url))
  const quiet = { requests: [], uploads: [] }
  const meanwhile = { requests: [], uploads: [] }
  try {
    const addresses = await addressesOf(visitor)
    await watch(visitor, addresses, { requests: [], uploads: [] }, setTimeout(2_000))
    for (let round = 0; round < rounds; round++) {
      await watch(visitor, addresses, quiet, setTimeout(QUIET_MS))
      await watch(visitor, addresses, meanwhile, backUp(join(folder, `beside-${round}`)))
    }
  } finally {
    server.kill('SIGTERM')
    await server.ended
  }
  for (const name of ['requests', 'uploads']) {
    const [alone, beside] = [median(quiet[name]), median(meanwhile[name])]
    console.log(
      `${name.padEnd(8)} ${quiet[name].length} quiet ${alone.toFixed(0)} ms, ${meanwhile[name].length} beside a backup ` +
        `${beside.toFixed(0)} ms: ratio ${(beside / alone).toFixed(2)}`,
    )
  }
  for (let round = 0; round < rounds; round++)
    await runNode(builtProgram('backup/restoreMain'), ['--check', join(folder, `beside-${round}`)])
  console.log('Every answer was whole, and each of the copies is complete and as it was written.')
}

function backUp(to) {
  return runNode(programOf('scripts/backup.mjs'), [to], { DATA_DIR: dataDir })
}

/** Pages, lists and pictures as a gallery asks for them. */
async function addressesOf(visitor) {
  const { body } = await visitor.call('GET /api/media')
  const pictures = body.slice(0, 200).map(({ filePath }) => filePath.replace(/[^/]+$/, '384.webp'))
  return ['/', '/gallery', '/api/media', '/api/memories', ...pictures]
}

/** Until `work` ends; every answer must be whole. */
async function watch(visitor, addresses, times, work) {
  let isOver = false
  const request = async (first) => {
    for (let next = first; !isOver; next += 7) {
      const begun = performance.now()
      const { status } = await visitor.get(addresses[next % addresses.length])
      times.requests.push(performance.now() - begun)
      if (status !== 200) throw new Error(`${addresses[next % addresses.length]} was answered with ${status}`)
      await setTimeout(PAUSE_MS)
    }
  }
  const upload = async () => {
    for (let sent = 0; !isOver; sent++) {
      const begun = performance.now()
      const form = { memoryAuthor: 'A visitor', files: { name: 'photo', bytes: photo, type: '' } }
      const headers = { 'x-forwarded-for': `10.1.${sent % 200}.${Math.floor(begun) % 200}` }
      const { status } = await visitor.call('POST /api/media/upload', { form, headers })
      times.uploads.push(performance.now() - begun)
      if (status !== 201) throw new Error(`an upload was answered with ${status}`)
    }
  }
  const visitors = Promise.all([
    ...Array.from({ length: VISITORS }, (_, index) => request(index * 11)),
    upload(),
  ])
  await work
  isOver = true
  await visitors
}
