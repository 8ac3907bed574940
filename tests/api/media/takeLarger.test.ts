import assert from 'node:assert/strict'
import path from 'node:path'
import { after, beforeEach, describe, test } from 'node:test'
import sharp, { type Sharp } from 'sharp'
import type { Media } from '../../../contract/media/media.ts'
import { importCommand } from '../../../server/import/importCommand.ts'
import { writeArchive } from '../../../server/outputs/archive/writeArchive.ts'
import { backupCommand } from '../../../server/safety/backup/backupCommand.ts'
import { restoreCommand } from '../../../server/safety/restore/restoreCommand.ts'
import { verifyAll } from '../../../server/safety/verify/verifyAll.ts'
import { fixturePath } from '../../support/files/fixtures.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'
import { callCommand } from '../../support/servers/command.ts'
import { emptyFolder } from '../../support/world/backends.ts'
import { openDeletedWorld } from '../../support/world/deletedWorld.ts'
import { environmentOf } from '../../support/world/environment.ts'
import { addSender, openLink, sendPhotos } from '../../support/guests/sendByLink.ts'
import { readAllResponses } from '../../support/world/wholeMemorial.ts'
import { openWorld } from '../../support/world/world.ts'

const world = await openDeletedWorld()
after(() => world.close())
const { admin, visitor, filesOf } = world
const { db } = world.context
const helper = await world.helper()

/** Makes a picture of this width, which is three halves of its height. */
const draw = async (width: number) => ({
  name: `${width}.png`,
  type: '',
  bytes: await sharp({
    create: { width, height: (width * 2) / 3, channels: 3, background: { r: width % 256, g: 99, b: 9 } },
  })
    .png()
    .toBuffer(),
})
const [smallFile, largeFile, hugeFile] = [await draw(60), await draw(90), await draw(120)]
const add = async (file = smallFile, fields = {}, who = admin) =>
  (await who.call('POST /api/media', { form: { ...fields, file } })).body

let small: Media
let large: Media
/** A small photograph with a title, and a larger copy of it. */
beforeEach(async () => {
  small = await add(smallFile, { title: 'The bridge', description: 'Built by him' })
  large = await add(largeFile, { title: 'IMG 1' })
  await setDate(large.id, '1958-06')
})

const take = (from = large.id, id = small.id, who = admin) =>
  who.call('POST /api/media/:id/take-larger', { params: { id }, body: { from } })
const setDate = (id: string, takenAt: string) =>
  admin.call('POST /api/media/dates', { body: { dates: [{ id, takenAt }] } })
const undo = (...ids: string[]) => admin.call('POST /api/deleted/put-back', { body: { ids } })
const adjust = (id: string, rotate: 90 | 180) =>
  admin.call('PUT /api/media/:id/adjustment', { params: { id }, body: { rotate } })
const history = async (id: string) =>
  (await admin.call('GET /api/media/:id/history', { params: { id } })).body
const find = async (id: string, who = visitor) =>
  (await who.call('GET /api/media')).body.find((item) => item.id === id)
const readOriginal = async (id: string) => (await admin.get(`/uploads/private/${id}/original`)).bytes
/** Reads the rows of both items and of their edits, without public keys, which change. */
const readRows = async () =>
  JSON.stringify([
    await db.selectFrom('media').selectAll().where('id', 'in', [small.id, large.id]).orderBy('id').execute(),
    await db.selectFrom('media_edits').selectAll().orderBy('id').execute(),
  ]).replaceAll(/"(?:public_key|request_key)":"[^"]+"/g, '')
const measure = async ({ filePath }: Pick<Media, 'filePath'>, who = visitor) => {
  const { width, height } = await sharp((await who.get(filePath ?? '')).bytes).metadata()
  return [width, height]
}

describe('A photograph that takes the file of its larger copy', () => {
  test('keeps its title, place and memory, shows the larger picture at a new address, and takes a date', async () => {
    const memory = await world.share('Ruth', 0)
    const params = { id: memory.id }
    await admin.call('PUT /api/memories/:id', { params, body: { mediaIds: [small.id] } })
    const before = await find(small.id)
    const picture_hash = 'of the large file'
    await db.updateTable('media').set({ picture_hash }).where('id', '=', large.id).execute()
    const { status, body } = await take()
    assert.equal(status, 200)
    await world.settle()
    const now = await find(small.id)
    const { title, description, order, isMemory, uploadedAt } = small
    const { width, filePath } = { width: 90, filePath: body.filePath }
    const taken = { title, description, order, isMemory, uploadedAt, takenAt: '1958-06', width, filePath }
    assert.partialDeepStrictEqual(now, taken)
    assert.deepEqual(await measure(body), [90, 60])
    assert.equal((await visitor.get(before?.filePath ?? '')).status, 404, 'the former address')
    assert.ok((await readOriginal(small.id)).equals(largeFile.bytes))
    const hashes = db.selectFrom('media').select('picture_hash').where('id', '=', small.id)
    assert.equal((await hashes.executeTakeFirst())?.picture_hash, picture_hash)
    const memories = (await visitor.call('GET /api/memories')).body
    assert.deepEqual(memories.find((each) => each.id === memory.id)?.mediaIds, [small.id])
    assert.equal(await find(large.id, admin), undefined)
  })

  test('leaves its turns to its file, and is as before when the other is put back with its own', async () => {
    await adjust(small.id, 90)
    await adjust(large.id, 180)
    const before = await readRows()
    const [edit, ...others] = await history(small.id)
    await take()
    assert.equal((await find(small.id, admin))?.adjustment?.rotate, 180)
    assert.deepEqual([others, (await history(small.id)).some(({ id }) => id === edit?.id)], [[], false])
    assert.equal((await undo(large.id)).status, 200)
    assert.equal(await readRows(), before)
    await world.settle()
    assert.deepEqual(await measure((await find(small.id)) ?? small), [40, 60])
    assert.ok((await readOriginal(small.id)).equals(smallFile.bytes))
    assert.ok((await readOriginal(large.id)).equals(largeFile.bytes))
  })

  test('keeps the places of people where nothing is cut off or turned; else only their names, until Undo', async () => {
    const picture = sharp(fixturePath('photos/portrait-6mp-friends.jpg')).autoOrient().resize(600, 800)
    const toFile = async (each: Sharp, name: string) => ({
      name,
      type: '',
      bytes: await each.png().toBuffer(),
    })
    const largest = picture
      .clone()
      .png()
      .toBuffer()
      .then((bytes) => sharp(bytes).resize(1200, 1600))
    const kinds: [string, Sharp, boolean][] = [
      ['whole', (await largest).clone(), true],
      ['cropped', (await largest).clone().extract({ left: 60, top: 0, width: 1140, height: 1600 }), false],
      ['upside down', (await largest).clone().rotate(180), false],
      ['another shape', (await largest).clone().resize(1200, 1500, { fit: 'fill' }), false],
    ]
    const area = { x: 0.6, y: 0.35, width: 0.1, height: 0.1 }
    for (const [kind, each, isKept] of kinds) {
      const { id } = await add(await toFile(picture.clone(), 'small.png'))
      const from = await add(await toFile(each, `${kind}.png`))
      await admin.call('POST /api/media/people', { body: { ids: [id], add: [{ name: 'Ida', area }] } })
      const readPeople = async () =>
        (await find(id))?.people?.map((person) => [person.name, person.area] as const)
      assert.equal((await take(from.id, id)).status, 200)
      assert.deepEqual(await readPeople(), [['Ida', isKept ? area : null]], kind)
      await undo(from.id)
      assert.deepEqual(await readPeople(), [['Ida', area]], kind)
    }
  })

  test('gets the names that only the larger file has: they wait, and go with it on Undo', async () => {
    const area = { x: 0.2, y: 0.2, width: 0.2, height: 0.2 }
    const name = async (id: string, ...add: { name: string; area?: typeof area; waiting?: boolean }[]) =>
      admin.call('POST /api/media/people', { body: { ids: [id], add } })
    await name(small.id, { name: 'Ida' }, { name: 'Otto', waiting: true })
    await name(large.id, { name: 'Ida' }, { name: 'Otto', waiting: true }, { name: 'Emil', area })
    const namesFor = async (who: typeof admin) =>
      (await find(small.id, who))?.people?.map(({ name, waiting }) => (waiting ? `(${name})` : name))
    const before = await namesFor(admin)
    await take()
    assert.deepEqual(await namesFor(admin), ['(Emil)', 'Ida', '(Otto)'])
    assert.deepEqual(await namesFor(visitor), ['Ida'])
    await undo(large.id)
    assert.deepEqual(await namesFor(admin), before)
    assert.deepEqual(before, ['Ida', '(Otto)'])
  })

  test('keeps a date that somebody enters afterwards', async () => {
    await take()
    await setDate(small.id, '1960')
    await undo(large.id)
    assert.deepEqual([(await find(small.id))?.takenAt, (await find(large.id))?.takenAt], ['1960', '1958-06'])
  })

  test('shows one whole picture if it is turned at the same moment', async () => {
    await Promise.all([adjust(small.id, 90), take()])
    await world.settle()
    const now = await find(small.id)
    assert.deepEqual(await measure(now ?? small), [now?.width, now?.height])
  })

  test('stays hidden, and has another address for keepers as well', async () => {
    await admin.call('POST /api/media/visibility', { body: { ids: [small.id], visible: false } })
    const before = await find(small.id, admin)
    const { body } = await take()
    assert.equal(await find(small.id), undefined)
    assert.notEqual(body.filePath, before?.filePath)
    assert.deepEqual(await measure(body, admin), [90, 60])
  })

  test('can take larger ones one after another, and gives them back in any order without losing one', async () => {
    const huge = await add(hugeFile)
    await take()
    await take(huge.id)
    await undo(large.id)
    assert.deepEqual((await find(small.id))?.width, 120, 'it keeps the newer file')
    await undo(huge.id)
    const widths = await Promise.all([small, large, huge].map(async ({ id }) => (await find(id))?.width))
    assert.deepEqual(widths.toSorted(), [120, 60, 90])
  })
})

describe('The files of an exchange', () => {
  const deleteForGood = async (id: string) => {
    const item = (await world.listDeleted()).find(({ picture }) => picture?.id === id)
    await admin.call('DELETE /api/deleted/:id', { params: { id: item?.id ?? '' } })
    await world.settle()
  }
  const remove = (id: string) => admin.call('DELETE /api/media/:id', { params: { id } })

  test('stay as long as something that can be put back has them, and then go', async () => {
    await take()
    await remove(small.id)
    await deleteForGood(large.id)
    assert.deepEqual(await filesOf(small.id), [], 'the smaller file')
    await undo(small.id)
    await world.settle()
    assert.ok((await readOriginal(small.id)).equals(largeFile.bytes))
    await remove(small.id)
    await deleteForGood(small.id)
    assert.deepEqual(await filesOf(large.id), [])
  })

  test('go for good without a list of deleted items, apart from the exchange itself', async () => {
    await world.keepDeleted('off')
    await take()
    await remove(small.id)
    await world.settle()
    assert.deepEqual(await filesOf(large.id), [])
    assert.equal((await undo(large.id)).status, 200)
    assert.ok((await readOriginal(large.id)).equals(smallFile.bytes))
    await world.keepDeleted('on')
  })

  test('are the same in a backup and in an archive, and verify finds nothing', async () => {
    await using exchanged = await openWorld()
    const keeper = await exchanged.administrator()
    const params = { id: (await add(smallFile, { title: 'The bridge' }, keeper)).id }
    const from = (await add(largeFile, {}, keeper)).id
    await keeper.call('POST /api/media/:id/take-larger', { params, body: { from } })
    await keeper.call('PUT /api/media/:id/adjustment', { params, body: { rotate: 90 } })
    await exchanged.settle()
    const { backend, context } = exchanged
    assert.deepEqual((await verifyAll(context, () => undefined)).faults, [])
    const folder = temporaryFolder()
    const [backup, archive] = [path.join(folder, 'backup.zip'), path.join(folder, 'archive.zip')]
    const answers = await readAllResponses(exchanged)
    assert.equal((await callCommand(backupCommand, [backup], environmentOf(backend))).code, 0)
    await writeArchive(context, archive, 'beside', () => undefined)
    const openFrom = async (command: typeof importCommand, file: string) => {
      const on = emptyFolder()
      assert.equal((await callCommand(command, [file], environmentOf(on))).code, 0)
      return openWorld({ on })
    }
    await using fromBackup = await openFrom(restoreCommand, backup)
    assert.deepEqual(await readAllResponses(fromBackup), answers)
    await using fromArchive = await openFrom(importCommand, archive)
    await fromArchive.settle()
    const [item] = (await fromArchive.visitor.call('GET /api/media')).body
    assert.deepEqual([item?.id, item?.title], [params.id, 'The bridge'])
    assert.deepEqual(await measure(item ?? small, fromArchive.visitor), [60, 90])
  })
})

describe('An exchange is refused', () => {
  test('of a helper who may not delete the copy, unless a guest sent it by the link', async () => {
    assert.equal((await take(large.id, small.id, helper)).status, 403)
    const own = await add(hugeFile, {}, helper)
    assert.equal((await take(own.id, small.id, helper)).status, 200)
    const guest = await addSender(visitor, await openLink(admin))
    const [sent = ''] = await sendPhotos(visitor, guest, 'Lake.jpg')
    assert.equal((await take(sent, small.id, helper)).status, 200)
    const listSent = async () => (await helper.call('GET /api/sent')).body.senders.map((each) => each.media)
    assert.deepEqual((await listSent()).flat(), [])
    assert.equal((await helper.call('POST /api/deleted/put-back', { body: { ids: [sent] } })).status, 200)
    assert.deepEqual(
      (await listSent()).flat().map(({ id, originalName }) => [id, originalName]),
      [[sent, 'Lake.jpg']],
      'it waits again',
    )
  })

  test('while something else shows the copy', async () => {
    await world.addService('Farewell', large.filePath ?? '')
    const { status, body } = await take()
    assert.deepEqual([status, body], [409, { ...body, code: 'shown_elsewhere' }])
    assert.deepEqual(await measure((await find(small.id)) ?? small), [60, 40])
  })

  test('with itself, with nothing, with a memory’s photograph, or of a picture that is in no gallery', async () => {
    const portrait = await add(smallFile, { listed: 'false' })
    const { mediaIds } = await world.share('Inga', 1)
    for (const [from, id] of [
      [small.id, small.id],
      ['nobody-has-this-id-here', small.id],
      [mediaIds[0], small.id],
      [large.id, mediaIds[0]],
      [large.id, portrait.id],
      [portrait.id, small.id],
    ])
      assert.equal((await take(from, id)).status, 404)
  })
})
