import assert from 'node:assert/strict'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, test } from 'node:test'
import { checkFiles } from '../../server/safety/restore/checkFiles.ts'
import { openFolderTarget } from '../../server/safety/backup/folder/openFolderTarget.ts'
import { isFilePath, parseFilePath } from '../../server/safety/backup/manifest.ts'
import { openBackup } from '../../server/safety/backup/openBackup.ts'
import { restore as restoreCommand } from '../../server/safety/restore/restoreCommand.ts'
import { saveBackup } from '../../server/safety/backup/saveBackup.ts'
import { newSqliteFolder } from '../support/world/backends.ts'
import { callCommand } from '../support/servers/command.ts'
import { environmentOf } from '../support/world/environment.ts'
import { openSharedWorld } from '../support/world/sharedWorld.ts'
import { openWorld } from '../support/world/world.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

const DAY = 24 * 3_600_000

const { world } = await openSharedWorld({ on: await newSqliteFolder('allKinds') })

describe('A backup on a disk that rots', () => {
  let folder: string
  let place: string
  beforeEach(async () => {
    folder = path.join(temporaryFolder(), 'backups')
    place = temporaryFolder()
    await backUpAt(Date.now())
  })

  /** Makes a backup, and returns the number of damaged files that it found. */
  async function backUpAt(now: number): Promise<number> {
    await using target = await openFolderTarget(world.context.fileWorkers, folder, undefined, now)
    const source = { ...world.context, clock: () => now }
    const saved = await saveBackup(source, target, { onProgress: () => undefined })
    assert.ok(saved)
    return target.damagedPaths.size
  }

  const listKeys = async () => {
    using backup = await openBackup(folder)
    return Object.keys(backup.manifest.files)
  }
  const findDamages = async () => {
    using backup = await openBackup(folder)
    return await checkFiles(backup, () => undefined)
  }
  const flipByte = async (key: string) => {
    const file = path.join(folder, 'files', key)
    const bytes = await readFile(file)
    const at = Math.floor(bytes.length / 2)
    bytes[at] = (bytes[at] ?? 0) ^ 1
    await writeFile(file, bytes)
  }
  const flipByteInEach = async () => {
    const keys = await listKeys()
    for (const key of keys) await flipByte(key)
    return keys
  }
  const openRestored = () => openWorld({ on: { ...world.backend, dataDir: place } })
  const restore = (...args: string[]) =>
    callCommand(restoreCommand, [...args, folder], environmentOf({ ...world.backend, dataDir: place }))
  const ids = async () => {
    const [photo] = (await world.visitor.call('GET /api/media')).body.filter(
      ({ fileType }) => fileType === 'image',
    )
    const [song] = (await world.visitor.call('GET /api/music')).body
    return { photo: photo?.id ?? '', title: photo?.title ?? '', song: song?.id ?? '' }
  }

  test('is restored although pictures and a song’s copy are damaged or gone: they are made again', async () => {
    const { photo, song } = await ids()
    const keys = await listKeys()
    const derivatives = [photo, song].flatMap((id) =>
      keys.filter((key) => key.includes(id) && !key.endsWith('/original')),
    )
    assert.ok(derivatives.length > 4)
    for (const key of derivatives.slice(1)) await flipByte(key)
    await rm(path.join(folder, 'files', derivatives[0] ?? ''))
    const checked = await restore('--check')
    assert.equal(checked.code, 1)
    for (const key of derivatives) assert.ok(checked.output.includes(`files/${key} is `), checked.output)
    const restored = await restore()
    assert.equal(restored.code, 0, restored.output)
    await using again = await openRestored()
    await again.settle()
    const there = await again.context.storage.list('private/')
    assert.deepEqual(there, keys)
    for (const key of derivatives)
      assert.notDeepEqual(
        await readFile(path.join(place, 'files', key)),
        await readFile(path.join(folder, 'files', key)).catch(() => null),
      )
  })

  test('names damaged originals, and is restored without them if the call says so', async () => {
    const { photo, title } = await ids()
    const keys = await listKeys()
    const original = `private/${photo}/original`
    await flipByte(original)
    const refused = await restore()
    assert.equal(refused.code, 1)
    assert.match(
      refused.output,
      new RegExp(
        `nothing was changed\\.\\n {2}files/${original} is not as it was written\\.\n.*--without-damaged`,
      ),
    )
    const restored = await restore('--without-damaged')
    assert.equal(restored.code, 2, restored.output)
    assert.ok(restored.output.includes(`“${title}” (`), restored.output)
    await using again = await openRestored()
    const { db, storage } = again.context
    const kinds = ['derive', 'copy-song'] as const
    const jobs = await db.selectFrom('jobs').where('kind', 'in', kinds).select(['kind', 'subject']).execute()
    assert.deepEqual(jobs, [], 'nothing can be made of what is lost, and nothing else is damaged')
    await again.settle()
    assert.deepEqual(
      await storage.list('private/'),
      keys.filter((key) => key !== original),
    )
  })

  test('is refused without its database, whatever the call says', async () => {
    using backup = await openBackup(folder)
    await writeFile(path.join(folder, backup.name, 'memorial.db'), 'no database')
    const { code, output } = await restore('--without-damaged')
    assert.equal(code, 1)
    assert.match(output, /memorial\.db is not as it was written\.\nNothing can be restored from it/)
  })

  test('can be copied into DATA_DIR by hand, and the memorial starts', async () => {
    using backup = await openBackup(folder)
    await cp(path.join(folder, backup.name, 'memorial.db'), path.join(place, 'memorial.db'))
    await cp(path.join(folder, 'files'), path.join(place, 'files'), { recursive: true })
    await using again = await openRestored()
    assert.deepEqual(
      (await again.visitor.call('GET /api/media')).body,
      (await world.visitor.call('GET /api/media')).body,
    )
  })

  test('is read again in sevenths, one for each day, and what differs is stored again', async () => {
    const keys = await flipByteInEach()
    const damaged: number[] = []
    for (let day = 1; day <= 7; day++) damaged.push(await backUpAt(Date.now() + day * DAY))
    assert.ok(Math.max(...damaged) < keys.length, damaged.join())
    assert.equal(
      damaged.reduce((sum, count) => sum + count, 0),
      keys.length,
    )
    using backup = await openBackup(folder)
    assert.deepEqual(await checkFiles(backup, () => undefined), [])
  })

  test('is read again as a whole when the last backup was made a week ago, and after that it is whole', async () => {
    const keys = await flipByteInEach()
    assert.equal(await backUpAt(Date.now() + 7 * DAY), keys.length)
    assert.deepEqual(await findDamages(), [])
  })

  test('is not read again from the beginning when a backup is made in parts', async () => {
    const keys = await listKeys()
    const damagedKeys = keys.filter((_, index) => index % 2 === 0)
    for (const key of damagedKeys) await flipByte(key)
    const now = Date.now() + 7 * DAY
    const source = { ...world.context, clock: () => now }
    const added: string[] = []
    const part = async (most: number) => {
      await using target = await openFolderTarget(world.context.fileWorkers, folder, undefined, now)
      const before = added.length
      const add: typeof target.add = (name, from) => {
        if (isFilePath(name)) added.push(parseFilePath(name))
        return target.add(name, from)
      }
      const isCanceled = () => added.length - before >= most
      return await saveBackup(source, { ...target, add }, { onProgress: () => undefined, isCanceled })
    }
    assert.equal(await part(3), null)
    const lines = (await readFile(path.join(folder, 'unfinished.jsonl'), 'utf8')).trim().split('\n')
    const intactKeys = lines.flatMap((line) => {
      const [key, , isReread] = JSON.parse(line) as [string, object, true?]
      return isReread ? [key] : []
    })
    assert.ok(intactKeys.length > 0)
    for (const key of intactKeys) await flipByte(key)
    assert.ok(await part(1_000))
    assert.deepEqual(added.toSorted(), damagedKeys)
  })
})
