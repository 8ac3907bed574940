import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { limits, visitorChanges } from '../../../contract/limits.ts'
import { addPhoto } from '../../support/world/addMedia.ts'
import { closeMemorialOf } from '../../support/world/closedMemorial.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { addSender, openLink, sendPhotos, tryToSend } from '../../support/guests/sendByLink.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'
import { openWorld } from '../../support/world/world.ts'

const { world, visitor, admin } = await openSharedWorld()

const readPage = (headers: Record<string, string>) => visitor.call('GET /api/send', { headers })
const readOwn = async (guest: { headers: Record<string, string> }) =>
  (await visitor.call('GET /api/senders/mine', guest)).body

describe('The link', () => {
  test('shows its key again and again, of which the database has only the hash', async () => {
    await openLink(admin)
    const { 'send-key': key } = await openLink(admin)
    const helper = await world.helper('Karin')
    for (const keeper of [admin, helper])
      assert.equal((await keeper.call('GET /api/send-link')).body.key, key)
    const rows = await world.context.db.selectFrom('send_link').selectAll().execute()
    assert.equal(rows.length, 1)
    assert.ok(!JSON.stringify(rows).includes(key))
  })

  test('that was renewed or ended says so to all who came by it, who still see and take back their own', async () => {
    const link = await openLink(admin)
    const anna = await addSender(visitor, link)
    const [first = '', second = ''] = await sendPhotos(visitor, anna, 'Lake.jpg', 'Pier.jpg')
    const isEnded = async () => {
      for (const answer of [
        await readPage(link),
        await visitor.call('POST /api/senders', { headers: link, body: { name: 'Ben' } }),
        await tryToSend(visitor, anna),
      ])
        assert.deepEqual([answer.status, answer.refusal.code], [410, 'send_link_ended'])
    }
    assert.equal((await readOwn(anna)).isOpen, true)
    await openLink(admin)
    await isEnded()
    assert.equal((await admin.call('DELETE /api/send-link')).status, 204)
    await isEnded()
    assert.deepEqual((await admin.call('GET /api/send-link')).body, { key: null, createdAt: null })
    const { isOpen, sent } = await readOwn(anna)
    assert.deepEqual([isOpen, sent.map(({ id }) => id)], [false, [first, second]])
    const takenBack = { ...anna, params: { id: first } }
    assert.equal((await visitor.call('DELETE /api/senders/mine/media/:id', takenBack)).status, 204)
  })
})

describe('The page behind the link', () => {
  test('shows the name and the portrait, also in a closed memorial, and nothing to anyone else', async () => {
    await using own = await openWorld()
    const keeper = await own.administrator()
    const portrait = await addPhoto(keeper, { listed: 'false' })
    await keeper.call('PUT /api/settings', { body: { name: 'Arne', portraitPath: portrait.filePath } })
    const headers = await openLink(keeper)
    await closeMemorialOf(own, keeper)
    const read = async () => (await own.visitor.call('GET /api/send', { headers })).body
    const { portrait: picture, ...page } = await read()
    assert.deepEqual(page, { name: 'Arne', mailsSenders: false })
    assert.match(picture ?? '', /^data:image\/webp;base64,UklGR/)
    assert.equal((await own.visitor.call('GET /api/send')).status, 400)
    const wrongKey = { headers: { 'send-key': 'a'.repeat(43) } }
    assert.ok(!(await own.visitor.call('GET /api/send', wrongKey)).text.includes('Arne'))
    const turn = { params: { id: portrait.id }, body: { rotate: 90 } }
    await keeper.call('PUT /api/media/:id/adjustment', turn)
    assert.notEqual((await read()).portrait, picture, 'the portrait as the family has turned it')
    await own.context.db.updateTable('media').set({ hidden: 1, public_key: null }).execute()
    assert.equal((await read()).portrait, null)
  })
})

describe('A sender', () => {
  test('whose response was lost gets the same key again, and each file is stored once', async () => {
    const link = await openLink(admin)
    const retried = { ...link, 'idempotency-key': 'a-sender-of-a-weak-line' }
    const guests = [await addSender(visitor, retried), await addSender(visitor, retried)] as const
    assert.deepEqual(guests[0], guests[1])
    const once = { 'idempotency-key': 'a-photograph-of-a-weak-line' }
    const answers = await Promise.all([1, 2, 3].map(() => tryToSend(visitor, guests[0], 'Lake.jpg', once)))
    assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1)
    assert.equal((await readOwn(guests[0])).sent.length, 1)
  })

  test('corrects the name under which everything is shared, in the tray and in the gallery', async () => {
    const anna = await addSender(visitor, await openLink(admin), { message: 'From the lake' })
    const [taken = ''] = await sendPhotos(visitor, anna, 'Lake.jpg', 'Pier.jpg')
    await admin.call('POST /api/sent/take', { body: { ids: [taken], taken: true } })
    const edit = (body: object) => visitor.call('PUT /api/senders/mine', { ...anna, body })
    assert.equal((await edit({ name: 'Anna Berg' })).status, 204)
    const { senders } = (await admin.call('GET /api/sent')).body
    const sender = senders.find(({ id }) => id === anna.id)
    assert.deepEqual(
      [sender?.name, sender?.message, sender?.media.map(({ memoryAuthor }) => memoryAuthor)],
      ['Anna Berg', 'From the lake', ['Anna Berg']],
    )
    const media = (await visitor.call('GET /api/media')).body
    assert.equal(media.find(({ id }) => id === taken)?.memoryAuthor, 'Anna Berg')
    const { status, refusal } = await edit({ name: ' ' })
    assert.deepEqual([status, refusal.message], [400, 'A name is needed'])
  })

  test('with a name of a thousand letters is told how many a name may have', async () => {
    const body = { name: 'a'.repeat(1_000) }
    const { status, refusal } = await visitor.call('POST /api/senders', {
      headers: await openLink(admin),
      body,
    })
    assert.equal(status, 400)
    assert.match(refusal.message, new RegExp(String(limits.name)))
  })

  test('takes back only what is the sender’s own and not taken, at once and with its files', async () => {
    const link = await openLink(admin)
    const [anna, ben] = [await addSender(visitor, link), await addSender(visitor, link, { name: 'Ben' })]
    const [kept = '', lake = ''] = await sendPhotos(visitor, anna, 'Pier.jpg', 'Lake.jpg')
    await admin.call('POST /api/sent/take', { body: { ids: [kept], taken: true } })
    const takeBack = async (guest: typeof anna, id: string) =>
      (await visitor.call('DELETE /api/senders/mine/media/:id', { ...guest, params: { id } })).status
    await world.settle()
    assert.equal(await takeBack(ben, lake), 404)
    assert.equal(await takeBack(anna, kept), 404)
    assert.equal(await takeBack(anna, lake), 204)
    await world.settle()
    assert.deepEqual(await world.context.storage.list(`private/${lake}/`), [])
    const { sent } = await readOwn(anna)
    assert.deepEqual(
      sent.map(({ id, canTakeBack }) => [id, canTakeBack]),
      [[kept, false]],
    )
  })

  test('reads which kinds are taken, and when a link has had its day', async () => {
    const anna = await addSender(visitor, await openLink(admin))
    const form = { file: fixture('audio/nebula-no-tags.mp3') }
    const song = await visitor.call('POST /api/senders/mine/media', { ...anna, form })
    assert.deepEqual([song.status, song.refusal.code], [415, 'wrong_kind'])
    await world.context.db
      .updateTable('limits')
      .set({ count: visitorChanges.maxDailySentFiles })
      .where('key', 'like', 'sentFiles by %')
      .execute()
    const { status, refusal } = await tryToSend(visitor, anna)
    assert.deepEqual([status, refusal.code], [429, 'sent_today'])
  })
})
