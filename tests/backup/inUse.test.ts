import assert from 'node:assert/strict'
import path from 'node:path'
import { describe, test } from 'node:test'
import { checkFiles } from '../../server/safety/restore/checkFiles.ts'
import { openBackup } from '../../server/safety/backup/openBackup.ts'
import { openTarget } from '../../server/safety/backup/openTarget.ts'
import { saveBackup } from '../../server/safety/backup/saveBackup.ts'
import type { BackupTarget } from '../../server/safety/backup/target.ts'
import { fixturePath } from '../support/files/fixtures.ts'
import { openWorld, type World } from '../support/world/world.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

const quiet = { onProgress: () => undefined }

const parent = temporaryFolder()

describe('While a memorial is backed up', () => {
  const open = () => openWorld({ content: 'allKinds' })

  /** Backs up the memorial, and runs `meanwhile` before the first file is copied. */
  async function backUpWhile(world: World, to: string, meanwhile: () => Promise<void>) {
    let happened: Promise<void> | undefined
    const save = async () => {
      await using target = await openTarget(world.context.fileWorkers, path.join(parent, to))
      const add: BackupTarget['add'] = async (name, source) => {
        await (happened ??= meanwhile())
        return target.add(name, source)
      }
      return await saveBackup(world.context, { ...target, add }, quiet)
    }
    const saved = await save()
    using backup = await openBackup(path.join(parent, to))
    assert.deepEqual(await checkFiles(backup, () => undefined), [])
    return { saved, files: Object.keys(backup.manifest.files) }
  }

  for (const to of ['deleted', 'deleted.zip'])
    test(`a photograph that is deleted is left out of ${to}, and all others are complete`, async () => {
      await using world = await open()
      const admin = await world.administrator()
      const [photo] = (await admin.call('GET /api/media')).body
      const id = photo?.id ?? ''
      const { saved, files } = await backUpWhile(world, to, async () => {
        await admin.call('DELETE /api/media/:id', { params: { id } })
        await world.settle()
      })
      assert.deepEqual(saved?.faults, [])
      assert.deepEqual(
        files.filter((key) => key.includes(id)),
        [],
      )
      assert.equal(files.filter((key) => key.endsWith('/original')).length, 6)
    })

  test('originals that were lost or have changed are named, and the rest is backed up', async () => {
    await using world = await open()
    const photos = (await world.visitor.call('GET /api/media')).body.slice(0, 2)
    const [lost = '', changed = ''] = photos.map(({ id }) => `private/${id}/original`)
    for (const { id } of photos) world.breaksOriginal(id)
    await world.context.storage.remove([lost])
    await world.context.storage.put(changed, fixturePath('photos/small-bee.jpg'))
    const { saved, files } = await backUpWhile(world, 'lost', async () => undefined)
    assert.deepEqual(saved?.faults, [lost, changed])
    assert.equal(files.filter((file) => file.endsWith('/original')).length, 6)
  })

  test('a backup that is canceled is continued by the next one, which reads nothing twice', async () => {
    await using world = await open()
    const folder = path.join(parent, 'slices')
    let copied: string[] = []
    const slice = async (files: number) => {
      copied = []
      await using target = await openTarget(world.context.fileWorkers, folder)
      const isCanceled = () => copied.length >= files
      const add: BackupTarget['add'] = (name, source) => {
        copied.push(name)
        return target.add(name, source)
      }
      const saved = await saveBackup(world.context, { ...target, add }, { ...quiet, isCanceled })
      return { saved, copied }
    }
    const first = await slice(5)
    assert.equal(first.saved, null)
    const second = await slice(1_000)
    assert.ok(second.saved)
    assert.deepEqual(
      second.copied.filter((name) => first.copied.includes(name)),
      [],
    )
  })
})
