import assert from 'node:assert/strict'
import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import { describe, test } from 'node:test'
import { fillDestination, type PreparedMemorial } from '../../server/safety/restore/fillDestination.ts'
import { newId } from '../../server/base/ids/newId.ts'
import {
  claimInstallation,
  writeOwnershipMark,
  readInstallation,
  writeInstallation,
} from '../../server/memorial/installation.ts'
import { listAllKeys } from '../../server/platform/storage/keys.ts'
import { openSpool } from '../../server/platform/storage/spool.ts'
import type { Storage } from '../../server/platform/storage/storage.ts'
import { archivedTables, tableNames } from '../../server/platform/database/rows.ts'
import {
  type Backend,
  emptyFolder,
  newSqliteFolder,
  openBackend,
  openAsBackup,
} from '../support/world/backends.ts'
import { openWorld } from '../support/world/world.ts'

const home = await newSqliteFolder('small')

/** Copies `home` to a place, as a restore or an import does. `change` changes the source, or the storage of the place. */
async function copyTo(
  to: Backend,
  change: (source: PreparedMemorial) => Partial<PreparedMemorial> = () => ({}),
  changeStorage: Partial<Storage> = {},
) {
  await using place = await opened(to)
  await using from = await opened(home)
  const source = { ...(await openAsBackup(from)), tables: archivedTables }
  return await fillDestination(
    { ...source, ...change(source) },
    { ...place, storage: { ...place.storage, ...changeStorage } },
    await openSpool(to.dataDir),
    () => undefined,
  )
}

const opened = async (backend: Backend) => {
  const place = await openBackend(backend)
  return { ...place, [Symbol.asyncDispose]: () => place.db.destroy() }
}

async function filesOf(backend: Backend): Promise<string[]> {
  await using place = await opened(backend)
  return await listAllKeys(place.storage, '')
}

/** Interrupts a copy at its last file, as if it were killed. */
const cutOff = ({ files, pathOf }: PreparedMemorial): Partial<PreparedMemorial> => {
  const last = [...files.keys()].at(-1)
  return {
    pathOf: (name) => {
      if (name === last) throw new Error('killed')
      return pathOf(name)
    },
  }
}

const startedPlace = async () => {
  const place = emptyFolder()
  await (await openWorld({ on: place })).close()
  return place
}

/** Replaces these folders of files in a place by those of another memorial. */
async function putFilesOfAnother(place: Backend, folders: readonly string[] = ['installation', 'private']) {
  const other = await newSqliteFolder('small')
  for (const name of folders) {
    const folder = path.join(place.dataDir, 'files', name)
    await rm(folder, { recursive: true, force: true })
    await cp(path.join(other.dataDir, 'files', name), folder, { recursive: true })
  }
}

describe('A memorial is copied to no place', () => {
  for (const [what, makePlace, folders, reason] of [
    ['whose files belong to another memorial', startedPlace, undefined, /its files are not/],
    ['with originals that it does not know', startedPlace, ['private'], /There are files in .* already/],
    ['with originals of nobody', async () => emptyFolder(), ['private'], /There are files in .* already/],
    ['with the mark of another memorial', async () => emptyFolder(), ['installation'], /There are files in/],
  ] as const)
    test(`${what}, and nothing changes there`, async () => {
      const place = await makePlace()
      await putFilesOfAnother(place, folders)
      const before = await filesOf(place)
      await assert.rejects(copyTo(place), reason)
      assert.deepEqual(await filesOf(place), before)
      await using there = await opened(place)
      assert.equal(await readInstallation(there.db, 'moving'), undefined)
    })

  test('where a copy of another memorial was interrupted', async () => {
    const place = emptyFolder()
    await assert.rejects(copyTo(place, cutOff), /killed/)
    const before = await filesOf(place)
    await using from = await opened(await newSqliteFolder('small'))
    await writeInstallation(from.db, 'memorial', newId())
    await assert.rejects(
      copyTo(place, () => ({ db: from.db })),
      /Another memorial was being restored/,
    )
    assert.deepEqual(await filesOf(place), before)
  })

  test('that has other files than the one where an interrupted copy began', async () => {
    for (const makePlace of [startedPlace, async () => emptyFolder()]) {
      const place = await makePlace()
      await assert.rejects(copyTo(place, cutOff), /killed/)
      await rm(path.join(place.dataDir, 'files'), { recursive: true })
      // these files are of the same memorial, as in a bucket with newer photographs
      await cp(path.join(home.dataDir, 'files'), path.join(place.dataDir, 'files'), { recursive: true })
      const before = await filesOf(place)
      await assert.rejects(copyTo(place), /There are files in .* already/)
      assert.deepEqual(await filesOf(place), before)
    }
  })
})

/** Leaves a place in the state of a copy of another memorial that is killed before its first file. */
async function reserve(place: Backend, id: string) {
  await using there = await opened(place)
  await claimInstallation(there.db, 'moving', id)
  const restoreId = await claimInstallation(there.db, 'movingRestore', newId())
  await writeOwnershipMark({ storage: there.storage, spool: await openSpool(place.dataDir) }, id, restoreId)
}

describe('An interrupted copy', () => {
  for (const [where, makePlace] of [
    ['an empty place', async () => emptyFolder()],
    ['a memorial that was only started', startedPlace],
  ] as const)
    test(`to ${where} continues, and only what it put there itself is removed`, async () => {
      const place = await makePlace()
      await assert.rejects(copyTo(place, cutOff), /killed/)
      const [superfluous = ''] = (await filesOf(place)).filter((key) => key.startsWith('private/'))
      assert.notEqual(superfluous, '')
      const withoutIt = ({ files }: PreparedMemorial) => ({
        files: new Map([...files].filter(([key]) => key !== superfluous)),
      })
      await copyTo(place, withoutIt)
      const expected = (await filesOf(home)).filter(
        (key) => key.startsWith('private/') && key !== superfluous,
      )
      assert.deepEqual(
        (await filesOf(place)).filter((key) => key.startsWith('private/')),
        expected,
      )
      await (await openWorld({ on: place })).close()
    })

  test('to an empty place continues when it was killed between its rows and its end', async () => {
    const place = emptyFolder()
    const finish = () => Promise.reject(new Error('killed'))
    await assert.rejects(
      copyTo(place, () => ({ finish, tables: tableNames })),
      /killed/,
    )
    await copyTo(place, () => ({ tables: tableNames }))
    await (await openWorld({ on: place })).close()
  })

  for (const [where, makePlace] of [
    ['an empty place', async () => emptyFolder()],
    ['a memorial that was only started', startedPlace],
  ] as const)
    test(`to ${where} leaves no mark if it was killed before its first file: another may take the place`, async () => {
      const place = await makePlace()
      const other = newId()
      await reserve(place, other)
      await copyTo(place)
      assert.ok(!(await filesOf(place)).includes(`installation/${other}`))
      await (await openWorld({ on: place })).close()
    })

  test('to a memorial that was only started lets its server start if it was killed before its first file', async () => {
    const place = await startedPlace()
    const before = await filesOf(place)
    await reserve(place, newId())
    await (await openWorld({ on: place })).close()
    assert.deepEqual(await filesOf(place), before)
  })

  test('leaves no mark if it fails before its first file', async () => {
    const place = await startedPlace()
    const before = await filesOf(place)
    const other = newId()
    await using from = await opened(await newSqliteFolder('small'))
    await writeInstallation(from.db, 'memorial', other)
    const pathOf = () => assert.fail('the disk is full')
    await assert.rejects(
      copyTo(place, () => ({ db: from.db, pathOf })),
      /full/,
    )
    await using there = await opened(place)
    assert.equal(await readInstallation(there.db, 'moving'), undefined)
    assert.deepEqual(await filesOf(place), before)
  })

  test('of rows without files keeps its mark', async () => {
    const place = emptyFolder()
    const finish = () => Promise.reject(new Error('killed'))
    await assert.rejects(
      copyTo(place, () => ({ finish, tables: tableNames, files: new Map() })),
      /killed/,
    )
    await assert.rejects(openWorld({ on: place }), /that was not finished/)
  })

  test('to an empty place continues when it was killed before its first file', async () => {
    const place = emptyFolder()
    const put = () => Promise.reject(new Error('killed'))
    await assert.rejects(copyTo(place, undefined, { put }), /killed/)
    assert.deepEqual(await filesOf(place), [])
    await copyTo(place)
    await (await openWorld({ on: place })).close()
  })
})
