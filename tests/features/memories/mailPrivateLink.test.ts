import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { type Letter, readBody, readHeader, readHtml } from '../../support/servers/mailbox.ts'
import { textLog } from '../../support/servers/textLog.ts'
import { openWorld } from '../../support/world/world.ts'
import { openMailWorld } from '../mailWorld.ts'
import { share } from './visitors.ts'

const logged = textLog()
const { world, visitor, mailbox, lettersAfter } = await openMailWorld({
  log: logged.log,
  config: { trustProxy: 1 },
})
const administrator = await world.administrator()
const minute = 60_000
const day = 24 * 60 * minute

const mailLink = (writerKey = '', body: object = {}) =>
  visitor.call('POST /api/memories/mine/mail', { headers: { 'writer-key': writerKey }, body })

/** Reads the key in the private link of a letter. */
const readKey = (letter: Letter) =>
  /^https:\/\/walter\.example\.org\/memories\?own#mine=(.*)$/m.exec(readBody(letter))?.[1] ?? ''

// each test may send mail to the same addresses, and reads only its own
beforeEach(() => {
  world.pass(2 * day)
  mailbox.letters.length = 0
})

test('the private link goes to the address that was given with the memory, and to no other that a caller names', async () => {
  const { id, writerKey } = await share(visitor, { email: 'ruth@example.org' })
  const sent = await mailLink(writerKey, { email: 'mallory@example.com', to: 'mallory@example.com' })
  assert.deepEqual([sent.status, sent.text], [204, ''])
  const [letter, ...more] = await lettersAfter(minute)
  assert.deepEqual(more, [])
  assert.ok(letter)
  assert.match(letter.to, /^RCPT TO:<ruth@example\.org>/)
  assert.doesNotMatch(letter.text, /mallory/)
  const own = await visitor.call('GET /api/memories/mine', { headers: { 'writer-key': readKey(letter) } })
  assert.equal(own.body.id, id)
})

test('the mail says whose memorial it is, why it came and who sends it, and nothing that the writer typed', async () => {
  const { writerKey } = await share(visitor, {
    name: 'You owe us, pay at evil dot com',
    email: 'ruth@example.org',
  })
  await mailLink(writerKey)
  const [letter] = await lettersAfter(minute)
  assert.ok(letter)
  const body = readBody(letter)
  assert.match(body, /^Hello,/)
  assert.match(body.replace(/\s+/g, ' '), /memory of Walter Arne Lindholm and asked for your private link/)
  assert.match(body, /^The memorial of Walter Arne Lindholm$/m)
  assert.match(readHeader(letter, 'subject') ?? '', /Your private link/)
  assert.doesNotMatch(body + readHtml(letter), /He came early|You owe us|evil/)
})

test('a memory that is withdrawn within a minute mails nothing', async () => {
  const { writerKey = '' } = await share(visitor, { email: 'ruth@example.org' })
  assert.equal((await mailLink(writerKey)).status, 204)
  assert.deepEqual(await lettersAfter(minute - 1_000), [])
  await visitor.call('DELETE /api/memories/mine', { headers: { 'writer-key': writerKey } })
  assert.deepEqual(await lettersAfter(2 * minute), [])
})

test('an older memory mails its link at once, and each time the same', async () => {
  const { writerKey } = await share(visitor, { email: 'ruth@example.org' })
  world.pass(minute)
  const keys: string[] = []
  for (const _ of [1, 2]) {
    await mailLink(writerKey)
    const [letter] = await lettersAfter(0)
    assert.ok(letter)
    keys.push(readKey(letter))
  }
  assert.equal(keys[0], keys[1])
  const rows = await world.context.db.selectFrom('memories').select('mailed_key_hash').execute()
  assert.ok(rows.every(({ mailed_key_hash }) => mailed_key_hash !== keys[0]))
  const headers = { 'writer-key': keys[0] ?? '' }
  assert.equal((await visitor.call('DELETE /api/memories/mine', { headers })).status, 204)
  assert.equal((await mailLink(writerKey)).status, 404)
})

test('a memory that waits for the family, or that the family hides in time, mails nothing', async () => {
  await administrator.call('PUT /api/settings', { body: { moderation: 'all' } })
  const waiting = await share(visitor, { email: 'ruth@example.org' })
  await administrator.call('PUT /api/settings', { body: { moderation: 'off' } })
  assert.equal(waiting.approved, false)
  const { status, refusal } = await mailLink(waiting.writerKey)
  assert.deepEqual([status, refusal.code], [409, 'not_approved'])
  assert.match(refusal.message, /Please copy the link instead/)
  const { id, writerKey } = await share(visitor, { email: 'ruth@example.org' })
  assert.equal((await mailLink(writerKey)).status, 204)
  await administrator.call('PUT /api/memories/:id', { params: { id }, body: { approved: false } })
  assert.deepEqual(await lettersAfter(2 * minute), [])
})

test('another key, a lost key, and a memory without an address get a clear answer and no mail', async () => {
  const { id, writerKey = '' } = await share(visitor)
  for (const wrong of ['nothing', id, `${writerKey}x`]) assert.equal((await mailLink(wrong)).status, 404)
  assert.equal((await visitor.call('POST /api/memories/mine/mail')).status, 400)
  const { status, refusal } = await mailLink(writerKey)
  assert.deepEqual([status, refusal.code], [409, 'no_email'])
  assert.match(refusal.message, /No e-mail address was given/)
  assert.deepEqual(await lettersAfter(2 * minute), [])
})

test('a bounce is learned by nobody: no log, no keeper, no report to the sender', async () => {
  const fields = { email: 'keeper@example.org', when: 'at-once' }
  await administrator.call('PUT /api/digest', { body: fields })
  const { writerKey } = await share(visitor, { email: 'Rut.Lindholm@exmaple.org' })
  await lettersAfter(day)
  mailbox.reject('550 5.1.1 <Rut.Lindholm@exmaple.org> no such user')
  assert.equal((await mailLink(writerKey)).status, 204)
  assert.deepEqual(await lettersAfter(0), [])
  mailbox.reject(null)
  assert.doesNotMatch(logged.text, /exmaple/i)
  assert.deepEqual(await lettersAfter(2 * day), [])
  await administrator.call('PUT /api/digest', { body: { email: fields.email, when: 'none' } })
  await mailLink(writerKey)
  assert.match((await lettersAfter(0))[0]?.to ?? '', / NOTIFY=NEVER/)
})

test('a mail server that is away gets the mail later, and no log has the address', async () => {
  const { writerKey } = await share(visitor, { email: 'rut.lindholm@exmaple.org' })
  mailbox.reject('451 4.3.0 <rut.lindholm@exmaple.org> try again later')
  await mailLink(writerKey)
  assert.deepEqual(await lettersAfter(minute), [])
  mailbox.reject(null)
  assert.match(logged.text, /the mail server did not take a private link/)
  assert.doesNotMatch(logged.text, /exmaple/i)
  assert.equal((await lettersAfter(day)).length, 1)
})

/** Asks for the mails of new memories with these addresses, and returns the status of each, or the code of its refusal. */
async function askFor(emails: readonly string[], toAddress: (index: number) => string) {
  const results: unknown[] = []
  for (const [index, email] of emails.entries()) {
    const from = { headers: { 'x-forwarded-for': toAddress(index) } }
    const { body } = await visitor.call('POST /api/memories', {
      body: { name: 'Eva', content: `He came early, ${index}.`, email },
      ...from,
    })
    const headers = { ...from.headers, 'writer-key': body.writerKey ?? '' }
    const { status, refusal } = await visitor.call('POST /api/memories/mine/mail', { headers })
    results.push(status === 204 ? status : refusal.code)
  }
  return results
}

test('a mailbox gets five such mails a day, whichever memories, networks and spellings ask for them', async () => {
  const emails = [
    'eva@example.org',
    'EVA@Example.org',
    'eva+1@example.org',
    'e.v.a@example.org',
    'eva+@example.org',
  ]
  assert.deepEqual(
    await askFor([...emails, 'Ev.a+x+y@example.org', 'evan@example.org'], (index) => `198.51.100.${index}`),
    [204, 204, 204, 204, 204, 'mailed_often', 204],
  )
  assert.equal((await lettersAfter(minute)).length, 6)
  world.pass(day)
  assert.deepEqual(await askFor(['eva@example.org'], () => '198.51.100.1'), [204])
})

test('a network gets ten a day, whichever of its addresses ask, and the memorial sends fifty', async () => {
  const people = (count: number) => Array.from({ length: count }, (_, index) => `person${index}@example.org`)
  for (const toAddress of [
    (index: number) => `2001:db8:1:${index}::1`,
    (index: number) => `2001:db8:2:${index.toString(16)}00::1`,
    () => '198.51.100.7',
    () => '198.51.100.8',
  ]) {
    const results = await askFor(people(11), toAddress)
    assert.deepEqual(results, [...Array.from({ length: 10 }, () => 204), 'mails_used_up'])
    // each of these mailboxes may get five
    world.pass(minute)
  }
  const others = await askFor(
    Array.from({ length: 12 }, (_, index) => `other${index}@example.org`),
    (index) => `203.0.113.${index}`,
  )
  assert.deepEqual(others, [...Array.from({ length: 10 }, () => 204), 'mails_used_up', 'mails_used_up'])
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
