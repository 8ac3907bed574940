import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import { backup as backupCommand } from '../../server/safety/backup/backupCommand.ts'
import { restore as restoreCommand } from '../../server/safety/restore/restoreCommand.ts'
import { fixture } from '../support/files/fixtures.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { callCommand } from '../support/servers/command.ts'
import { type Backend, emptyFolder, type newSqliteFolder } from '../support/world/backends.ts'
import { environmentOf } from '../support/world/environment.ts'
import { readAllResponses, readWholeMemorial } from '../support/world/wholeMemorial.ts'
import { openWorld } from '../support/world/world.ts'

export const backup = (backend: Backend, ...args: string[]) =>
  callCommand(backupCommand, args, environmentOf(backend))
export const restore = (backend: Backend, ...args: string[]) =>
  callCommand(restoreCommand, args, environmentOf(backend))

/** Tests backups of a memorial that `newMemorial` makes in a place. The ZIP file is restored in a place that `newPlace` makes. */
export function testBackups(
  name: string,
  newMemorial: typeof newSqliteFolder,
  newPlace: () => Backend | Promise<Backend>,
) {
  describe(`A running memorial in ${name}`, async () => {
    const parent = temporaryFolder()
    const world = await openWorld({ on: await newMemorial('allKinds') })
    after(() => world.close())

    for (const [to, where, makePlace] of [
      ['a folder', 'copies', emptyFolder],
      ['one file', 'walter.zip', newPlace],
    ] as const)
      test(`copied to ${to} and restored is the same in every byte and response`, async () => {
        const place = await makePlace()
        const answers = await readAllResponses(world)
        const before = await readWholeMemorial(world.backend)
        const saved = await backup(world.backend, path.join(parent, where))
        assert.equal(saved.code, 0, saved.output)
        const restored = await restore(place, path.join(parent, where))
        assert.equal(restored.code, 0, restored.output)
        const now = await readWholeMemorial(place)
        assert.deepEqual(now.files, before.files)
        assert.deepEqual(now.rows, before.rows)
        await using again = await openWorld({ on: place })
        assert.deepEqual(await readAllResponses(again), answers)
      })

    test('copied to the same folder again sends only what is new, and keeps as many copies as it is told', async () => {
      const folder = path.join(parent, 'repeated')
      assert.equal((await backup(world.backend, folder)).code, 0)
      const files = (await readdir(path.join(folder, 'files/private'))).length
      const admin = await world.administrator()
      const form = { title: 'Later', file: fixture('photos/person-small-square.jpg') }
      const { body } = await admin.call('POST /api/media', { form })
      await world.settle()
      const second = await backup(world.backend, folder)
      assert.match(second.output, /files, [\d.]+ MB; 6 of them are new/)
      assert.equal((await readdir(path.join(folder, 'files/private'))).length, files + 1)
      await admin.call('DELETE /api/media/:id', { params: { id: body.id } })
      await world.settle()
      const third = await backup(world.backend, folder, '--keep', '1')
      assert.match(third.output, /; 0 of them are new/)
      assert.equal((await readdir(path.join(folder, 'files/private'))).length, files)
      const copies = (await readdir(folder)).filter((entry) => entry.startsWith('20'))
      assert.equal(copies.length, 1)
      assert.equal((await restore(world.backend, '--check', folder)).code, 0)
    })
  })
}
