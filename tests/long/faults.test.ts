import assert from 'node:assert/strict'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { animatedName, toSiblingPath, pictures } from '../../contract/media/pictures.ts'
import type { Media } from '../../contract/media/media.ts'
import { readMemory } from '../../server/codecs/process/processUse.ts'
import type { Person } from '../../samples/person.ts'
import { mutations } from '../codecs/mutations.ts'
import { random } from '../support/random/random.ts'
import { seed } from '../support/random/seed.ts'
import { fixturesFolder } from '../support/files/fixtures.ts'
import { openSharedWorld } from '../support/world/sharedWorld.ts'
import { makeFiles } from './madeFiles.ts'

/** The longest time on a quiet machine. On a busy one, it is twenty times what an undamaged photograph takes there. */
const LONGEST_MS = 5_000
const LONGEST_SHARE = 20
const MOST_MEMORY = 500 * 1024 * 1024

/** `SECONDS=300 SEED=1` sends files for five minutes, which this seed chooses. */
const seconds = Number(process.env.SECONDS ?? 60)
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

const fixtures = readdirSync(fixturesFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name !== 'README.md')
  .map((entry) => path.join(entry.parentPath, entry.name))
  .toSorted()

const files = [...fixtures, ...(await makeFiles())]

const { world, admin } = await openSharedWorld()
const counts = { sent: 0, accepted: 0, damaged: 0, rejected: 0 }
const slowest = { ms: 0, what: '' }
let longestMs = Number.POSITIVE_INFINITY

test(`damaged files are answered without a crash, a hang or too much memory (seed ${seed})`, {
  timeout: seconds * 1000 + 240_000,
}, async (t) => {
  await sendPicture(
    readFileSync(path.join(fixturesFolder, 'photos/gps-5mp-bridge.jpg')),
    'an honest photograph',
  )
  longestMs = Math.max(LONGEST_MS, LONGEST_SHARE * slowest.ms)
  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, readMemory(process.pid))), 50)
  try {
    for (const end = Date.now() + seconds * 1000; Date.now() < end && peak < MOST_MEMORY; )
      await sendDamaged()
  } finally {
    clearInterval(watch)
  }
  t.diagnostic(`${JSON.stringify(counts)}, slowest ${slowest.ms} ms (${slowest.what})`)
  assert.ok(peak < MOST_MEMORY, `${Math.round(peak / 1024 / 1024)} MB of memory`)
  assert.ok(counts.accepted > 0 && counts.rejected > 0, JSON.stringify(counts))
})

async function sendDamaged() {
  const file = pick(files)
  const names = Array.from({ length: 1 + Math.floor(random() * 2) }, () => pick(Object.keys(mutations)))
  const bytes = names.reduce<Buffer>(
    (changed, name) => mutations[name]?.(changed, random) ?? changed,
    Buffer.from(readFileSync(file)),
  )
  const what = `${path.basename(file)} that ${names.join(' and ')}`
  counts.sent++
  try {
    await (file.includes(`${path.sep}audio${path.sep}`) ? sendSong : sendPicture)(Buffer.from(bytes), what)
  } catch (error) {
    const saved = path.join(tmpdir(), `memorial-fault-${seed}-${counts.sent}`)
    writeFileSync(saved, bytes)
    throw new Error(`${what}, number ${counts.sent} of seed ${seed}, is in ${saved}`, { cause: error })
  }
}

async function sendPicture(bytes: Buffer<ArrayBuffer>, what: string) {
  const form = { file: { name: 'file', bytes, type: '' } }
  const { status, body } = await timed(`upload of ${what}`, () => admin.call('POST /api/media', { form }))
  if (!isAccepted(status, what)) return
  if (body.problem === 'damaged') counts.damaged++
  await timed(`derivatives of ${what}`, () => world.settle())
  for (const url of addressesOf(body)) await expectFile(admin, url)
  await admin.call('DELETE /api/media/:id', { params: { id: body.id } })
  await world.settle()
}

async function sendSong(bytes: Buffer<ArrayBuffer>, what: string) {
  const form = { file: { name: 'file', bytes, type: '' } }
  const { status, body } = await timed(`upload of ${what}`, () => admin.call('POST /api/music', { form }))
  if (!isAccepted(status, what)) return
  await timed(`copy of ${what}`, () => expectFile(admin, body.filePath))
  await admin.call('DELETE /api/music/:id', { params: { id: body.id } })
  await world.settle()
}

function isAccepted(status: number, what: string): boolean {
  if (status >= 500) throw new Error(`${status} for ${what}`)
  counts[status === 201 ? 'accepted' : 'rejected']++
  return status === 201
}

function addressesOf({ filePath, fileType, hasPoster, animated }: Media): string[] {
  if (!filePath) return []
  const names = fileType === 'image' || hasPoster ? Object.values(pictures).map(({ name }) => name) : []
  return [
    filePath,
    ...[...names, ...(animated ? [animatedName] : [])].map((name) => toSiblingPath(filePath, name)),
  ]
}

async function expectFile(who: Person, url: string) {
  const { status } = await who.get(url)
  if (status !== 200) throw new Error(`${status} for ${url}`)
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const begun = Date.now()
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new Error(`more than ${longestMs} ms for the ${what}`)),
    Math.min(longestMs, 2 ** 31 - 1),
  )
  const result = await Promise.race([work(), tooLate]).finally(() => clearTimeout(timer))
  const ms = Date.now() - begun
  if (ms > slowest.ms) Object.assign(slowest, { ms, what })
  return result
}
