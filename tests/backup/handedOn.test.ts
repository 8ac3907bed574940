import assert from 'node:assert/strict'
import { readdir, readFile, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, test } from 'node:test'
import { shortenList } from '../../server/base/process/runCommand.ts'
import { backup } from '../../server/safety/backup/backupCommand.ts'
import { checkIsWhole } from '../../server/safety/restore/checkFiles.ts'
import { restore as restoreCommand } from '../../server/safety/restore/restoreCommand.ts'
import { emptyFolder, newSqliteFolder } from '../support/world/backends.ts'
import { callCommand } from '../support/servers/command.ts'
import { environmentOf } from '../support/world/environment.ts'
import { packZip } from '../support/files/packZip.ts'
import { readZip } from '../support/files/readZip.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { readWholeMemorial } from '../support/world/wholeMemorial.ts'
import { changeListedDatabase } from '../support/world/changeDatabase.ts'
import { wrongKeys } from '../support/world/wrongKeys.ts'
import { openSharedWorld } from '../support/world/sharedWorld.ts'
import { unpackFiles } from '../support/files/unpackFiles.ts'

const { world } = await openSharedWorld({ on: await newSqliteFolder('small') })
const zip = path.join(temporaryFolder(), 'walter.zip')
assert.equal((await callCommand(backup, [zip], environmentOf(world.backend))).code, 0)
const files = readZip(await readFile(zip))
const originalNames = [...files.keys()].filter((name) => name.endsWith('/original'))
const manifestName = [...files.keys()].find((name) => name.endsWith('manifest.json')) ?? ''
const listed = {
  listName: manifestName,
  databaseName: manifestName.replace('manifest.json', 'memorial.db'),
}
const whole = await readWholeMemorial(world.backend)

const restore = async (from: string, ...options: string[]) => {
  const place = emptyFolder()
  return { place, ...(await callCommand(restoreCommand, [...options, from], environmentOf(place))) }
}

/** Reads every file of a backup, and restores nothing. */
async function assertIsWhole(from: string) {
  const { code, output } = await restore(from, '--check')
  assert.equal(code, 0, output)
}

async function assertComesBack(from: string) {
  const { place, code, output } = await restore(from)
  assert.equal(code, 0, output)
  assert.deepEqual((await readWholeMemorial(place)).files, whole.files)
}

/** Writes the files of the backup into a new folder, each to the path that `toPath` returns. */
const unpack = (toPath: (name: string) => string | null) => unpackFiles(files, toPath)

describe('A backup that was unpacked and packed again comes back', () => {
  const mac = {
    'walter/': '',
    'walter/files/': '',
    'walter/.DS_Store': 'x',
    '__MACOSX/walter/._files': 'x',
    '__MACOSX/walter/files/._private': 'x',
  }
  const windows = { 'Thumbs.db': 'x', 'walter\\desktop.ini': 'x', '..\\elsewhere': 'x' }
  for (const [hands, options] of [
    ['by the Finder', { rename: (name) => `walter/${name}`, extra: mac, hasDescriptors: true }],
    ['twice by Safari', { rename: (name) => `walter/walter/${name}` }],
    [
      'by an old program for Windows',
      { rename: (name) => `walter\\${name.replaceAll('/', '\\')}`, extra: windows },
    ],
    ['by a program that writes capital letters', { rename: (name) => name.toUpperCase() }],
    ['as a large file', { rename: (name) => `walter/${name}`, isZip64: true }],
  ] as [string, Parameters<typeof packZip>[1]][])
    test(hands, async () => {
      const again = path.join(temporaryFolder(), 'again.zip')
      await writeFile(again, packZip(files, options))
      await assertIsWhole(again)
    })
})

describe('A backup that was unpacked comes back', () => {
  test('from a folder that lies deeper', async () => {
    await assertComesBack(await unpack((name) => `Backups/walter/${name}`))
  })

  test('from a folder whose names have backslashes, because an old ZIP file was unpacked on Linux', async () => {
    await assertIsWhole(await unpack((name) => name.replaceAll('/', '\\')))
  })

  test('although some files have other names and lie elsewhere', async () => {
    const folder = await unpack((name) =>
      originalNames.includes(name) ? `recovered/file${originalNames.indexOf(name)}.jpg` : name,
    )
    await assertComesBack(folder)
  })

  test('although its files are behind a link to another disk', async () => {
    const folder = await unpack((name) => name)
    const elsewhere = path.join(temporaryFolder(), 'files')
    await rename(path.join(folder, 'files'), elsewhere)
    await symlink(elsewhere, path.join(folder, 'files'))
    await assertComesBack(folder)
  })

  test('without a row that refers to nothing, which is named', async () => {
    const folder = await unpack((name) => name)
    await changeListedDatabase(folder, listed, ["insert into memory_media values ('nobody', 'nothing', 0)"])
    const { place, code, output } = await restore(folder)
    assert.equal(code, 2, output)
    assert.match(output, /^Left out of memory_media: /m)
    assert.deepEqual((await readWholeMemorial(place)).files, whole.files)
  })

  test('but not what a link inside of its files leads to', async () => {
    const folder = await unpack((name) => name)
    const [original = ''] = originalNames
    const secret = path.join(temporaryFolder(), 'secret')
    await rename(path.join(folder, original), secret)
    await symlink(secret, path.join(folder, original))
    const { code, output } = await restore(folder)
    assert.equal(code, 1)
    assert.match(output, new RegExp(`${original} cannot be read: it is a link to another place`))
  })

  test('only if the folder is named where several hold backups', async () => {
    const folder = await unpack((name) => `walter/${name}`)
    const other = await unpack((name) => name)
    await rename(other, path.join(folder, 'rosi'))
    const { code, output } = await restore(folder)
    assert.equal(code, 1)
    assert.match(output, /There are backups in several folders of \S+: rosi, walter\. Give the name of one/)
    await assertIsWhole(path.join(folder, 'rosi'))
  })
})

describe('A backup is refused before anything is changed', () => {
  test('if its list names a file that no memorial has', async () => {
    const folder = await unpack((name) => name)
    const manifest = JSON.parse(String(files.get(manifestName))) as { files: Record<string, object> }
    const [file = {}] = Object.values(manifest.files)
    for (const key of wrongKeys) {
      const changed = { ...manifest, files: { ...manifest.files, [key]: file } }
      await writeFile(path.join(folder, manifestName), JSON.stringify(changed))
      const { code, output, place } = await restore(folder)
      assert.equal(code, 1, key)
      const reason = `lists “${key}”, which is no file of a memorial; nothing was changed`
      assert.ok(output.includes(reason), output)
      assert.deepEqual(await readdir(place.dataDir), [])
    }
  })

  test('if its database has more than tables', async () => {
    const folder = await unpack((name) => name)
    await changeListedDatabase(folder, listed, ['create view extra as select 1'])
    const { code, output, place } = await restore(folder)
    assert.equal(code, 1)
    assert.match(output, /^Cannot restore: its database is not as .* it has “extra”.*nothing was changed/m)
    assert.ok(!(await readdir(place.dataDir)).includes('memorial.db'))
  })

  test('if a file would unpack to more than a hundred times its size, which is called no damage', async () => {
    const [original = ''] = originalNames
    const bomb = path.join(temporaryFolder(), 'bomb.zip')
    await writeFile(bomb, packZip(new Map(files).set(original, Buffer.alloc(24 * 1024 * 1024))))
    const { code, output } = await restore(bomb, '--without-damaged')
    assert.equal(code, 1)
    assert.ok(output.includes(`${original}: it would unpack to more than a hundred times its size.`), output)
    assert.doesNotMatch(output, /is damaged/)
  })

  test('if its list is larger than any', async () => {
    const folder = await unpack((name) => name)
    await truncate(path.join(folder, manifestName), 257 * 1024 * 1024)
    const { code, output } = await restore(folder)
    assert.equal(code, 1)
    assert.match(
      output,
      /manifest\.json is larger than any list that this program writes; nothing was changed/,
    )
  })
})

describe('A part of a backup', () => {
  const isOriginal = (name: string) => originalNames.includes(name)

  test('with less than half of the originals is refused with the reason, whatever the call says', async () => {
    const namesToKeep = originalNames.slice(0, Math.ceil(originalNames.length / 2) - 1)
    const folder = await unpack((name) => (isOriginal(name) && !namesToKeep.includes(name) ? null : name))
    for (const options of [[], ['--check'], ['--without-damaged']]) {
      const { place, code, output } = await restore(folder, ...options)
      assert.equal(code, 1)
      assert.match(
        output,
        /^Cannot restore: this looks like only a part of the backup; nothing was changed\. 4 of its 7 originals are missing/m,
      )
      assert.deepEqual(await readdir(place.dataDir), [])
    }
  })

  test('that was copied as empty files is refused, too', async () => {
    const folder = await unpack((name) => name)
    for (const name of originalNames) await writeFile(path.join(folder, name), '')
    assert.match((await restore(folder, '--without-damaged')).output, /only a part of the backup/)
  })

  test('that this user may not read is refused with that reason', async () => {
    const folder = await unpack((name) => (name.startsWith('files/') ? null : name))
    await symlink('nowhere', path.join(folder, 'files'))
    const { code, output } = await restore(folder, '--without-damaged')
    assert.equal(code, 1)
    assert.match(
      output,
      /most of this backup cannot be read; nothing was changed\. For 7 of its 7 originals, the reason is: it is a link to something that is not there\./,
    )
  })

  test('that lacks two originals is restored without them, and they are named', async () => {
    const [lost = '', broken = ''] = originalNames
    const [picture] = [...files.keys()].filter((name) => /^files\/.*\.avif$/.test(name)).sort()
    const folder = await unpack((name) => (name === lost || name === picture ? null : name))
    await rm(path.join(folder, broken))
    await symlink('nowhere', path.join(folder, broken))
    const refused = await restore(folder)
    assert.equal(refused.code, 1)
    assert.match(
      refused.output,
      /nothing was changed\.\n {2}\S+\/original .*\n {2}\S+\/original .*\n {2}\S+\.avif /,
    )
    assert.ok(refused.output.includes(`\n  ${lost} is missing.\n`), refused.output)
    assert.ok(
      refused.output.includes(`\n  ${broken} cannot be read: it is a link to something that is not there.\n`),
    )
    const { place, code, output } = await restore(folder, '--without-damaged')
    assert.equal(code, 2, output)
    assert.ok(output.includes(`${lost} is missing. It is left out.`), output)
    const there = Object.keys((await readWholeMemorial(place)).files)
    const expected = [...files.keys()].filter((name) => name.startsWith('files/'))
    assert.deepEqual(
      there.map((key) => `files/${key}`),
      expected.filter((name) => ![lost, broken, picture].includes(name)).sort(),
    )
  })

  test('with thousands of lost originals names the first fifty, and counts the others', () => {
    const lines = Array.from({ length: 5_000 }, (_, index) => `files/private/${index}/original is missing.`)
    assert.deepEqual(shortenList(lines), [...lines.slice(0, 50), 'and 4,950 more'])
    assert.deepEqual(shortenList(lines.slice(0, 50)), lines.slice(0, 50))
  })

  const backupOf = (count: number) => ({
    database: { path: 'memorial.db', bytes: 1, sha256: '' },
    files: new Map(
      Array.from({ length: count }, (_, index) => [
        `private/${index}/original`,
        { path: `files/private/${index}/original`, bytes: 1, sha256: '' },
      ]),
    ),
    open: async () => null,
    pathOf: () => null,
  })
  const lose = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      key: `private/${index}/original`,
      path: `files/private/${index}/original`,
      fault: 'is missing.',
      isAbsent: true,
    }))

  test('is no part if exactly half of the originals are there, or if there are none', () => {
    checkIsWhole(backupOf(10), lose(5), 'backup')
    checkIsWhole(backupOf(0), [], 'backup')
    assert.throws(() => checkIsWhole(backupOf(10), lose(6), 'backup'), /only a part of the backup/)
    const damaged = lose(10).map((file) => ({ ...file, isAbsent: false }))
    checkIsWhole(backupOf(10), damaged, 'backup')
  })

  test('is called a part if most of its absent originals are missing, although some cannot be read', () => {
    const unreadable = { fault: 'cannot be read: it is a link to another place.' }
    const lost = lose(6).map((file, index) => (index === 0 ? { ...file, ...unreadable } : file))
    assert.throws(() => checkIsWhole(backupOf(10), lost, 'backup'), /only a part of the backup/)
  })
})
