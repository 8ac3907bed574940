import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { openCodecs } from '../../../server/codecs/codecs.ts'
import { PlainError } from '../../../server/base/errors/PlainError.ts'
import { change } from '../../../server/platform/database/change.ts'
import { lockFolder } from '../../../server/base/process/lock.ts'
import { fixturePath } from '../../support/files/fixtures.ts'
import { openWorld, type World } from '../../support/world/world.ts'

describe('A test fails by the call', () => {
  let world: World
  let shown: { id: string; public_key: string | null }
  beforeEach(async () => {
    world = await openWorld({ content: 'allKinds' })
    world.app.get('/break/:number', ({ params }) =>
      faults[Number((params as { number: string }).number)]?.commit(),
    )
    shown = await world.context.db
      .selectFrom('media')
      .select(['id', 'public_key'])
      .where('public_key', 'is not', null)
      .executeTakeFirstOrThrow()
  })
  afterEach(() => world.close())

  async function store(key: string) {
    const file = path.join(world.dataDir, 'other')
    writeFileSync(file, 'other bytes')
    await world.context.storage.put(key, file)
  }
  const setHidden = (hidden: 0 | 1) =>
    change(world.context, ['media'], (tx) =>
      tx.updateTable('media').set({ hidden }).where('id', '=', shown.id).execute(),
    )
  const send = (listed: 0 | 1) =>
    world.context.db
      .updateTable('media')
      .set({ visitor_photo: 'sent', listed, public_key: null })
      .where('id', '=', shown.id)
      .execute()
  const rename = () => world.context.db.updateTable('music').set({ title: 'Other' }).execute()

  /** Calls that break a promise, each with the message of the failure. Their responses are shown to a visitor. */
  const faults: { name: string; commit: () => Promise<unknown>; message: RegExp }[] = [
    {
      name: 'that removes an original',
      commit: () => world.context.storage.remove([`private/${shown.id}/original`]),
      message: /GET \/break\/0: the original of media \S+ is gone/,
    },
    {
      name: 'that changes the original of a song',
      commit: async () => {
        const { id } = await world.context.db.selectFrom('music').select('id').executeTakeFirstOrThrow()
        await store(`private/${id}/original`)
      },
      message: /GET \/break\/1: the original of music \S+ is not what was sent/,
    },
    {
      name: 'that leaves a file in public/',
      commit: () => store('public/formerKey/photo.jpg'),
      message: /GET \/break\/2: public\/formerKey is still there/,
    },
    {
      name: 'that hides a photograph without its public key',
      commit: () => setHidden(1),
      message: /GET \/break\/3: media \S+ is public, although no visitor may see it/,
    },
    {
      name: 'that shows a photograph without a public key',
      commit: () =>
        change(world.context, ['media'], (tx) =>
          tx.updateTable('media').set({ hidden: 0, public_key: null }).where('id', '=', shown.id).execute(),
        ),
      message: /GET \/break\/4: media \S+ is not public, although visitors may see it/,
    },
    {
      name: 'that answers with an e-mail address',
      commit: async () => 'by ada@example.org',
      message: /answered with an e-mail address, ada@example\.org/,
    },
    {
      name: 'that answers with the id of what is deleted',
      commit: async () =>
        (await world.context.db.selectFrom('deleted_rows').select('row_id').executeTakeFirst())?.row_id,
      message: /answered with the id of what is hidden/,
    },
    {
      name: 'that answers with the address of a file that is not shown',
      commit: async () => `/uploads/${'x'.repeat(22)}/photo.jpg`,
      message: /answered with an address of no file/,
    },
    {
      name: 'that answers with a path of the disk',
      commit: async () => `no room in ${world.dataDir}`,
      message: /answered with a path of the disk/,
    },
    {
      name: 'that writes without raising a revision',
      commit: rename,
      message: /it wrote music \S+ without raising the revision of music/,
    },
    {
      name: 'that lists what waits for the family',
      commit: () => send(1),
      message: /media \S+ waits and is listed/,
    },
    {
      name: 'that changes what waits for the family without raising a revision',
      commit: () => send(0),
      message: /it wrote media \S+ without raising the revision of sent or media/,
    },
  ]
  for (const [number, { name, message }] of faults.entries())
    test(name, async () => {
      await assert.rejects(world.visitor.get(`/break/${number}`), message)
    })

  test('whose cached response does not declare what it depends on', async () => {
    const { context } = world
    const read = async () => JSON.stringify(await context.db.selectFrom('music').select('title').execute())
    await context.responseCache.get('songs', ['media'], read)
    await change(context, ['music'], (tx) => tx.updateTable('music').set({ title: 'Third' }).execute())
    await assert.rejects(
      world.settle(),
      /"songs" is not what would be made now: it depends on more than media/,
    )
  })
})

test('A test fails at its end by all that it leaves: a lock, a temporary folder, a decoding process', async () => {
  const world = await openWorld()
  const lock = lockFolder(world.dataDir, new PlainError('taken'))
  const folder = await world.context.spool.makeFolder()
  const codecs = openCodecs(world.context.log)
  await codecs.sniff({ path: fixturePath('photos/person-small-square.jpg'), name: 'a.jpg' }, null)
  await assert.rejects(world.close(), ({ message }: Error) => {
    assert.match(message, /lock\.db is still open/)
    assert.match(message, /spool\/\S+ is left/)
    assert.match(message, /a process is left: .*decoderProcess/)
    return true
  })
  codecs.close()
  lock.close()
  await folder[Symbol.asyncDispose]()
})
