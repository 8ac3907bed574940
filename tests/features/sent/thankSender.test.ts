import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { visitorChanges } from '../../../contract/limits.ts'
import { type Letter, readBody, readHeader, readHtml } from '../../support/servers/mailbox.ts'
import { textLog } from '../../support/servers/textLog.ts'
import { openWorld } from '../../support/world/world.ts'
import { openMailWorld } from '../mailWorld.ts'
import { share } from '../memories/visitors.ts'
import { openSendLink } from './sendPhoto.ts'

const logged = textLog()
const { world, visitor, mailbox, lettersAfter } = await openMailWorld({ log: logged.log })
const administrator = await world.administrator()
const helper = await world.helper()
const sendAs = await openSendLink(visitor, administrator)
const minute = 60_000
const day = 24 * 60 * minute

const take = (...ids: string[]) => administrator.call('POST /api/sent/take', { body: { ids, taken: true } })
const thank = (id: string, message?: string) =>
  helper.call('POST /api/senders/:id/thank', { params: { id }, body: { message } })

/** Sends a photograph as a guest, and takes it into the gallery. */
async function sendTaken(guest: Parameters<typeof sendAs>[0]) {
  const sent = await sendAs(guest)
  await take(sent.photoId)
  return sent
}

/** Reads which photograph of the gallery the letter leads to. */
const readPhotoId = (letter: Letter) =>
  /^https:\/\/walter\.example\.org\/gallery\?photo=(.*)$/m.exec(readBody(letter))?.[1]

// each test may send mail to the same addresses, and reads only its own
beforeEach(async () => {
  await lettersAfter(2 * day)
})

test('thanks go to the sender’s address with the family’s words, and with no word of the sender’s', async () => {
  const { senderId } = await sendTaken({
    name: 'You owe us, pay at evil dot com',
    email: 'anna@example.org',
    message: 'A message to a stranger',
  })
  const { status, text } = await thank(senderId, 'Dear Anna,\n\nthe lake <b>again</b>!\nInga')
  assert.deepEqual([status, text], [204, ''])
  const [letter, ...more] = await lettersAfter(0)
  assert.deepEqual(more, [])
  assert.ok(letter)
  assert.match(letter.to, /^RCPT TO:<anna@example\.org> NOTIFY=NEVER/)
  assert.match(readHeader(letter, 'subject') ?? '', /^Thank you for your photographs of Walter/)
  const body = readBody(letter)
  assert.match(body, /^Hello,\n\nDear Anna,\n\nthe lake <b>again<\/b>!\n\nInga\n\n/)
  assert.match(body, /^The family of Walter Arne Lindholm$/m)
  assert.match(readHtml(letter), /<p [^>]*>the lake &lt;b&gt;again/)
  assert.doesNotMatch(body + readHtml(letter), /You owe us|evil|to a stranger/)
})

test('the link leads to the first of the sender’s photographs in the gallery that visitors see', async () => {
  const { senderId, photoId, send } = await sendAs({ email: 'anna@example.org' })
  const others = [await send(), await send()]
  await take(photoId)
  await take(...others)
  await administrator.call('POST /api/media/visibility', { body: { ids: [photoId], visible: false } })
  await thank(senderId)
  const [letter] = await lettersAfter(0)
  assert.ok(letter)
  assert.equal(readPhotoId(letter), others[0])
})

test('a keeper who writes nothing sends the words that the dashboard proposes, in the family’s language', async () => {
  await administrator.call('PUT /api/settings', { body: { language: 'de' } })
  const { senderId } = await sendTaken({ email: 'anna@example.org' })
  const { thanks } = (await helper.call('GET /api/sent')).body
  assert.match(thanks, /^Sie haben uns Ihre Fotos von Walter Arne Lindner geschickt\./)
  await thank(senderId)
  const [letter] = await lettersAfter(0)
  await administrator.call('PUT /api/settings', { body: { language: 'en' } })
  assert.ok(letter)
  assert.ok(readBody(letter).replace(/\s+/g, ' ').includes(thanks))
})

test('a sender is thanked once a day, also if two keepers press at the same time', async () => {
  const { senderId, send } = await sendTaken({ email: 'anna@example.org' })
  const results = await Promise.all([thank(senderId, 'One'), thank(senderId, 'Two')])
  assert.deepEqual(results.map(({ status }) => status).sort(), [204, 429])
  const { status, refusal, headers } = await thank(senderId)
  assert.deepEqual([status, refusal.code], [429, 'mailed_often'])
  assert.match(refusal.message, /Please send your thanks tomorrow/)
  assert.ok(Math.abs(Number(headers['retry-after']) - day / 1_000) < 60)
  assert.equal((await lettersAfter(0)).length, 1)
  await send()
  const listed = (await helper.call('GET /api/sent')).body.senders.find(({ id }) => id === senderId)
  assert.ok(world.context.clock() - Date.parse(listed?.thankedAt ?? '') < minute)
  world.pass(day - minute)
  assert.equal((await thank(senderId)).status, 429)
  world.pass(minute)
  assert.equal((await thank(senderId, 'Three')).status, 204)
  assert.match(readBody((await lettersAfter(0))[0] as Letter), /Three/)
})

test('nobody is thanked without an address, or before visitors see something of theirs', async () => {
  const reasons: unknown[] = []
  const expectRefusal = async (senderId: string) => {
    const { status, refusal } = await thank(senderId)
    reasons.push([status, refusal.code])
    assert.doesNotMatch(refusal.message, /link/)
  }
  const silent = await sendTaken({})
  await expectRefusal(silent.senderId)
  const waiting = await sendAs({ email: 'waiting@example.org' })
  await expectRefusal(waiting.senderId)
  const hidden = await sendTaken({ email: 'hidden@example.org' })
  const body = { ids: [hidden.photoId], visible: false }
  await administrator.call('POST /api/media/visibility', { body })
  await expectRefusal(hidden.senderId)
  assert.deepEqual(reasons, [
    [409, 'no_email'],
    [409, 'not_approved'],
    [409, 'not_approved'],
  ])
  assert.equal((await thank('nobody')).status, 404)
  assert.deepEqual(await lettersAfter(0), [])
})

test('a mailbox gets five private links and thanks together a day, and the memorial sends fifty thanks', async () => {
  const { senderId } = await sendTaken({ email: 'E.va+lake@example.org' })
  for (let count = 0; count < visitorChanges.maxDailyMails.mailbox; count++) {
    const { writerKey = '' } = await share(visitor, {
      email: 'eva@example.org',
      content: `He came ${count}.`,
    })
    await visitor.call('POST /api/memories/mine/mail', { headers: { 'writer-key': writerKey } })
  }
  assert.equal((await thank(senderId)).refusal.code, 'mailed_often')
  const { db } = world.context
  const other = await sendTaken({ email: 'other@example.org' })
  const last = await sendTaken({ email: 'last@example.org' })
  await db.updateTable('limits').set({ count: 50 }).where('key', '=', 'linkMails').execute()
  assert.equal((await thank(other.senderId)).status, 204)
  await db.updateTable('limits').set({ count: 50 }).where('key', '=', 'thanks').execute()
  const { status, refusal } = await thank(last.senderId)
  assert.deepEqual([status, refusal.code], [429, 'mails_used_up'])
  assert.match(refusal.message, /As many thanks/)
})

test('a mail server that is away gets the thanks later, with their words, and no log has the address', async () => {
  const { senderId } = await sendTaken({ email: 'anna.berg@exmaple.org' })
  mailbox.reject('451 4.3.0 <anna.berg@exmaple.org> try again later')
  assert.equal((await thank(senderId, 'For the bees')).status, 204)
  assert.deepEqual(await lettersAfter(0), [])
  mailbox.reject(null)
  assert.match(logged.text, /did not take a letter of thanks/)
  assert.doesNotMatch(logged.text, /exmaple/i)
  const [letter] = await lettersAfter(day)
  assert.ok(letter)
  assert.match(readBody(letter), /For the bees/)
})

test('one press on the link in the mail removes the address, so that no more thanks come', async () => {
  const { senderId } = await sendTaken({ email: 'anna@example.org' })
  const other = await sendTaken({ email: 'other@example.org' })
  await thank(senderId)
  const [letter] = await lettersAfter(0)
  assert.ok(letter)
  const url = readHeader(letter, 'list-unsubscribe')?.slice('<https://walter.example.org'.length, -1) ?? ''
  await world.app.inject({ method: 'POST', url })
  world.pass(day)
  assert.equal((await thank(senderId)).refusal.code, 'no_email')
  assert.equal((await thank(other.senderId)).status, 204)
})

test('a memorial without a mail server says that it cannot mail', async () => {
  await using other = await openWorld({ config: { publicUrl: 'https://walter.example.org' } })
  const keeper = await other.administrator()
  const { senderId: id } = await (await openSendLink(other.visitor, keeper))({ email: 'anna@example.org' })
  const { status, refusal } = await keeper.call('POST /api/senders/:id/thank', { params: { id }, body: {} })
  assert.deepEqual([status, refusal.code], [503, 'mail_failed'])
  assert.equal((await keeper.call('GET /api/sent')).body.mailsSenders, false)
})
