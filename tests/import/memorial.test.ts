import assert from 'node:assert/strict'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, test } from 'node:test'
import { lockDataDir } from '../../server/base/process/lock.ts'
import { importCommand } from '../../server/import/importCommand.ts'
import { writeArchive } from '../../server/outputs/archive/writeArchive.ts'
import { type Backend, emptyFolder, newSqliteFolder } from '../support/world/backends.ts'
import { addPhoto } from '../support/world/addMedia.ts'
import { DAY } from '../../domain/timeUnits.ts'
import { fixture } from '../support/files/fixtures.ts'
import { callCommand } from '../support/servers/command.ts'
import { closeMemorial } from '../support/world/closedMemorial.ts'
import { environmentOf } from '../support/world/environment.ts'
import { contentsOf } from '../support/files/archiveContents.ts'
import { readZip } from '../support/files/readZip.ts'
import { openWorld, type World } from '../support/world/world.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

const folder = temporaryFolder()
const file = path.join(folder, 'memorial.zip')

const runImport = (paths: string[], place: Backend) => callCommand(importCommand, paths, environmentOf(place))

async function archiveOf(place: Backend, captions: 'beside' | 'embedded' = 'beside'): Promise<Buffer> {
  await using world = await openWorld({ on: place })
  const to = path.join(temporaryFolder(), 'archive.zip')
  await writeArchive(world.context, to, captions, () => undefined)
  return await readFile(to)
}

const world = await openWorld({ content: 'allKinds' })
const admin = await world.administrator()
const [first, second, third] = (await admin.call('GET /api/media')).body
await admin.call('PUT /api/settings', {
  body: {
    name: 'Arne',
    portraitPath: first?.filePath,
    moderation: 'doubtful',
    cardQuestions: 'What did he fix for you?',
    searchEngines: false,
  },
})
await closeMemorial(admin)
await admin.call('PUT /api/obituary', {
  body: { content: 'He built bridges.', imagePath: second?.filePath },
})
await admin.call('POST /api/media/reorder', {
  body: {
    order: [
      { id: third?.id, order: 0 },
      { id: first?.id, order: 2 },
    ],
  },
})
const [memory] = (await admin.call('GET /api/memories')).body
const params = { id: memory?.id ?? '' }
await admin.call('PUT /api/memories/:id', {
  params,
  body: {
    approved: false,
    question: 'What did he fix for you?',
    slideshowSentence: memory?.content?.split('.')[0],
  },
})
const answer = { answer: 'Come and see us.', answeredBy: 'Inga' }
await admin.call('PUT /api/memories/:id/answer', { params, body: answer })
await admin.call('PUT /api/media/:id', {
  params: { id: first?.id ?? '' },
  body: { title: 'Once otherwise called', description: 'Seen in 1961.' },
})
await admin.call('POST /api/media/visibility', { body: { ids: [third?.id ?? ''], visible: false } })
const marks = [{ id: first?.id ?? '', inSlideshow: false }]
await admin.call('POST /api/media/in-slideshow', { body: { marks } })
const sayings = await readSayings(world)
const archive = await admin.get('/api/archive')
await writeFile(file, archive.bytes)
const written = archive.bytes
await world.close()
const place = emptyFolder()
/** The place into which the archive is imported, and what the import returns. */
const imported = { ...place, ...(await runImport([file], place)) }

/** Reads who is in photographs, what visitors said about them, the history of both, and which memories tell about which photographs. */
async function readSayings({ context: { db } }: World) {
  const answers = await db.selectFrom('answers').selectAll().orderBy('said_at').execute()
  return {
    people: await db.selectFrom('people').selectAll().orderBy('id').execute(),
    names: await db.selectFrom('media_people').selectAll().orderBy('position').execute(),
    // neither the hash of the visitor nor the key of the request leaves the server
    answers: answers.map((row) => ({ ...row, visitor: null, request_key: null })),
    edits: await db.selectFrom('media_edits').selectAll().orderBy('id').execute(),
    attached: await db.selectFrom('memory_media').selectAll().orderBy('position').execute(),
  }
}

describe('An archive', () => {
  test('is only described with --list: how many files it holds, and which are damaged', async () => {
    const place = emptyFolder()
    const { code, output } = await runImport(['--list', file], place)
    assert.equal(code, 0, output)
    assert.match(output, /^This is the archive of a memorial\. Its files:$/m)
    const count = [...readZip(written).keys()].filter((name) => name.startsWith('Gallery/')).length
    assert.match(output, new RegExp(`^ {2}Gallery: ${count}$`, 'm'))
    assert.match(output, /Nothing was imported\.$/m)
    const damaged = path.join(temporaryFolder(), 'damaged.zip')
    const bytes = Buffer.from(written)
    const inPhotograph = bytes.indexOf(Buffer.from('ffd8ff', 'hex')) + 300
    bytes.writeUInt8(bytes.readUInt8(inPhotograph) ^ 1, inPhotograph)
    await writeFile(damaged, bytes)
    const other = await runImport(['--list', damaged], place)
    assert.equal(other.code, 2, other.output)
    assert.match(other.output, /^Damaged: /m)
    assert.deepEqual(await readdir(environmentOf(place).DATA_DIR ?? '').catch(() => []), [])
  })

  test('is recognized by its list of files, whatever the names in the language of its family', async () => {
    await using other = await openWorld()
    const keeper = await other.administrator()
    await addPhoto(keeper, { title: 'Bees' })
    await keeper.call('PUT /api/settings', { body: { language: 'he' } })
    const { bytes } = await keeper.get('/api/archive')
    assert.ok(readZip(bytes).has('גלריה/0001 Bees.jpg'), [...readZip(bytes).keys()].join())
    const inHebrew = path.join(temporaryFolder(), 'ארכיון.zip')
    await writeFile(inHebrew, bytes)
    const place = emptyFolder()
    const { code, output } = await runImport([inHebrew], place)
    assert.equal(code, 0, output)
    assert.deepEqual(contentsOf(await archiveOf(place)), contentsOf(bytes))
  })

  test('makes the same memorial in an empty place, whose archive has the same contents', async () => {
    assert.equal(imported.code, 0, imported.output)
    assert.match(imported.output, /The memorial is complete/)
    const again = await archiveOf(imported)
    assert.deepEqual(contentsOf(again), contentsOf(written))
    const names = [...readZip(again).keys()]
    assert.ok(
      names.some((name) => name.startsWith('Posters/')),
      'the picture of the film',
    )
    await using world = await openWorld({ on: imported, pages: true })
    const edits = await world.context.db.selectFrom('media_edits').selectAll().execute()
    assert.deepEqual(
      edits.flatMap(({ description_after: description }) => description ?? []),
      ['Seen in 1961.'],
    )
    const hidden = await world.context.db.selectFrom('media').where('hidden', '=', 1).selectAll().execute()
    assert.equal(hidden.length, 1)
    const leftOut = await world.context.db
      .selectFrom('media')
      .where('in_slideshow', '=', 0)
      // with a chosen show, the photograph of the memory that waits came later
      .where('came_later', '=', 0)
      .selectAll()
      .execute()
    assert.deepEqual(
      leftOut.map(({ id }) => id),
      [first?.id],
    )
    assert.match((await world.visitor.get('/')).text, /<h1>.*Arne<\/h1>/)
    assert.equal((await world.visitor.get('/api/media')).status, 401, 'it is as closed as it was')
    await world.stop()
    const refused = await runImport([file], imported)
    assert.equal(refused.code, 1)
    assert.match(refused.output, /^Cannot import: There is already a memorial/m)
    assert.deepEqual(contentsOf(await archiveOf(imported)), contentsOf(written))
  })

  test('brings every name, answer and photograph of a memory back, row by row', async () => {
    await using world = await openWorld({ on: imported })
    const { people, names, answers, attached } = sayings
    assert.deepEqual([people.length, names.length, answers.length, attached.length], [2, 2, 2, 2])
    assert.deepEqual(await readSayings(world), sayings)
  })

  test('brings what waits for the family back as it waited, by sender, without the link and the keys', async () => {
    const files = readZip(written)
    const inArchive = 'Sent to you/0001 Lake.jpg'
    assert.deepEqual(files.get(inArchive), fixture('photos/small-bee.jpg').bytes)
    assert.match(String(files.get('captions.csv')), /Sent to you\/0001 Lake\.jpg,Lake,,Jorunn,/)
    assert.match(String(files.get('REPORT.txt')), /Sent to you\/ .*: 1\r\n/)
    const { media, senders } = JSON.parse(String(files.get('memorial.json')))
    assert.doesNotMatch(JSON.stringify(media), /Lake/, 'it is not in the gallery')
    const [{ name, email, message, files: paths }] = senders
    assert.deepEqual(
      [name, email, message, paths],
      ['Jorunn', 'jorunn@example.org', 'From the boat.', [inArchive]],
    )
    const place = await newSqliteFolder()
    assert.equal((await runImport([file], place)).code, 0)
    await using world = await openWorld({ on: place })
    world.pass(2 * DAY)
    await world.settle()
    const keeper = await world.administrator()
    const [sender] = (await keeper.call('GET /api/sent')).body.senders
    assert.deepEqual([sender?.name, sender?.email, sender?.message], [name, email, message])
    const [item] = sender?.media ?? []
    assert.equal((await keeper.get(item?.filePath ?? '')).status, 200)
    assert.equal((await keeper.call('GET /api/send-link')).body.key, null)
    const row = await world.context.db.selectFrom('senders').selectAll().executeTakeFirstOrThrow()
    assert.deepEqual([row.key_hash, row.link_id], [null, null])
    const body = { ids: [item?.id], taken: true }
    assert.equal((await keeper.call('POST /api/sent/take', { body })).status, 200)
  })

  test('with embedded captions makes a memorial, too', async () => {
    const to = emptyFolder()
    const embedded = path.join(folder, 'embedded.zip')
    await writeFile(embedded, await archiveOf(imported, 'embedded'))
    const { code, output } = await runImport([embedded], to)
    assert.equal(code, 0, output)
    assert.deepEqual(contentsOf(await archiveOf(to, 'embedded')), contentsOf(await readFile(embedded)))
  })

  test('that is damaged changes nothing, and the error names the file', async () => {
    const place = emptyFolder()
    const damaged = path.join(folder, 'damaged.zip')
    const bytes = Buffer.from(written)
    const inPhotograph = bytes.indexOf(Buffer.from('.jpg\xff\xd8', 'latin1')) + 1_000
    bytes.writeUInt8(bytes.readUInt8(inPhotograph) ^ 1, inPhotograph)
    await writeFile(damaged, bytes)
    const { code, output } = await runImport([damaged], place)
    assert.equal(code, 1)
    assert.match(
      output,
      /this archive is damaged; nothing was changed\.\nGallery\/\d+ .* cannot be read: it is damaged\./,
    )
    const cutOff = path.join(folder, 'cut.zip')
    await writeFile(cutOff, written.subarray(0, -100))
    assert.match((await runImport([cutOff], place)).output, /cut\.zip cannot be read as a ZIP file/)
    assert.deepEqual(await readdir(place.dataDir), [])
  })
})

test('an original that disappears while the archive is written is named in its report', async () => {
  await using world = await openWorld({ content: 'allKinds' })
  const [photo] = (await world.visitor.call('GET /api/media')).body
  const { storage, fileWorkers } = world.context
  const key = `private/${photo?.id}/original`
  world.breaksOriginal(photo?.id ?? '')
  const remove = () => storage.remove([key])
  // the original disappears when a thread reads it from the disk, or when it is streamed from the bucket
  const insert: typeof fileWorkers.insert = (...asked) => remove().then(() => fileWorkers.insert(...asked))
  const open: typeof storage.open = async (asked, range) => {
    if (asked === key && range?.end === Number(photo?.fileSize) - 1) await remove()
    return storage.open(asked, range)
  }
  const to = path.join(folder, 'deleted.zip')
  const memorial = {
    ...world.context,
    storage: { ...storage, open },
    fileWorkers: { ...fileWorkers, insert },
  }
  const { missing } = await writeArchive(memorial, to, 'beside', () => undefined)
  const reasons = missing.map(({ reason }) => reason)
  assert.deepEqual(reasons, ['it is missing'])
  assert.match(String(readZip(await readFile(to)).get('REPORT.txt')), /MISSING: 1 of the originals/)
})

test('an archive with a damaged list, a backup, and a copy to look at are not imported as photographs', async () => {
  const given = path.join(folder, 'given')
  const place = emptyFolder()
  const refusedFor = async (name: string, content = '{"format":') => {
    await mkdir(path.dirname(path.join(given, name)), { recursive: true })
    await writeFile(path.join(given, name), content)
    const { code, output } = await runImport([given], place)
    assert.equal(code, 1, output)
    await rm(given, { recursive: true })
    return output
  }
  assert.match(await refusedFor('files.json'), /^Cannot import: files\.json is damaged; nothing was/m)
  const backup = '2026-11-20T03-00-00Z/manifest.json'
  assert.match(await refusedFor(backup), /^Cannot import: This is a backup\. .*npm run restore/m)
  const copy = await refusedFor('walter/memorial.json', '{"format":"memorial","version":1}')
  assert.match(copy, /^Cannot import: \S+given is a copy to look at: .*npm run archive/m)
  assert.deepEqual(await readdir(place.dataDir), [])
})

test('an import without photographs says so, and makes no memorial', async () => {
  const empty = path.join(folder, 'empty')
  await mkdir(empty)
  const place = emptyFolder()
  const { code, output } = await runImport([empty], place)
  assert.equal(code, 1)
  assert.match(output, /^Cannot import: There are no photographs or videos in \S+empty\./im)
  assert.deepEqual(await readdir(place.dataDir), [])
})

test('nothing is imported into a folder that another process is using', async () => {
  const place = emptyFolder()
  using _ = lockDataDir(place.dataDir)
  const { code, output } = await runImport([file], place)
  assert.equal(code, 1)
  assert.match(output, /Another process is using/)
})
