import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openDatabase } from '../../server/platform/database/open.ts'
import { checkIdentity } from '../../server/memorial/installation.ts'
import { openDiskStorage } from '../../server/platform/storage/disk.ts'
import { openSpool } from '../../server/platform/storage/spool.ts'
import { silentLog } from '../support/servers/silentLog.ts'
import { inFolder } from '../support/world/backends.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

test('a first start that another overtakes between its two checks does not report the files as lost', async () => {
  const dataDir = temporaryFolder()
  await using db = await openDatabase(inFolder(dataDir), silentLog)
  const storage = openDiskStorage(`${dataDir}/files`)
  const spool = await openSpool(dataDir)
  let overtaking: Promise<void> | undefined
  const list: typeof storage.list = async (...prefix) => {
    const found = await storage.list(...prefix)
    await (overtaking ??= checkIdentity({ db, storage, spool }))
    return found
  }
  await checkIdentity({ db, storage: { ...storage, list }, spool })
  assert.equal((await storage.list('installation/')).length, 1)
})
