/**
 * `npm run bench:ingest`: how fast photographs are taken in, as a ratio to the least work that makes the same
 * pictures, and how much memory that takes. All run in turns on the same files, so that a busy machine slows all.
 */
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { makePictures, readPhoto } from '../server/codecs/photos.ts'

const rounds = 3
const copies = 6
const fixtures = [
  'landscape-12mp-sunset',
  'landscape-9mp-meadow',
  'landscape-6mp-mountains',
  'portrait-6mp-friends',
]

const ways = {
  'bare sharp loop, no full-size picture': (photo, into) => bareLoop(photo, into, false),
  'bare sharp loop, full-size picture too': (photo, into) => bareLoop(photo, into, true),
  'this memorial, full-size picture too': ingest,
}

const [, , way, folder] = process.argv
if (way && folder) await measure(ways[way], folder)
else await compare()

async function compare() {
  const folder = await mkdtemp(path.join(tmpdir(), 'memorial-bench-'))
  try {
    for (const name of fixtures) await enlarge(name, folder)
    const runs = Object.keys(ways).map((name) => ({ name, results: [] }))
    for (let round = 0; round < rounds; round++)
      for (const { name, results } of runs) results.push(inItsOwnProcess(name, folder))
    for (const run of runs) report(run, runs.at(-1))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Twelve megapixels, compressed as a telephone does. */
async function enlarge(name, into) {
  const fixture = fileURLToPath(new URL(`../tests/fixtures/photos/${name}.jpg`, import.meta.url))
  const large = sharp(fixture).resize(4000, 3000, { fit: 'cover' }).jpeg({ quality: 92 })
  await large.toFile(path.join(into, `${name}.jpg`))
}

function inItsOwnProcess(name, folder) {
  const self = fileURLToPath(import.meta.url)
  // as `npm start` sets it
  const env = { ...process.env, MALLOC_ARENA_MAX: '2' }
  return JSON.parse(execFileSync(process.execPath, [self, name, folder], { env, encoding: 'utf8' }))
}

/** Wall-clock ratios mean something on a quiet machine, processor time also on a busy one. */
function report({ name, results }, ours) {
  const middle = (of) => median(results.map(of))
  const speed = middle(({ perSecond }, round) => ours.results[round].perSecond / perSecond).toFixed(2)
  const effort = middle(({ cpuMs }, round) => cpuMs / ours.results[round].cpuMs).toFixed(2)
  const perSecond = middle((result) => result.perSecond).toFixed(2)
  const cpuMs = middle((result) => result.cpuMs).toFixed(0)
  const peak = Math.max(...results.map((result) => result.peakMB))
  console.log(`${name}: ${perSecond} photos/s, ${cpuMs} ms of processor each, ${peak} MB over rest`)
  console.log(`  the memorial is ${speed} times as fast, ${effort} times by processor time`)
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
}

/** As many photos in work as there are cores, each way; tells speed, effort and memory on one line. */
async function measure(work, folder) {
  const rest = process.memoryUsage.rss()
  const photos = fixtures.map((name) => path.join(folder, `${name}.jpg`))
  const jobs = Array.from({ length: copies }, () => photos).flat()
  const [begun, used] = [performance.now(), process.cpuUsage()]
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (let photo = jobs.pop(); photo; photo = jobs.pop()) {
      const into = await mkdtemp(path.join(folder, 'made-'))
      await work(photo, into)
      await rm(into, { recursive: true })
    }
  })
  const count = fixtures.length * copies
  await Promise.all(workers)
  const perSecond = (count * 1000) / (performance.now() - begun)
  const { user, system } = process.cpuUsage(used)
  const cpuMs = (user + system) / 1000 / count
  const peakMB = Math.round((process.resourceUsage().maxRSS * 1024 - rest) / 1024 / 1024)
  console.log(JSON.stringify({ perSecond, cpuMs, peakMB }))
}

async function ingest(photo, into) {
  const source = { path: photo, format: 'jpeg', name: 'photo.jpg' }
  await readPhoto(source, into)
  await makePictures(source, into)
}

/** One decode and a cascade, with nothing checked: what a program must do that makes these pictures with sharp. */
async function bareLoop(photo, into, fullSize) {
  const full = await pixels(sharp(photo).autoOrient())
  if (fullSize) await full.open().jpeg({ quality: 90 }).toFile(path.join(into, 'photo.jpg'))
  const huge = await full.within(2560)
  const large = await huge.within(1600)
  await huge.open().webp({ quality: 80, effort: 2 }).toFile(path.join(into, '2560.webp'))
  await large.open().webp({ quality: 80, effort: 2 }).toFile(path.join(into, '1600.webp'))
  await (await large.within(1200)).open().jpeg({ quality: 80 }).toFile(path.join(into, '1200.jpg'))
  const medium = await large.within(800)
  await medium.open().webp({ quality: 80, effort: 2 }).toFile(path.join(into, '800.webp'))
  const card = await medium.within(384)
  await card.open().webp({ quality: 75, effort: 2 }).toFile(path.join(into, '384.webp'))
  await card.open().avif({ quality: 50, effort: 1 }).toFile(path.join(into, '384.avif'))
}

async function pixels(photo) {
  const { data, info } = await photo.raw().toBuffer({ resolveWithObject: true })
  const open = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  return {
    open,
    within: (side) => pixels(open().resize(side, side, { fit: 'inside', withoutEnlargement: true })),
  }
}
