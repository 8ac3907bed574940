import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { readBody, readHeader, readHtml } from '../../support/servers/mailbox.ts'
import { textLog } from '../../support/servers/textLog.ts'
import { openWorld } from '../../support/world/world.ts'
import { openMailWorld } from '../mailWorld.ts'
import { share } from './visitors.ts'

const logged = textLog()
const { world, visitor, mailbox, lettersAfter } = await openMailWorld({ log: logged.log })
const administrator = await world.administrator()
const day = 24 * 60 * 60_000

const mailLink = (writerKey = '', body: object = {}) =>
  visitor.call('POST /api/memories/mine/mail', { headers: { 'writer-key': writerKey }, body })

// each test may send mail to the same addresses, and reads only its own
beforeEach(() => {
  world.pass(2 * day)
  mailbox.letters.length = 0
})

test('the private link goes to the address that was given with the memory, and to no other that a caller names', async () => {
  const { writerKey } = await share(visitor, { email: 'ruth@example.org' })
  const sent = await mailLink(writerKey, { email: 'mallory@example.com', to: 'mallory@example.com' })
  assert.deepEqual([sent.status, sent.text], [204, ''])
  const [letter, ...more] = mailbox.letters.splice(0)
  assert.deepEqual(more, [])
  assert.ok(letter)
  assert.match(letter.to, /^RCPT TO:<ruth@example\.org>/)
  assert.doesNotMatch(letter.text, /mallory/)
  assert.match(
    readBody(letter),
    new RegExp(`^https://walter.example.org/memories\\?own#mine=${writerKey}$`, 'm'),
  )
})

test('the mail greets the writer, and says whose memorial it is, why it came and who sends it', async () => {
  const { writerKey } = await share(visitor, { name: 'Ruth Lindholm', email: 'ruth@example.org' })
  await mailLink(writerKey)
  const [letter] = mailbox.letters.splice(0)
  assert.ok(letter)
  const body = readBody(letter)
  assert.match(body, /^Dear Ruth Lindholm,/)
  assert.match(body.replace(/\s+/g, ' '), /memory of Walter Arne Lindholm and asked for your private link/)
  assert.match(body, /^The memorial of Walter Arne Lindholm$/m)
  assert.match(readHeader(letter, 'subject') ?? '', /Your private link/)
  assert.doesNotMatch(body + readHtml(letter), /He came early/, 'nothing of what the memory says')
})

test('a stranger whose address was typed is not led to the website in the name', async () => {
  const { writerKey } = await share(visitor, { name: 'Win at www.lucky.example', email: 'a@example.org' })
  assert.equal((await mailLink(writerKey)).status, 204)
  const [letter] = mailbox.letters.splice(0)
  assert.ok(letter)
  assert.doesNotMatch(readBody(letter) + readHtml(letter), /lucky/)
})

test('it is also mailed while the memory waits for the family', async () => {
  await administrator.call('PUT /api/settings', { body: { moderation: 'all' } })
  const { approved, writerKey } = await share(visitor, { email: 'ruth@example.org' })
  await administrator.call('PUT /api/settings', { body: { moderation: 'off' } })
  assert.equal(approved, false)
  assert.equal((await mailLink(writerKey)).status, 204)
  assert.equal((await lettersAfter(0)).length, 1)
})

test('another key, a lost key, and a memory without an address get a clear answer and no mail', async () => {
  const { id, writerKey = '' } = await share(visitor)
  for (const wrong of ['nothing', id, `${writerKey}x`]) assert.equal((await mailLink(wrong)).status, 404)
  assert.equal((await visitor.call('POST /api/memories/mine/mail')).status, 400)
  const { status, refusal } = await mailLink(writerKey)
  assert.deepEqual([status, refusal.code], [409, 'no_email'])
  assert.match(refusal.message, /No e-mail address was given/)
  assert.deepEqual(mailbox.letters, [])
})

test('a bounce is learned by nobody but the writer: no log, no keeper, no report to the sender', async () => {
  const fields = { email: 'keeper@example.org', when: 'at-once' }
  await administrator.call('PUT /api/digest', { body: fields })
  const { writerKey } = await share(visitor, { email: 'Rut.Lindholm@exmaple.org' })
  await lettersAfter(day)
  mailbox.reject('550 5.1.1 <Rut.Lindholm@exmaple.org> no such user')
  const { status, refusal } = await mailLink(writerKey)
  mailbox.reject(null)
  assert.deepEqual([status, refusal.code], [503, 'mail_failed'])
  assert.doesNotMatch(refusal.message, /exmaple/)
  assert.match(logged.text, /a private link could not be mailed/)
  assert.doesNotMatch(logged.text, /exmaple/i)
  const keeperLetters = await lettersAfter(2 * day)
  assert.deepEqual(keeperLetters, [])
  await administrator.call('PUT /api/digest', { body: { email: fields.email, when: 'none' } })
  await mailLink(writerKey)
  assert.match((await lettersAfter(0))[0]?.to ?? '', / NOTIFY=NEVER/)
})

test('an address gets five such mails a day, whichever memories and spellings it was given with', async () => {
  const statuses: number[] = []
  for (const email of ['eva@example.org', 'Eva@example.org', 'EVA@example.org']) {
    const { writerKey } = await share(visitor, { email })
    for (const _ of [1, 2]) statuses.push((await mailLink(writerKey)).status)
  }
  assert.deepEqual(statuses, [204, 204, 204, 204, 204, 429])
  assert.equal(mailbox.letters.splice(0).length, 5)
  const { writerKey } = await share(visitor, { email: 'eva@example.org' })
  const { refusal, headers } = await mailLink(writerKey)
  assert.equal(refusal.code, 'mailed_often')
  assert.ok(Number(headers['retry-after']) > 60 * 60)
  world.pass(day)
  assert.equal((await mailLink(writerKey)).status, 204)
})

for (const [lacking, config] of [
  ['a mail server', { publicUrl: 'https://walter.example.org' }],
  ['its own address', { smtpUrl: 'smtp://127.0.0.1:9' }],
] as const)
  test(`a memorial without ${lacking} says that the mail could not be sent`, async () => {
    await using other = await openWorld({ config })
    const { writerKey = '' } = await share(other.visitor, { email: 'ruth@example.org' })
    const headers = { 'writer-key': writerKey }
    const { status, refusal } = await other.visitor.call('POST /api/memories/mine/mail', { headers })
    assert.deepEqual([status, refusal.code], [503, 'mail_failed'])
  })
