import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { visitorChanges } from '../../../contract/limits.ts'
import { DAY } from '../../../domain/timeUnits.ts'
import { readBody, readHeader, readHtml } from '../../support/servers/mailbox.ts'
import { textLog } from '../../support/servers/textLog.ts'
import { openWorld } from '../../support/world/world.ts'
import { openMailWorld } from '../mailWorld.ts'
import { share } from '../memories/visitors.ts'
import { openSendLink } from './sendPhoto.ts'

const MINUTE = 60_000
const logged = textLog()
const { world, visitor, mailbox, lettersAfter } = await openMailWorld({ log: logged.log })
const administrator = await world.administrator()
const helper = await world.helper()
const sendAs = await openSendLink(visitor, administrator)

const take = (...ids: string[]) => administrator.call('POST /api/sent/take', { body: { ids, taken: true } })
const thank = (id: string, message?: string) =>
  helper.call('POST /api/senders/:id/thank', { params: { id }, body: { message } })
const expectRefusal = async (id: string, ...expected: [status: number, code: string]) => {
  const { status, refusal } = await thank(id)
  assert.deepEqual([status, refusal.code], expected)
  return refusal.message
}
const hide = (id: string) =>
  administrator.call('POST /api/media/visibility', { body: { ids: [id], visible: false } })
/** Finds a sender in the list of what was sent, in which are those whom the family can thank today. */
const findListed = async (id: string) =>
  (await helper.call('GET /api/sent')).body.senders.find((sender) => sender.id === id)

/** Sends a photograph as a guest, and takes it into the gallery. */
async function sendTaken(email: string, guest: { name?: string; message?: string } = {}) {
  const sent = await sendAs({ email, ...guest })
  await take(sent.photoId)
  return sent
}

/** Awaits the only letter. */
async function readLetter(ms = 0) {
  const [letter, ...more] = await lettersAfter(ms)
  assert.ok(letter)
  assert.deepEqual(more, [])
  return letter
}

// each test may send mail to the same addresses, and reads only its own
beforeEach(async () => {
  await lettersAfter(DAY)
})

test('thanks have the family’s words, no word of the sender’s, and a link to the first that visitors see', async () => {
  const guest = { name: 'You owe us, pay at evil dot com', message: 'A message to a stranger' }
  const { senderId, photoId, send } = await sendTaken('anna@example.org', guest)
  const others = [await send(), await send()]
  await take(...others)
  await hide(photoId)
  const { status, text } = await thank(senderId, 'Dear Anna,\n\nthe lake <b>again</b>!\nInga')
  assert.deepEqual([status, text], [204, ''])
  const letter = await readLetter()
  assert.match(letter.to, /^RCPT TO:<anna@example\.org> NOTIFY=NEVER/)
  assert.match(readHeader(letter, 'subject') ?? '', /^Thank you for your photographs of Walter/)
  const body = readBody(letter)
  assert.match(body, /^Hello,\n\nDear Anna,\n\nthe lake <b>again<\/b>!\n\nInga\n\n/)
  assert.match(body, /^The family of Walter Arne Lindholm$/m)
  assert.match(readHtml(letter), /<p [^>]*>the lake &lt;b&gt;again/)
  assert.doesNotMatch(body + readHtml(letter), /You owe us|evil|to a stranger/)
  assert.match(body, new RegExp(`^https://walter\\.example\\.org/gallery\\?photo=${others[0]}$`, 'm'))
})

test('a keeper who writes nothing sends the words that the dashboard proposes, in the family’s language', async () => {
  await administrator.call('PUT /api/settings', { body: { language: 'de' } })
  const { senderId } = await sendTaken('anna@example.org')
  const { thanks } = (await helper.call('GET /api/sent')).body
  assert.match(thanks, /^Sie haben uns Ihre Fotos von Walter Arne Lindner geschickt\./)
  await thank(senderId)
  const letter = await readLetter()
  await administrator.call('PUT /api/settings', { body: { language: 'en' } })
  assert.ok(readBody(letter).replace(/\s+/g, ' ').includes(thanks))
})

test('a sender is thanked once a day, also if two keepers press at the same time', async () => {
  const { senderId, send } = await sendTaken('anna@example.org')
  const results = await Promise.all([thank(senderId, 'One'), thank(senderId, 'Two')])
  assert.deepEqual(results.map(({ status }) => status).sort(), [204, 429])
  assert.match(await expectRefusal(senderId, 429, 'mailed_often'), /Please send your thanks tomorrow/)
  await readLetter()
  await send()
  const { thankedAt } = (await findListed(senderId)) ?? {}
  assert.ok(world.context.clock() - Date.parse(thankedAt ?? '') < MINUTE)
  world.pass(DAY - MINUTE)
  await expectRefusal(senderId, 429, 'mailed_often')
  world.pass(MINUTE)
  assert.equal((await thank(senderId, 'Three')).status, 204)
  assert.match(readBody(await readLetter()), /Three/)
})

test('nobody is thanked without an address, or before visitors see something of theirs', async () => {
  const silent = await sendTaken('')
  await expectRefusal(silent.senderId, 409, 'no_email')
  const waiting = await sendAs({ email: 'waiting@example.org' })
  await expectRefusal(waiting.senderId, 409, 'not_approved')
  const hidden = await sendTaken('hidden@example.org')
  await hide(hidden.photoId)
  assert.doesNotMatch(await expectRefusal(hidden.senderId, 409, 'not_approved'), /link/)
  assert.equal((await thank('nobody')).status, 404)
  assert.deepEqual(await lettersAfter(0), [])
})

test('a mailbox gets five private links and thanks together a day, and the memorial sends fifty thanks', async () => {
  const { senderId } = await sendTaken('E.va+lake@example.org')
  for (let count = 0; count < visitorChanges.maxDailyMails.mailbox; count++) {
    const memory = { email: 'eva@example.org', content: `He came ${count}.` }
    const { writerKey = '' } = await share(visitor, memory)
    await visitor.call('POST /api/memories/mine/mail', { headers: { 'writer-key': writerKey } })
  }
  await expectRefusal(senderId, 429, 'mailed_often')
  const useUp = (kind: 'linkMails' | 'thanks') =>
    world.context.db.updateTable('limits').set({ count: 50 }).where('key', '=', kind).execute()
  const other = await sendTaken('other@example.org')
  await useUp('linkMails')
  assert.equal((await thank(other.senderId)).status, 204)
  await useUp('thanks')
  const last = await sendTaken('last@example.org')
  assert.match(await expectRefusal(last.senderId, 429, 'mails_used_up'), /As many thanks/)
})

test('a mail server that is away gets the thanks later, with their words, and no log has the address', async () => {
  const { senderId } = await sendTaken('anna.berg@exmaple.org')
  mailbox.reject('451 4.3.0 <anna.berg@exmaple.org> try again later')
  assert.equal((await thank(senderId, 'For the bees')).status, 204)
  assert.deepEqual(await lettersAfter(0), [])
  mailbox.reject(null)
  assert.match(logged.text, /did not take a letter of thanks/)
  assert.doesNotMatch(logged.text, /exmaple/i)
  assert.match(readBody(await readLetter(DAY)), /For the bees/)
})

test('one press on the link in the mail removes the address, so that no more thanks come', async () => {
  const { senderId } = await sendTaken('anna@example.org')
  const other = await sendTaken('other@example.org')
  await thank(senderId)
  const stopUrl = readHeader(await readLetter(), 'list-unsubscribe') ?? ''
  await world.app.inject({ method: 'POST', url: stopUrl.slice('<https://walter.example.org'.length, -1) })
  await expectRefusal(senderId, 409, 'no_email')
  assert.equal((await thank(other.senderId)).status, 204)
})

test('the list offers thanks for two weeks after the last of a sender’s was taken, and once for what was taken', async () => {
  const { senderId, photoId, send } = await sendAs({ email: 'anna@example.org' })
  const [later, soon] = [await send(), await send()]
  const isOffered = async (...ids: string[]) => {
    await take(...ids)
    return (await findListed(senderId)) !== undefined
  }
  assert.ok(await isOffered(photoId, later))
  await thank(senderId)
  world.pass(DAY / 2)
  await take(soon)
  assert.deepEqual(await findListed(senderId), undefined, 'the family has thanked today')
  world.pass(DAY)
  await thank(senderId)
  world.pass(2 * DAY)
  assert.ok(!(await isOffered()), 'the family has thanked for all')
  const last = await send()
  world.pass(DAY)
  assert.ok(await isOffered(last))
  world.pass(13 * DAY)
  assert.ok(await isOffered())
  world.pass(2 * DAY)
  assert.ok(!(await isOffered()), 'a family that does not want to thank is not asked forever')
})

test('a memorial without a mail server says that it cannot mail', async () => {
  await using other = await openWorld({ config: { publicUrl: 'https://walter.example.org' } })
  const keeper = await other.administrator()
  const { senderId: id } = await (await openSendLink(other.visitor, keeper))({ email: 'anna@example.org' })
  const { status, refusal } = await keeper.call('POST /api/senders/:id/thank', { params: { id }, body: {} })
  assert.deepEqual([status, refusal.code], [503, 'mail_failed'])
  assert.equal((await keeper.call('GET /api/sent')).body.mailsSenders, false)
})
