import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anyPerson } from '../../../domain/person/person.ts'
import { inLanguage } from '../../../languages/inLanguage.ts'
import { readBody, readHeader, readHtml } from '../../support/servers/mailbox.ts'
import { openWorld } from '../../support/world/world.ts'
import { openMailWorld } from '../mailWorld.ts'
import { share } from './visitors.ts'

const { world, visitor, mailbox, lettersAfter } = await openMailWorld({
  config: { mailFrom: 'memorial@walter.example.org' },
})
const administrator = await world.administrator()
const minutes = 60_000
const day = 24 * 60 * minutes

const edit = (id: string, body: object) =>
  administrator.call('PUT /api/memories/:id', { params: { id }, body })
const answer = (id: string, text: string | null) =>
  administrator.call('PUT /api/memories/:id/answer', { params: { id }, body: { answer: text } })
const shareForMail = (email = 'ruth@example.org') => share(visitor, { email, mailOnAnswer: true })

test('a writer who asked for it is mailed once about an answer, and not about a correction', async () => {
  const { id } = await shareForMail()
  await answer(id, 'Words for the page alone')
  assert.equal((await lettersAfter(9 * minutes)).length, 0, 'so long it can be corrected')
  await answer(id, 'Words for the page alone.')
  const [letter, ...more] = await lettersAfter(2 * minutes)
  assert.deepEqual(more, [])
  assert.ok(letter)
  assert.match(letter.to, /<ruth@example\.org>/)
  assert.match(letter.from, /<memorial@walter\.example\.org>/)
  const body = readBody(letter)
  assert.match(body, new RegExp(`^https://walter.example.org/memories\\?all#memory-${id}$`, 'm'))
  assert.doesNotMatch(body + readHtml(letter), /Words|He came early/, 'nothing that people wrote')
  await answer(id, 'Better words')
  assert.deepEqual(await lettersAfter(day), [])
  const { body: list } = await administrator.call('GET /api/memories')
  assert.ok(list.find((memory) => memory.id === id)?.answerMailedAt)
})

test('the mail says whom it is from, that it is automatic, and how to stop it', async () => {
  await answer((await shareForMail()).id, 'Thank you')
  const [letter] = await lettersAfter(11 * minutes)
  assert.ok(letter)
  assert.equal(readHeader(letter, 'from'), 'In memory of Walter Arne Lindholm <memorial@walter.example.org>')
  assert.equal(readHeader(letter, 'auto-submitted'), 'auto-generated')
  assert.match(readHeader(letter, 'message-id') ?? '', /^<[^@\s]+@walter\.example\.org>$/)
  assert.equal(readHeader(letter, 'list-id'), '<memorial.walter.example.org>')
  assert.equal(readHeader(letter, 'list-unsubscribe-post'), 'List-Unsubscribe=One-Click')
  const [, address = ''] = /^<(.*)>$/.exec(readHeader(letter, 'list-unsubscribe') ?? '') ?? []
  assert.ok(readBody(letter).includes(address), 'the same address stands in the mail')
  assert.match(readHeader(letter, 'content-type') ?? '', /^multipart\/alternative/)
})

test('writers who did not ask, or left no address, are not mailed', async () => {
  const asked = await share(visitor, { mailOnAnswer: true })
  const silent = await share(visitor, { email: 'inga@example.org' })
  for (const { id } of [asked, silent]) await answer(id, 'Thank you')
  assert.deepEqual(await lettersAfter(11 * minutes), [])
  const { body } = await administrator.call('GET /api/memories')
  const mailed = [asked, silent].map(({ id }) => body.find((memory) => memory.id === id)?.mailOnAnswer)
  assert.deepEqual(mailed, [false, false])
})

test('an answer that is withdrawn in time is not mailed', async () => {
  const { id } = await shareForMail()
  await answer(id, 'Too soon')
  world.pass(5 * minutes)
  await answer(id, null)
  assert.deepEqual(await lettersAfter(day), [])
})

test('an answer that is withdrawn and written again is mailed again, but not within a day', async () => {
  const { id } = await shareForMail()
  await answer(id, 'One')
  assert.equal((await lettersAfter(11 * minutes)).length, 1)
  await answer(id, null)
  await answer(id, 'Two')
  assert.deepEqual(await lettersAfter(2 * day), [])
  await answer(id, null)
  await answer(id, 'Three')
  assert.equal((await lettersAfter(11 * minutes)).length, 1)
})

test('the answer to a hidden memory is not mailed until the memory is approved', async () => {
  const { id } = await shareForMail()
  await answer(id, 'Between us')
  await edit(id, { approved: false })
  assert.deepEqual(await lettersAfter(day), [])
  await edit(id, { approved: true })
  assert.equal((await lettersAfter(11 * minutes)).length, 1)
})

test('the answer to a memory that is deleted in time is not mailed', async () => {
  const { id } = await shareForMail()
  await answer(id, 'Thank you')
  await administrator.call('DELETE /api/memories/:id', { params: { id } })
  assert.deepEqual(await lettersAfter(day), [])
})

test('the private link switches the mail off and on', async () => {
  const { id, writerKey = '' } = await shareForMail()
  const headers = { 'writer-key': writerKey }
  const choose = async (mailOnAnswer: boolean) =>
    (await visitor.call('PUT /api/memories/mine', { headers, body: { mailOnAnswer } })).body.mailOnAnswer
  assert.equal((await visitor.call('GET /api/memories/mine', { headers })).body.mailOnAnswer, true)
  assert.equal(await choose(false), false)
  await answer(id, 'Thank you')
  assert.deepEqual(await lettersAfter(day), [])
  assert.equal(await choose(true), true)
  const without = await share(visitor, { mailOnAnswer: true })
  const own = await visitor.call('GET /api/memories/mine', {
    headers: { 'writer-key': without.writerKey ?? '' },
  })
  assert.equal(own.body.mailOnAnswer, null, 'without an address there is nothing to choose')
})

/** Reads the address for stopping from the mail about an answer to this address. */
async function stopAddressFor(email: string) {
  await answer((await shareForMail(email)).id, 'Thank you')
  const [letter] = await lettersAfter(11 * minutes)
  assert.ok(letter)
  return readHeader(letter, 'list-unsubscribe')?.slice('<https://walter.example.org'.length, -1) ?? ''
}
const post = (url: string, type: string, payload: string, headers = {}) =>
  world.app.inject({ method: 'POST', url, headers: { 'content-type': type, ...headers }, payload })

for (const [sender, type, payload] of [
  ['a mail program’s button', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  ['a button that sends a form in parts', 'multipart/form-data; boundary=x', '--x--\r\n'],
] as const)
  test(`one press of ${sender} stops the mail to its reader and to nobody else`, async () => {
    const stop = await stopAddressFor('Anna@example.org')
    const others = [await shareForMail('anna@example.org'), await shareForMail('theo@example.org')]
    assert.equal((await post(stop, type, payload)).statusCode, 200)
    for (const { id } of others) await answer(id, 'Thank you')
    const letters = await lettersAfter(11 * minutes)
    const readers = letters.map(({ to }) => /<(.*)>/.exec(to)?.[1])
    assert.deepEqual(readers, ['theo@example.org'])
  })

for (const origin of ['https://mail.example.com', 'moz-extension://2f1c8a', 'null'])
  test(`one press of a mail program’s button at ${origin} stops the mail`, async () => {
    const stop = await stopAddressFor('ida@example.org')
    const { id } = await shareForMail('ida@example.org')
    const headers = { host: 'walter.example.org', origin, 'sec-fetch-site': 'cross-site' }
    const { statusCode } = await post(
      stop,
      'application/x-www-form-urlencoded',
      'List-Unsubscribe=One-Click',
      headers,
    )
    assert.equal(statusCode, 200)
    await answer(id, 'Thank you')
    assert.deepEqual(await lettersAfter(11 * minutes), [])
  })

test('mail stays stopped for a memory that was deleted meanwhile and is put back', async () => {
  const stop = await stopAddressFor('olga@example.org')
  await administrator.call('PUT /api/settings', { body: { keepDeleted: 'on' } })
  const { id } = await shareForMail('olga@example.org')
  await administrator.call('DELETE /api/memories/:id', { params: { id } })
  await post(stop, 'application/x-www-form-urlencoded', '')
  const putBack = { body: { ids: [id] } }
  assert.equal((await administrator.call('POST /api/deleted/put-back', putBack)).status, 200)
  assert.equal((await answer(id, 'Thank you')).status, 200)
  assert.deepEqual(await lettersAfter(11 * minutes), [])
})

test('opening the address stops nothing, nor does an unknown key', async () => {
  const stop = await stopAddressFor('vera@example.org')
  const page = await visitor.get(stop)
  assert.equal(page.status, 200)
  assert.match(page.text, /<form method="post"><button>Stop them</)
  assert.doesNotMatch(page.text, /<script|http-equiv/)
  assert.match(page.headers['content-security-policy'] ?? '', /^default-src 'none'; (?!.*script-src)/)
  for (const url of ['/stop-mail', '/stop-mail?key=', `${stop}x`])
    assert.equal((await post(url, 'application/x-www-form-urlencoded', '')).statusCode, 200)
  await answer((await shareForMail('vera@example.org')).id, 'Thank you')
  assert.equal((await lettersAfter(11 * minutes)).length, 1)
})

test('guesses at the key from one address are limited', async () => {
  const guess = async () =>
    (await post('/stop-mail?key=guess', 'application/x-www-form-urlencoded', '')).statusCode
  assert.equal(await guess(), 200)
  const { db } = world.context
  await db.updateTable('limits').set({ count: 600 }).where('key', 'like', 'mailStops %').execute()
  assert.equal(await guess(), 429)
  await db.deleteFrom('limits').execute()
})

test('an address that does not exist is not mailed again; a busy mail server is tried again', async () => {
  const [unknown, busy] = [await shareForMail('rut@example.org'), await shareForMail('busy@example.org')]
  mailbox.reject('550 5.1.1 no such user')
  await answer(unknown.id, 'Thank you')
  assert.deepEqual(await lettersAfter(11 * minutes), [])
  mailbox.reject('451 4.7.1 greylisted')
  await answer(busy.id, 'Thank you')
  assert.deepEqual(await lettersAfter(11 * minutes), [])
  mailbox.reject(null)
  const readers = (await lettersAfter(day)).map(({ to }) => /<(.*)>/.exec(to)?.[1])
  assert.deepEqual(readers, ['busy@example.org'])
})

test('a name with line breaks adds no header', async () => {
  const name = 'Walter\r\nBcc: everyone@example.org\r\n\r\nBuy this'
  const other = await openMailWorld()
  // an earlier version accepted a name with line breaks
  await other.world.context.db
    .insertInto('settings')
    .values({ id: 'hisName', name: 'name', value: name })
    .onConflict((oc) => oc.column('name').doUpdateSet({ value: name }))
    .execute()
  const { id } = await share(other.visitor, { email: 'ruth@example.org', mailOnAnswer: true })
  const keeper = await other.world.administrator()
  await keeper.call('PUT /api/memories/:id/answer', { params: { id }, body: { answer: 'Thank you' } })
  const [letter] = await other.lettersAfter(11 * minutes)
  assert.ok(letter)
  assert.match(letter.to, /^RCPT TO:<ruth@example\.org>$/)
  assert.equal(readHeader(letter, 'bcc'), undefined)
  assert.match(readHeader(letter, 'subject') ?? '', /answered your memory of Walter/)
})

test('visitors are not offered mail if none can be sent, or if the site’s own address is unknown', async () => {
  const canMail = async (person: typeof visitor) =>
    (await person.call('GET /api/settings')).body.canMailWriters
  assert.equal(await canMail(visitor), true)
  const { smtpUrl, publicUrl } = world.context.config
  for (const missing of ['smtpUrl', 'publicUrl']) {
    await using other = await openWorld({ config: { smtpUrl, publicUrl, [missing]: null } })
    assert.equal(await canMail(other.visitor), false, missing)
  }
})

test('the mail of a Hebrew family is in Hebrew, from right to left', async () => {
  await administrator.call('PUT /api/settings', { body: { language: 'he', name: 'אברהם לוי' } })
  await answer((await shareForMail('noa@example.org')).id, 'תודה')
  const [letter] = await lettersAfter(11 * minutes)
  assert.ok(letter)
  const { memories, mail } = inLanguage('he', anyPerson)
  assert.equal(readHeader(letter, 'subject'), memories.answerMail.subject('אברהם לוי'))
  assert.ok(readHeader(letter, 'from')?.startsWith(mail.sender('אברהם לוי')))
  assert.match(
    readHtml(letter),
    /<html lang="he" dir="rtl">[^]*<div lang="he" dir="rtl" style="text-align:right;/,
  )
})
