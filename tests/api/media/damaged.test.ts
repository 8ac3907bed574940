import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import type { Media } from '../../../contract/media/media.ts'
import { toSiblingPath, photoName, pictures } from '../../../contract/media/pictures.ts'
import { getSongName } from '../../../server/codecs/songs/songName.ts'
import { change } from '../../../server/platform/database/change.ts'
import { fixture } from '../../support/files/fixtures.ts'
import type { Person } from '../../../samples/person.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

// With an empty PATH no program is found, as on a machine without ffmpeg.
process.env['PATH'] = ''

const { world, admin } = await openSharedWorld()

const add = (chosen: ReturnType<typeof fixture>) => admin.call('POST /api/media', { form: { file: chosen } })

async function assertSeen({ filePath }: Media) {
  for (const name of [...Object.values(pictures).map((each) => each.name), photoName]) {
    const { status } = await world.visitor.get(toSiblingPath(filePath ?? '', name))
    assert.equal(status, 200, name)
  }
}

test('a photograph that has lost bytes inside is accepted and shown in every size, and marked only for the administrator', async () => {
  const whole = fixture('photos/person-small-square.jpg')
  const bytes = Buffer.concat([whole.bytes.subarray(0, 30_000), whole.bytes.subarray(34_096)])
  const { body } = await add({ ...whole, bytes })
  const listed = async (who: Person) =>
    (await who.call('GET /api/media')).body.find(({ id }) => id === body.id)
  await world.settle()
  await assertSeen(body)
  assert.equal((await listed(admin))?.problem, 'damaged')
  assert.equal((await listed(world.visitor))?.problem, undefined)
  for (const visible of [false, true])
    await admin.call('POST /api/media/visibility', { body: { ids: [body.id], visible } })
  const shown = await listed(world.visitor)
  assert.ok(shown)
  await assertSeen(shown)
  assert.equal((await add(whole)).body.problem, null)
})

test('a photograph whose original is damaged on the disk is still shown, as large as its small picture', async () => {
  const { body } = await add(fixture('photos/small-bee.jpg'))
  const folder = path.join(world.dataDir, 'rotten')
  await writeFile(folder, 'no photograph any more')
  world.breaksOriginal(body.id)
  await world.context.storage.put(`private/${body.id}/original`, folder)
  await assertSeen(body)
})

test('only the administrator is told which songs older iPhones do not play', async () => {
  for (const file of ['audio/through-space.flac', 'audio/nebula-no-tags.mp3'])
    await admin.call('POST /api/music', { form: { file: fixture(file) } })
  await world.settle()
  const problems = async (who: Person) =>
    (await who.call('GET /api/music')).body.map(({ problem }) => problem)
  assert.deepEqual(await problems(admin), ['not_on_iphones', null])
  assert.deepEqual(await problems(world.visitor), [undefined, undefined])
  // a copy that ffmpeg made while it was installed
  const song_name = getSongName('m4a')
  await change(world.context, ['music'], (tx) =>
    tx.updateTable('music').set({ song_name }).where('format', '=', 'flac').execute(),
  )
  assert.deepEqual(await problems(admin), [null, null])
})
