import assert from 'node:assert/strict'
import { rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { describe, test } from 'node:test'
import { importPhotos } from '../../server/import/photos/importPhotos.ts'
import { openInputs } from '../../server/platform/inputs/openInputs.ts'
import { skipWithoutLatin1Names, writeLatin1Name } from '../support/world/latin1Name.ts'
import { openImportWorld, photo, writeFolder } from '../support/files/photoImport.ts'

describe('An import of an old disk', async () => {
  const world = await openImportWorld()

  /** Imports a folder from which a file vanishes after the folder was listed. */
  async function importWithout(folder: string, name: string) {
    using inputs = await openInputs([folder])
    await rm(path.join(folder, name))
    return await importPhotos(world.context, inputs, () => undefined)
  }

  test('takes in a photograph with such a name under its title', {
    skip: skipWithoutLatin1Names,
  }, async () => {
    const folder = await writeFolder({ 'Anna.jpg': await photo() })
    await writeLatin1Name(folder, 'M\xfcller 1962.jpg', await photo())
    const { addedCount, rejected } = await world.importFrom(folder)
    assert.deepEqual([addedCount, rejected], [2, []])
    assert.deepEqual((await world.gallery()).map(([title]) => title).sort(), ['Anna', 'Müller 1962'])
  })

  test('takes in a photograph whose name no code page explains, without a title or letters of boxes', {
    skip: skipWithoutLatin1Names,
  }, async () => {
    const folder = await writeFolder({})
    await writeLatin1Name(folder, '\xff\xfe\x81\x8d.jpg', await photo())
    assert.equal((await world.importFrom(folder)).addedCount, 1)
    const [item] = (await world.admin.call('GET /api/media')).body
    assert.deepEqual([item?.untitled, item?.originalName], [true, '????.jpg'])
  })

  test('names what cannot be read, without what systems keep for themselves', async () => {
    const folder = await writeFolder({ 'a.jpg': await photo() })
    for (const name of ['broken.jpg', 'lost+found']) await symlink('nowhere', path.join(folder, name))
    const { addedCount, rejected, skipped } = await world.importFrom(folder)
    const reason = 'it is a link to something that is not there'
    assert.equal(addedCount, 1)
    assert.deepEqual(rejected, [{ path: 'broken.jpg', reason }])
    assert.deepEqual(skipped, [{ path: 'lost+found', reason }])
  })

  test('names a file that vanishes while it is read, and takes in the others', async () => {
    const folder = await writeFolder({ 'a.jpg': await photo(), 'gone.jpg': await photo() })
    const { addedCount, rejected } = await importWithout(folder, 'gone.jpg')
    assert.equal(addedCount, 1)
    assert.deepEqual(rejected, [{ path: 'gone.jpg', reason: 'it is no longer there' }])
  })

  test('takes in a photograph whose description cannot be read, and names the description', async () => {
    const sidecar = { title: 'a.jpg', description: 'At the lake', photoTakenTime: { timestamp: '0' } }
    const folder = await writeFolder({ 'a.jpg': await photo(), 'a.jpg.json': JSON.stringify(sidecar) })
    const { addedCount, rejected } = await importWithout(folder, 'a.jpg.json')
    assert.equal(addedCount, 1)
    assert.deepEqual(
      rejected.map(({ path, reason }) => `${path}: ${reason}`),
      ['a.jpg.json: it is no longer there. What it describes is imported without it'],
    )
  })
})
