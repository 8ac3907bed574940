import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { recordBackup } from '../../../server/safety/backup/record.ts'
import { addPhoto } from '../../support/world/addMedia.ts'
import { openMailWorld } from '../mailWorld.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const { world, ...mail } = await openMailWorld({
  // a folder cannot be created inside a file
  config: { backup: { folder: path.join(import.meta.filename, 'copies'), every: 'day', keep: 7 } },
})
const { context } = world
const admin = await world.administrator()
const { id } = await addPhoto(admin, { title: 'Secret bees' })
world.pass(1_000)
await admin.call('PUT /api/digest', { body: { email: 'family@example.org', when: 'daily' } })
const helper = await world.helper()
await helper.call('PUT /api/digest', { body: { email: 'helper@example.org', when: 'daily' } })
const saveCopy = () =>
  recordBackup(context.db, {
    name: 'copy',
    madeAt: context.clock(),
    files: 1,
    bytes: 1,
    added: 1,
    faults: [],
  })
await saveCopy()
await context.jobs.beginRepeating()

const lettersAfter = async (days: number) => {
  const letters = []
  for (let day = 0; day < days; day++) letters.push(...(await mail.lettersAfter(DAY)))
  return letters
}

test('nothing is mailed while all is well', async () => {
  assert.deepEqual(await lettersAfter(1), [])
})

test('a copy that is overdue is mailed once', async () => {
  const [letter, ...more] = await lettersAfter(4)
  assert.deepEqual(more, [])
  assert.match(letter?.to ?? '', /family@example\.org/)
  assert.match(letter?.text ?? '', /last backup of the memorial is too old/)
  assert.match(letter?.text ?? '', /https:\/\/walter\.example\.org\/admin/)
})

test('a check that failed is mailed, without what people wrote', async () => {
  await saveCopy()
  assert.deepEqual(await lettersAfter(1), [])
  world.breaksOriginal(id)
  await context.storage.remove([`private/${id}/original`])
  const letters = []
  for (let day = 0; day < 8; day++) {
    await saveCopy()
    letters.push(...(await lettersAfter(1)))
  }
  assert.equal(letters.length, 1)
  assert.match(letters[0]?.text ?? '', /One file is damaged or missing/)
  assert.doesNotMatch(letters[0]?.text ?? '', /bees|too old/)
})

test('a fault that is mended and comes back is mailed again', async () => {
  const overdue = await lettersAfter(3)
  assert.match(overdue[0]?.text ?? '', /One file .* too old/s)
  await saveCopy()
  await lettersAfter(1)
  assert.equal((await lettersAfter(3)).length, 1)
})

test('a second trouble on the day of a mail is mailed on the next day', async () => {
  const lettersOfHours = async (hours: number) => {
    const letters = []
    for (let hour = 0; hour < hours; hour++) letters.push(...(await mail.lettersAfter(HOUR)))
    return letters
  }
  await saveCopy()
  await lettersAfter(1)
  let letters: Awaited<ReturnType<typeof lettersOfHours>> = []
  for (let day = 0; day < 5 && letters.length === 0; day++)
    for (let hour = 0; hour < 24 && letters.length === 0; hour++) letters = await lettersOfHours(1)
  assert.match(letters[0]?.text ?? '', /One file .* too old/s)
  await saveCopy()
  const hoursLeft = 23 - new Date(context.clock()).getUTCHours()
  assert.deepEqual(await lettersOfHours(hoursLeft), [])
  const [letter, ...more] = await lettersOfHours(3)
  assert.deepEqual(more, [])
  assert.match(letter?.text ?? '', /One file is damaged or missing/)
  assert.doesNotMatch(letter?.text ?? '', /too old/)
})
