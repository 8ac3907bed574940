import assert from 'node:assert/strict'
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { PlainError } from '../../server/base/errors/PlainError.ts'
import { lockFile } from '../../server/base/process/lock.ts'
import { isBackupName } from '../../server/safety/backup/manifest.ts'
import { backup } from '../../server/safety/backup/backupCommand.ts'
import { newSqliteFolder } from '../support/world/backends.ts'
import { callCommand } from '../support/servers/command.ts'
import { environmentOf } from '../support/world/environment.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

const memorial = await newSqliteFolder('small')

async function save(...args: string[]) {
  const { code, output } = await callCommand(backup, args, environmentOf(memorial))
  assert.equal(code, 0, output)
}

for (const [kind, manifest] of [
  ['readable', null],
  ['damaged', '{'],
] as const)
  test(`a backup removes what a killed one left in its folder next to a ${kind} backup, and no file that this one may need or that the disk added`, async () => {
    const folder = temporaryFolder()
    await save(folder)
    const cleanNames = (await readdir(folder, { recursive: true })).filter((name) => !/^\d{4}-/.test(name))
    const [saved = ''] = (await readdir(folder)).filter(isBackupName)
    // the next backup would replace one of the same second
    const earlier = saved.replace(/^\d+/, '2020')
    await rename(path.join(folder, saved), path.join(folder, earlier))
    if (manifest !== null) await writeFile(path.join(folder, earlier, 'manifest.json'), manifest)
    for (const name of [
      'unfinished',
      'unfinished-removal',
      'files/private/made-last',
      'files/private/half',
      'files/@eaDir',
    ])
      await mkdir(path.join(folder, name))
    const earlierFile = 'files/private/half/original'
    for (const name of [
      earlierFile,
      'unfinished/memorial.db',
      'unfinished-removal/memorial.db',
      'files/private/half/a.part',
      'files/@eaDir/thumbnail',
    ])
      await writeFile(path.join(folder, name), 'half a file')
    await save(folder)
    const names = (await readdir(folder, { recursive: true })).filter((name) => !/^\d{4}-/.test(name))
    const ofTheDisk = ['files/@eaDir', 'files/@eaDir/thumbnail']
    const wanted = manifest === null ? [] : ['files/private/half', earlierFile]
    assert.deepEqual(names.toSorted(), [...cleanNames, ...ofTheDisk, ...wanted].toSorted())
  })

test('a ZIP file removes unfinished ones in the same folder whose processes died, and nothing else', async () => {
  const folder = temporaryFolder()
  const at = (name: string) => path.join(folder, name)
  // two killed backups left these: monday.zip already has its final name, tuesday.zip does not
  for (const name of ['monday.zip', 'tuesday.zip.part']) await writeFile(at(name), 'a backup')
  for (const name of ['monday.zip.lock', 'tuesday.zip.lock']) await writeFile(at(name), '')
  // this backup is still being written
  await writeFile(at('wednesday.zip.part'), 'half a backup')
  using _ = lockFile(at('wednesday.zip.lock'), new PlainError('it is taken'))
  const others = ['film.zip.part', 'door.lock', 'notes.zip.lock', 'thursday.part']
  for (const name of others) await writeFile(at(name), 'of another program')
  await save(at('friday.zip'))
  assert.deepEqual(
    (await readdir(folder)).toSorted(),
    [...others, 'friday.zip', 'monday.zip', 'wednesday.zip.lock', 'wednesday.zip.part'].toSorted(),
  )
})
