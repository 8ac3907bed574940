import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import { besideFile, photoName, pictures } from '../../contract/pictures.ts'
import { mutations, seeded } from '../codecs/mutations.ts'
import { fixture } from '../support/fixtures.ts'
import type { Person } from '../../samples/person.ts'
import { openWorld } from '../support/world.ts'

// Nothing is found on an empty path: this is a machine without ffmpeg.
process.env['PATH'] = ''

const world = await openWorld()
after(() => world.close())
const admin = await world.administrator()

const add = async (file: string, change: (bytes: Buffer) => Buffer) => {
  const chosen = fixture(file)
  return admin.call('POST /api/media', {
    form: { file: { ...chosen, bytes: Buffer.from(change(chosen.bytes)) } },
  })
}
const pictureNames = [...Object.values(pictures).map(({ name }) => name), photoName]

describe('A photograph that is damaged inside', () => {
  for (const mutation of ['zeros 4 KB', 'loses 4 KB', 'flips a bit']) {
    test(`${mutation}: is accepted, and every one of its pictures can be seen`, async () => {
      for (const file of ['photos/person-small-square.jpg', 'formats/sixteen-bit.png']) {
        const { status, body } = await add(file, (bytes) => mutations[mutation]?.(bytes, seeded(1)) ?? bytes)
        assert.equal(status, 201, file)
        await world.settle()
        for (const name of pictureNames) {
          const picture = await world.visitor.get(besideFile(body.filePath ?? '', name))
          assert.equal(picture.status, 200, `${name} of ${file}`)
        }
      }
    })
  }

  test('is marked for the administrator alone', async () => {
    const lose = (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 30_000), bytes.subarray(34_096)])
    const { body } = await add('photos/person-small-square.jpg', lose)
    const listed = async (who: Person) =>
      (await who.call('GET /api/media')).body.find(({ id }) => id === body.id)
    assert.equal((await listed(admin))?.problem, 'damaged')
    assert.equal((await listed(world.visitor))?.problem, undefined)
    const fine = await add('photos/person-small-square.jpg', (bytes) => bytes)
    assert.equal(fine.body.problem, null)
  })
})

test('a photograph whose original rots on the disk is still seen, as large as its small picture', async () => {
  const { body } = await add('photos/small-bee.jpg', (bytes) => bytes)
  const folder = path.join(world.dataDir, 'rotten')
  await writeFile(folder, 'no photograph any more')
  world.breaksOriginal(body.id)
  await world.context.storage.put(`private/${body.id}/original`, folder)
  for (const name of pictureNames) {
    const { status } = await world.visitor.get(besideFile(body.filePath ?? '', name))
    assert.equal(status, 200, name)
  }
})

test('the administrator alone is told which songs older iPhones do not play', async () => {
  for (const file of ['audio/through-space.flac', 'audio/nebula-no-tags.mp3'])
    await admin.call('POST /api/music', { form: { file: fixture(file) } })
  await world.settle()
  const problems = async (who: Person) =>
    (await who.call('GET /api/music')).body.map(({ problem }) => problem)
  assert.deepEqual(await problems(admin), ['not_on_iphones', null])
  assert.deepEqual(await problems(world.visitor), [undefined, undefined])
})
