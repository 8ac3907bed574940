import assert from 'node:assert/strict'
import { appendFile, chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, test } from 'node:test'
import { backup as backupCommand } from '../../server/safety/backup/backupCommand.ts'
import { restore } from '../../server/safety/restore/restoreCommand.ts'
import { PlainError } from '../../server/base/errors/PlainError.ts'
import { lockFolder } from '../../server/base/process/lock.ts'
import { verifyMemorial } from '../../server/safety/verify/verifyMemorial.ts'
import { newSqliteFolder } from '../support/world/backends.ts'
import { callCommand, startCommand } from '../support/servers/command.ts'
import { environmentOf } from '../support/world/environment.ts'
import { openSharedWorld } from '../support/world/sharedWorld.ts'
import { packZip } from '../support/files/packZip.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

const { world } = await openSharedWorld({ on: await newSqliteFolder('small') })

describe('A backup', () => {
  let place: string
  beforeEach(async () => {
    place = temporaryFolder()
  })

  const environment = () => environmentOf(world.backend)
  const backup = (...args: string[]) => callCommand(backupCommand, args, environment())

  test('is not put into a folder with other files, which stay as they were', async () => {
    await mkdir(path.join(place, 'files'))
    const letter = path.join(place, 'files/letter.txt')
    await writeFile(letter, 'Dear Walter', { mode: 0o755 })
    const { mode } = await stat(letter)
    for (const folder of [place, world.dataDir]) {
      const before = await readdir(folder, { recursive: true })
      const { code, output } = await backup(folder)
      assert.equal(code, 1)
      assert.match(output, /^Cannot back up: There are other files in \S+ Choose an empty folder/m)
      assert.deepEqual(await readdir(folder, { recursive: true }), before)
    }
    assert.equal(await readFile(letter, 'utf8'), 'Dear Walter')
    assert.equal((await stat(letter)).mode, mode)
  })

  test('goes to the root of a disk, with what the system put there', async () => {
    for (const name of ['lost+found', 'System Volume Information', '.Trash-1000'])
      await mkdir(path.join(place, name))
    assert.equal((await backup(place)).code, 0)
    assert.equal((await backup(place)).code, 0)
  })

  test('goes to a disk where permissions cannot be changed, and says that others can read it', async () => {
    const NODE_OPTIONS = `--import=${new URL('../support/world/withoutPermissions.ts', import.meta.url).href}`
    await chmod(place, 0o777)
    const { ended, output } = startCommand('commands/backup', [place], {
      ...environmentOf(world.backend),
      NODE_OPTIONS,
    })
    assert.equal(await ended, 0, output())
    assert.match(output(), /^Other users of this machine can read it: [^\n]+$/m)
    assert.equal((await callCommand(restore, ['--check', place], environment())).code, 0)
  })

  test('denies others its own files in a folder, and leaves the permissions of other files there', async () => {
    assert.equal((await backup(place)).code, 0)
    const letter = path.join(place, 'letter.txt')
    await writeFile(letter, 'Dear Walter')
    const database = path.join(
      place,
      String((await readdir(place)).find((name) => name.endsWith('Z'))),
      'memorial.db',
    )
    for (const file of [place, letter, database]) await chmod(file, 0o755)
    assert.equal((await backup(place)).code, 0)
    const modes = [place, letter, database].map(async (file) => (await stat(file)).mode & 0o777)
    assert.deepEqual(await Promise.all(modes), [0o700, 0o755, 0o600])
  })

  test('is one file also if its name ends in .ZIP, and only its owner can read it', async () => {
    const file = path.join(place, 'WALTER.ZIP')
    assert.equal((await backup(file)).code, 0)
    assert.equal((await stat(file)).mode & 0o777, 0o600)
    assert.deepEqual(await readdir(place), ['WALTER.ZIP'])
  })

  test('continues after a power cut that left zeros in the list of finished files', async () => {
    assert.equal((await backup(place)).code, 0)
    await appendFile(path.join(place, 'unfinished.jsonl'), '\0\0\0\0\n')
    const again = await backup(place)
    assert.equal(again.code, 0, again.output)
  })

  test('is refused while another is being written to the same folder', async () => {
    const other = lockFolder(place, new PlainError('it is locked'))
    const { code, output } = await backup(place)
    assert.equal(code, 1)
    assert.match(
      output,
      /^Cannot back up: Another backup is being written to \S+\. Wait until it has ended\.\n$/,
    )
    other.close()
    assert.equal((await backup(place)).code, 0)
  })

  test('replaces an earlier one, and no other ZIP file', async () => {
    const file = path.join(place, 'walter.zip')
    const holidays = packZip(new Map(), { extra: { 'beach.jpg': 'a photograph' } })
    const disk = packZip(new Map(), { extra: { 'disk/2026-11-20T03-00-00Z/manifest.json': '{}' } })
    for (const other of [Buffer.from('holidays'), holidays, disk]) {
      await writeFile(file, other)
      const { code, output } = await backup(file)
      assert.equal(code, 1)
      assert.match(
        output,
        /^Cannot back up: \S+walter\.zip already exists and is not a backup\. Choose another name\.\n$/,
      )
      assert.ok((await readFile(file)).equals(other))
    }
    await rm(file)
    for (let time = 0; time < 2; time++) assert.equal((await backup(file)).code, 0)
  })

  test('is neither made nor restored with unknown arguments', async () => {
    const file = path.join(place, 'walter.zip')
    assert.match((await backup(file, '--kep', '3')).output, /^Cannot back up: Unknown option '--kep'\.$/m)
    const { output } = await backup(path.join(place, 'my'), 'stick')
    assert.match(output, /^Cannot back up: say where to.* needs quotes: "\S+my stick"\.$/m)
    assert.match((await backup(file, '--keep', 'all')).output, /^Cannot back up: --keep needs the number/m)
    const verified = await callCommand(verifyMemorial, [file], environment())
    assert.match(verified.output, /^Cannot verify: .* npm run restore -- --check/m)
    assert.deepEqual(await readdir(place), [])
    assert.equal((await backup(file)).code, 0)
    const env = { ...environment(), DATA_DIR: path.join(place, 'new') }
    const restored = await callCommand(restore, ['--chek', file], env)
    assert.match(restored.output, /^Cannot restore: Unknown option '--chek'\.$/m)
    assert.deepEqual(await readdir(place), ['walter.zip'])
  })

  test('of a damaged database is refused with a sentence that says what to do', async () => {
    const damaged = path.join(place, 'damaged')
    await mkdir(damaged)
    await writeFile(path.join(damaged, 'memorial.db'), 'not a database, and long enough')
    for (const script of ['commands/backup', 'commands/password', 'main']) {
      const { ended, output } = startCommand(script, [path.join(place, 'copies')], {
        ...environment(),
        DATA_DIR: damaged,
      })
      assert.equal(await ended, 1)
      assert.match(
        output(),
        /The database file \S+ is damaged\. Restore the newest backup in an empty folder\.\n$/,
      )
    }
  })
})
