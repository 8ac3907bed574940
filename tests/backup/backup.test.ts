import assert from 'node:assert/strict'
import { copyFile, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import { fixture } from '../support/files/fixtures.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { type Backend, emptyFolder, newSqliteFolder } from '../support/world/backends.ts'
import { openWorld } from '../support/world/world.ts'
import { backup, restore, testBackups } from './testBackups.ts'

testBackups('a folder', newSqliteFolder, emptyFolder)

describe('A backup', async () => {
  const parent = temporaryFolder()
  const world = await openWorld({ on: await newSqliteFolder('allKinds') })
  for (const name of ['copies', 'walter.zip'])
    assert.equal((await backup(world.backend, path.join(parent, name))).code, 0)
  after(() => world.close())

  /** Restores to a place. Returns the exit code, the output, and the names that appear in its folder or disappear from it. */
  const restoreTo = async (place: Backend, from: string) => {
    const before = await readdir(place.dataDir)
    const { code, output } = await restore(place, from)
    const now = await readdir(place.dataDir)
    const changed = [
      ...before.filter((name) => !now.includes(name)),
      ...now.filter((name) => !before.includes(name)),
    ]
    return { code, output, changedNames: changed.filter((name) => !['lock.db', 'spool'].includes(name)) }
  }

  test('that is cut off is recognized and not restored', async () => {
    const cut = path.join(parent, 'cut.zip')
    await copyFile(path.join(parent, 'walter.zip'), cut)
    await truncate(cut, 200_000)
    const { code, output, changedNames } = await restoreTo(emptyFolder(), cut)
    assert.match(output, /Cannot restore: \S*cut.zip cannot be read as a ZIP file: it is damaged or cut off/)
    assert.deepEqual([code, changedNames], [1, []])
  })

  test('with a flipped byte or a missing file names the file and is not restored', async () => {
    const whole = path.join(parent, 'walter.zip')
    const bytes = await readFile(whole)
    const songStart = fixture('audio/nebula-no-tags.mp3').bytes.subarray(0, 400)
    const song = (await world.visitor.call('GET /api/music')).body[0]?.id
    // its playable version may stand before it, with the same bytes
    const at = bytes.indexOf(songStart, bytes.indexOf(`files/private/${song}/original`))
    bytes[at + 200] = (bytes[at + 200] ?? 0) ^ 1
    await writeFile(path.join(parent, 'flipped.zip'), bytes)
    const flipped = await restoreTo(emptyFolder(), path.join(parent, 'flipped.zip'))
    assert.match(
      flipped.output,
      /this backup is damaged; nothing was changed\.\n {2}files\/private\/[\w-]+\/original cannot be read: it is damaged/,
    )
    assert.deepEqual([flipped.code, flipped.changedNames], [1, []])
    const copies = path.join(parent, 'copies')
    const id = (await world.visitor.call('GET /api/media')).body[0]?.id ?? ''
    await rm(path.join(copies, `files/private/${id}/original`))
    const checked = await restore(emptyFolder(), '--check', copies)
    assert.equal(checked.code, 1)
    assert.match(checked.output, new RegExp(`files/private/${id}/original is missing`))
    const again = await backup(world.backend, copies)
    assert.match(again.output, /; 1 of them are new/)
    assert.equal((await restore(emptyFolder(), '--check', copies)).code, 0)
  })

  test('is not restored over another memorial, nor over files', async () => {
    const whole = path.join(parent, 'walter.zip')
    const other = await openWorld({ on: await newSqliteFolder() })
    await other.stop()
    const overMemorial = await restoreTo(other.backend, whole)
    assert.match(overMemorial.output, /There is a memorial in \S+ already\. .*nothing was changed/)
    assert.deepEqual([overMemorial.code, overMemorial.changedNames], [1, []])
    await rm(path.join(other.dataDir, 'memorial.db'))
    const overFiles = await restoreTo(other.backend, whole)
    assert.match(overFiles.output, /There are files in \S+ already/)
    assert.deepEqual([overFiles.code, overFiles.changedNames], [1, []])
  })
})
