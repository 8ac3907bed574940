import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { openSpool, type TemporaryFolder } from '../../server/platform/storage/spool.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

const isThere = ({ path }: TemporaryFolder) => existsSync(path)

test('A start removes the files that a killed server left on the disk and in memory, but none of another memorial', async () => {
  const [own, other] = [temporaryFolder(), temporaryFolder()]
  const [before, another] = [await openSpool(own), await openSpool(other)]
  const left = [await before.makeFolder(), await before.makeMemoryFolder()]
  const inUse = [await another.makeFolder(), await another.makeMemoryFolder()]
  for (const folder of [...left, ...inUse]) await writeFile(path.join(folder.path, 'half'), 'a picture')
  await openSpool(own)
  assert.deepEqual(left.map(isThere), [false, false])
  assert.deepEqual(inUse.map(isThere), [true, true])
  for (const folder of inUse) await rm(folder.path, { recursive: true, force: true })
})
