import assert from 'node:assert/strict'
import { english } from '../../../languages/inLanguage.ts'
import path from 'node:path'
import { test } from 'node:test'
import { recordBackup } from '../../../server/safety/backup/record.ts'
import { mailProblems } from '../../../server/safety/safekeeping/mailProblems.ts'
import { readSafekeeping } from '../../../server/safety/safekeeping/safekeeping.ts'
import { needsHelp, readStatus } from '../../../server/safety/safekeeping/status.ts'
import { addPhoto } from '../../support/world/addMedia.ts'
import { type Letter, readBody } from '../../support/servers/mailbox.ts'
import { openMailWorld } from '../mailWorld.ts'
import { withinAnHour } from '../../support/world/world.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const readLetter = (letter: Letter | undefined) => (letter ? readBody(letter) : '')

/** Opens a memorial that backs up every day and has just done so; the family and a helper get mail every day. */
async function openWatchedMemorial() {
  const mail = await openMailWorld({
    at: withinAnHour(),
    // a folder cannot be created inside a file
    config: { backup: { folder: path.join(import.meta.filename, 'copies'), every: 'day', keep: 7 } },
  })
  const { world } = mail
  const { context } = world
  const admin = await world.administrator()
  const { id } = await addPhoto(admin, { title: 'Secret bees' })
  world.pass(1_000)
  await admin.call('PUT /api/digest', { body: { email: 'family@example.org', when: 'daily' } })
  const helper = await world.helper()
  await helper.call('PUT /api/digest', { body: { email: 'helper@example.org', when: 'daily' } })
  const copy = { name: 'copy', files: 1, bytes: 1, added: 1, faults: [] }
  const saveCopy = () => recordBackup(context.db, { ...copy, madeAt: context.clock() })
  await saveCopy()
  await context.jobs.beginRepeating()

  async function lettersAfter(count: number, unit: number) {
    const letters = []
    for (let passed = 0; passed < count; passed++) letters.push(...(await mail.lettersAfter(unit)))
    return letters
  }
  const lettersAfterDays = (days: number) => lettersAfter(days, DAY)

  /** Removes the original of the photograph, and returns the letters of the eight days in which this is found. */
  async function loseOriginal() {
    world.breaksOriginal(id)
    await context.storage.remove([`private/${id}/original`])
    const letters = []
    for (let day = 0; day < 8; day++) {
      await saveCopy()
      letters.push(...(await lettersAfterDays(1)))
    }
    return letters
  }

  const lettersAfterHours = (hours: number) => lettersAfter(hours, HOUR)
  return { context, saveCopy, loseOriginal, lettersAfterDays, lettersAfterHours }
}

test('nothing is mailed while all is well', async () => {
  const { lettersAfterDays } = await openWatchedMemorial()
  assert.deepEqual(await lettersAfterDays(1), [])
})

test('a copy that is overdue is mailed once', async () => {
  const { lettersAfterDays } = await openWatchedMemorial()
  const [letter, ...more] = await lettersAfterDays(5)
  assert.deepEqual(more, [])
  assert.match(letter?.to ?? '', /family@example\.org/)
  assert.match(readLetter(letter), /last backup is too old: it was made on \w+ \d+, \d{4}\./)
  assert.match(readLetter(letter), /https:\/\/walter\.example\.org\/admin/)
})

test('a check that failed is mailed, without what people wrote', async () => {
  const { loseOriginal } = await openWatchedMemorial()
  const [letter, ...more] = await loseOriginal()
  assert.deepEqual(more, [])
  assert.match(readLetter(letter), /One file is damaged or missing/)
  assert.doesNotMatch(readLetter(letter), /bees|too old/)
})

test('a fault that is mended and comes back is mailed again', async () => {
  const { saveCopy, lettersAfterDays } = await openWatchedMemorial()
  for (const _ of ['first', 'again']) {
    const [letter, ...more] = await lettersAfterDays(4)
    assert.deepEqual(more, [])
    assert.match(readLetter(letter), /too old/)
    await saveCopy()
    assert.deepEqual(await lettersAfterDays(1), [])
    await saveCopy()
  }
})

test('a fault that nobody asked to hear of is mailed once somebody asks', async () => {
  const { world, lettersAfter } = await openMailWorld({ at: withinAnHour() })
  const { context } = world
  const admin = await world.administrator()
  const fault = { subject: 'private/nobodys/original', checked_at: context.clock(), fault: 'unknown' }
  await context.db.insertInto('file_checks').values(fault).execute()
  await mailProblems(context)
  await admin.call('PUT /api/digest', { body: { email: 'family@example.org', when: 'daily' } })
  await mailProblems(context)
  const [letter, ...more] = await lettersAfter(0)
  assert.deepEqual(more, [])
  assert.match(readLetter(letter), /One file is damaged or missing/)
  await context.db.deleteFrom('file_checks').execute()
})

test('a full disk, an overdue backup and a damaged file each need help', async () => {
  const { context } = (await openMailWorld()).world
  const well = { ...(await readStatus(context)), isDiskLow: false, copyOverdue: false, faults: 0 }
  const all = [well, { ...well, isDiskLow: true }, { ...well, copyOverdue: true }, { ...well, faults: 1 }]
  assert.deepEqual(all.map(needsHelp), [false, true, true, true])
})

test('a second trouble on the day of a mail is mailed on the next day', async () => {
  const { context, saveCopy, loseOriginal, lettersAfterHours } = await openWatchedMemorial()
  await loseOriginal()
  await saveCopy()
  let letters: Awaited<ReturnType<typeof lettersAfterHours>> = []
  for (let hour = 0; hour < 6 * 24 && letters.length === 0; hour++) letters = await lettersAfterHours(1)
  assert.match(readLetter(letters[0]), /One file .* too old/s)
  await saveCopy()
  const hoursLeft = 23 - new Date(context.clock()).getUTCHours()
  assert.deepEqual(await lettersAfterHours(hoursLeft), [])
  const [letter, ...more] = await lettersAfterHours(3)
  assert.deepEqual(more, [])
  assert.match(readLetter(letter), /One file is damaged or missing/)
  assert.doesNotMatch(readLetter(letter), /too old/)
})

test('a damaged photograph without a title is counted, and named by its file', async () => {
  const { world } = await openMailWorld()
  const { context } = world
  const { id, originalName } = await addPhoto(await world.administrator())
  await context.db.updateTable('media').set({ title: null }).where('id', '=', id).execute()
  const lost = { subject: id, checked_at: context.clock(), fault: 'missing' }
  const deleted = { ...lost, subject: 'deleted meanwhile' }
  await context.db.insertInto('file_checks').values([lost, deleted]).execute()
  const { faultCount, faults } = await readSafekeeping(context, english)
  assert.deepEqual([faultCount, faults.length], [1, 1])
  assert.ok(
    faults[0]?.startsWith(
      `“${originalName}” (${originalName}, private/${id}/original): Its original file is`,
    ),
  )
  await context.db.deleteFrom('file_checks').execute()
})
