import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { recordBackup } from '../../../server/backup/record.ts'
import { beginVerifying } from '../../../server/verify/jobs.ts'
import { fixture } from '../../support/fixtures.ts'
import { openMailbox } from '../../support/mailbox.ts'
import { openWorld } from '../../support/world.ts'

const DAY = 86_400_000

const mailbox = await openMailbox()
const world = await openWorld({
  config: {
    smtpUrl: mailbox.url,
    publicUrl: 'https://walter.example.org',
    backup: { folder: '/nowhere', every: 'day', keep: 7 },
  },
})
after(async () => {
  await world.close()
  await mailbox.close()
})
const { context } = world
const admin = await world.administrator()
await admin.call('PUT /api/settings', { body: { notifyEmail: 'family@example.org' } })
const file = fixture('photos/small-bee.jpg')
const { id } = (await admin.call('POST /api/media', { form: { title: 'Secret bees', file } })).body
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
await beginVerifying(context)

const lettersAfter = async (days: number) => {
  for (let day = 0; day < days; day++) {
    world.pass(DAY)
    await world.settle()
  }
  return mailbox.letters.splice(0)
}

test('nothing is mailed while all is well', async () => {
  assert.deepEqual(await lettersAfter(1), [])
})

test('a copy that is overdue is mailed once', async () => {
  const [letter, ...more] = await lettersAfter(4)
  assert.deepEqual(more, [])
  assert.match(letter?.to ?? '', /family@example\.org/)
  assert.match(letter?.text ?? '', /last copy of the memorial is too old/)
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

test('what was mended and breaks again is mailed again', async () => {
  const overdue = await lettersAfter(3)
  assert.match(overdue[0]?.text ?? '', /One file .* too old/s)
  await saveCopy()
  await lettersAfter(1)
  assert.equal((await lettersAfter(3)).length, 1)
})
