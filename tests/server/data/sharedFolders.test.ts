import assert from 'node:assert/strict'
import { chmodSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, test } from 'node:test'
import { removeFile, removeTree } from '../../../server/base/removeFiles.ts'
import { openFileWorkers } from '../../../server/platform/storage/fileWorkers.ts'
import { openSpool } from '../../../server/platform/storage/spool.ts'
import { createZipFile } from '../../../server/platform/zip/zipFile.ts'
import { openFolderTarget } from '../../../server/safety/backup/folder/openFolderTarget.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'
import { sources } from '../../support/project/sources.ts'
import { asOtherUser, giveToOtherUser } from '../../support/world/asOtherUser.ts'

/** Only root can make files of two users. For anyone else, all files here are one user's. */
const hasTwoUsers = process.geteuid?.() === 0

/** A folder like /tmp: all users can make files in it, and can remove only their own. */
function makeSharedFolder() {
  const folder = temporaryFolder()
  chmodSync(folder, 0o1777)
  return folder
}

/** A folder of the memorial's user with a photograph. */
function makePrivateFolder() {
  const folder = temporaryFolder()
  writeFileSync(path.join(folder, 'original'), 'the only copy')
  giveToOtherUser(folder)
  return folder
}

const workers = openFileWorkers()
after(() => workers.close())

const planted: string[] = []
after(() => Promise.all(planted.map(removeTree)))

for (const remove of [removeFile, removeTree])
  test(`${remove.name} does not touch what a link of another user leads to`, async () => {
    const [shared, folder] = [makeSharedFolder(), makePrivateFolder()]
    symlinkSync(folder, path.join(shared, 'link'))
    await asOtherUser(() => remove(path.join(shared, 'link'))).catch((error: NodeJS.ErrnoException) =>
      assert.equal(error.code, 'EPERM'),
    )
    assert.deepEqual(readdirSync(folder), ['original'])
  })

test('a folder is removed with the links in it, and not with what they lead to', async () => {
  const [tree, folder] = [makePrivateFolder(), makePrivateFolder()]
  mkdirSync(path.join(tree, 'a/b'), { recursive: true })
  symlinkSync(folder, path.join(tree, 'a/b/link'))
  await removeTree(tree)
  assert.deepEqual([existsSync(tree), readdirSync(folder)], [false, ['original']])
})

for (const [who, options] of [
  ['a start', { isShared: false }],
  ['a command', { isShared: true }],
] as const)
  test(`${who} leaves alone what another user has put where its folders in memory are`, async () => {
    const dataDir = temporaryFolder()
    giveToOtherUser(dataDir)
    const folder = makePrivateFolder()
    const prefix = await asOtherUser(async () => {
      await using memoryFolder = await (await openSpool(dataDir)).makeMemoryFolder()
      return memoryFolder.path.replace(/(memorial-[\da-f]{16}-).*$/, '$1')
    })
    planted.push(`${prefix}planted.link`, `${prefix}planted.folder`)
    symlinkSync(folder, `${prefix}planted.link`)
    mkdirSync(`${prefix}planted.folder`)
    writeFileSync(`${prefix}planted.folder/file`, 'theirs')
    await asOtherUser(() => openSpool(dataDir, options))
    assert.deepEqual(readdirSync(folder), ['original'])
    assert.equal(existsSync(`${prefix}planted.folder/file`), hasTwoUsers)
  })

test('a ZIP file is never written to where a link of another user leads', async () => {
  const [shared, folder] = [makeSharedFolder(), makePrivateFolder()]
  const file = path.join(shared, 'walter.zip')
  symlinkSync(path.join(folder, 'overwritten'), `${file}.part`)
  await asOtherUser(async () => {
    await using zip = await createZipFile(workers, file)
    await zip.finish()
  }).catch((error: NodeJS.ErrnoException) => assert.equal(error.code, 'EPERM'))
  assert.deepEqual(readdirSync(folder), ['original'])
})

test('backups do not go to a folder of somebody else in which all users make files, but to any other', async () => {
  const shared = makeSharedFolder()
  const open = (folder: string) =>
    asOtherUser(async () => {
      await using _ = await openFolderTarget(workers, folder)
    })
  if (hasTwoUsers) await assert.rejects(open(shared), /^Error: All users of this machine can write to/)
  await open(path.join(shared, 'memorial'))
  const [own, withoutBit] = [makeSharedFolder(), makeSharedFolder()]
  giveToOtherUser(own)
  chmodSync(withoutBit, 0o777)
  for (const folder of [own, withoutBit]) await open(folder)
})

test('only removeFiles.ts removes folders, because what a link leads to must stay', () => {
  // Node's `rm`, which is not `rmSync`, does so even for a single file
  const removal = /^import \{[^}]*\brm\b[^}]*\} from 'node:fs\/promises'|\brm(?:Sync)?\(.*recursive: true/m
  const found = sources.filter(({ path, text }) => path.startsWith('server/') && removal.test(text))
  assert.deepEqual(
    found.map(({ path }) => path),
    [],
    'call removeFile or removeTree of server/base/removeFiles.ts',
  )
})

test('only the spool makes files in a folder that all users of the machine share', () => {
  const found = sources.filter(
    ({ path, text }) => path.startsWith('server/') && /\btmpdir\b|['"`]\/(?:tmp|dev\/shm|var\/tmp)\b/.test(text),
  )
  assert.deepEqual(
    found.map(({ path }) => path),
    ['server/platform/storage/spool.ts'],
    'make a folder in the spool',
  )
})
