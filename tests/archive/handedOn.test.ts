import assert from 'node:assert/strict'
import { readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, test } from 'node:test'
import { importCommand } from '../../server/import/importCommand.ts'
import { findArchive } from '../../server/import/memorial/findArchive.ts'
import { checkArchive } from '../../server/import/memorial/checkArchive.ts'
import { openInputs } from '../../server/platform/inputs/openInputs.ts'
import { describeDamagedFile } from '../../server/safety/restore/checkFiles.ts'
import { emptyFolder, newSqliteFolder } from '../support/world/backends.ts'
import { callCommand } from '../support/servers/command.ts'
import { environmentOf } from '../support/world/environment.ts'
import { packZip } from '../support/files/packZip.ts'
import { readZip } from '../support/files/readZip.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { wrongKeys } from '../support/world/wrongKeys.ts'
import { openSharedWorld } from '../support/world/sharedWorld.ts'
import { openWorld } from '../support/world/world.ts'
import { unpackFiles } from '../support/files/unpackFiles.ts'

const { world, admin } = await openSharedWorld({ on: await newSqliteFolder('small') })
const [first] = (await admin.call('GET /api/media')).body
await admin.call('PUT /api/media/:id', {
  params: { id: first?.id ?? '' },
  body: { title: 'Großmütter am See', description: null },
})
const readArchive = async (captions = 'beside') =>
  readZip((await admin.get(`/api/archive?captions=${captions}`)).bytes)
const files = await readArchive()
const photo = [...files.keys()].find((name) => name.includes('Großmütter')) ?? ''
const isOriginal = (name: string) => /^(Gallery|Music|Other pictures)\//.test(name)
const originals = [...files.keys()].filter(isOriginal)

/** Reads a whole archive, and returns the damaged files. Throws if `npm run import` refuses the archive. */
async function check(from: string, withoutDamaged = false) {
  using inputs = await openInputs([from])
  const archive = await findArchive(inputs)
  assert.ok(archive, 'it is recognized as an archive')
  const damagedFiles = await checkArchive(archive, withoutDamaged, () => undefined)
  return damagedFiles.map(describeDamagedFile)
}

async function writeArchive(...[packed, options]: Parameters<typeof packZip>): Promise<string> {
  const zip = path.join(temporaryFolder(), 'originals.zip')
  await writeFile(zip, packZip(packed, options))
  return zip
}

/** Writes the files of the archive into a new folder, each to the path that `toPath` returns. */
const unpack = (toPath: (name: string) => string | null) => unpackFiles(files, toPath)

async function runImport(...args: string[]) {
  const place = emptyFolder()
  return { place, ...(await callCommand(importCommand, args, environmentOf(place))) }
}

describe('An archive that was unpacked, or packed again, is whole', () => {
  const mac = { 'walter/': '', 'walter/.DS_Store': 'x', '__MACOSX/walter/._files.json': 'x' }
  for (const [hands, options] of [
    [
      'by a Mac, whose names have accents as separate characters',
      { rename: (name) => `walter/${name.normalize('NFD')}`, extra: mac, hasDescriptors: true },
    ],
    ['three times', { rename: (name) => `walter/walter/walter/${name}`, extra: { 'Thumbs.db': 'x' } }],
    ['by an old program for Windows', { rename: (name) => `walter\\${name.replaceAll('/', '\\')}` }],
  ] as [string, Parameters<typeof packZip>[1]][])
    test(hands, async () => {
      assert.deepEqual(await check(await writeArchive(files, options)), [])
    })

  test('apart from a photograph that really is damaged, whose name is recognized in either form', async () => {
    const again = new Map(files)
    again.set(photo, Buffer.from(again.get(photo) ?? '').fill(0, 100, 200))
    const rename = (name: string) => name.normalize('NFD')
    const damages = await check(await writeArchive(again, { rename }), true)
    assert.deepEqual(damages, [`${photo} is not as it was written.`])
  })

  test('although a photograph has another name, with captions inside the photographs or not', async () => {
    for (const packed of [files, await readArchive('embedded')]) {
      const again = new Map(packed)
      const bytes = again.get(photo)
      again.delete(photo)
      again.set('Gallery/Gro?m?tter am See.jpg', bytes ?? Buffer.alloc(0))
      assert.deepEqual(await check(await writeArchive(again)), [])
    }
  })

  test('although it lies deeper in a folder', async () => {
    assert.deepEqual(await check(await unpack((name) => `Backups/walter/${name}`)), [])
  })
})

test('an archive deep among other files is to be imported by its own name', async () => {
  const folder = await unpack((name) => `old/walter/${name}`)
  await writeFile(path.join(folder, 'Anna.jpg'), 'x')
  await assert.rejects(
    check(folder),
    /archive of a memorial among other files: \S+\/old\/walter\/\. Import it/,
  )
})

describe('A part of an archive', () => {
  test('with less than half of the originals is refused with the reason, whatever the call says', async () => {
    const lost = originals.slice(0, Math.floor(originals.length / 2) + 1)
    const folder = await unpack((name) => (lost.includes(name) ? null : name))
    for (const withoutDamaged of [false, true])
      await assert.rejects(
        check(folder, withoutDamaged),
        new RegExp(
          `only a part of the archive; nothing was changed\\. ${lost.length} of its ${originals.length} .*: the folder Gallery/`,
        ),
      )
  })

  test('without its database is refused, whatever the call says', async () => {
    const folder = await unpack((name) => (name === 'memorial.db' ? null : name))
    await assert.rejects(check(folder, true), /memorial\.db is missing\.\nNothing can be imported from it/)
  })

  test('never brings in a file from outside of it, to which a link or its list leads', async () => {
    const folder = await unpack((name) => name)
    const list = JSON.parse(String(files.get('files.json'))) as {
      files: Record<string, { file: string; sha256: string | null }>
    }
    const [key = ''] = Object.entries(list.files).find(([, { file }]) => file === photo) ?? []
    const secret = path.join(temporaryFolder(), 'secret')
    await rename(path.join(folder, photo), secret)
    await symlink(secret, path.join(folder, photo))
    for (const file of [photo, path.relative(folder, secret)]) {
      list.files[key] = { ...list.files[key], file, sha256: null }
      await writeFile(path.join(folder, 'files.json'), JSON.stringify(list))
      const [damage] = await check(folder, true)
      assert.ok(damage?.startsWith(`${file} `), damage)
    }
  })

  test('is refused if its list names a file that no memorial has', async () => {
    const folder = await unpack((name) => name)
    const list = JSON.parse(String(files.get('files.json'))) as { files: Record<string, object> }
    const [file = {}] = Object.values(list.files)
    for (const key of wrongKeys) {
      const changed = { ...list, files: { ...list.files, [key]: file } }
      await writeFile(path.join(folder, 'files.json'), JSON.stringify(changed))
      const { code, output, place } = await runImport(folder)
      assert.equal(code, 1, key)
      const reason = `lists “${key.slice(0, 100)}”, which is no file of a memorial; nothing was changed`
      assert.ok(output.includes(reason), output)
      assert.deepEqual(await readdir(place.dataDir), [])
    }
  })

  test('is imported without what is damaged if the call says so, and names it', async () => {
    const folder = await unpack((name) => name)
    await rm(path.join(folder, photo))
    const refused = await runImport(folder)
    assert.equal(refused.code, 1)
    assert.ok(refused.output.includes(`nothing was changed.\n${photo} is missing.\n`), refused.output)
    assert.match(refused.output, /With --without-damaged everything except these files is imported\./)
    assert.deepEqual(await readdir(refused.place.dataDir), [])
    const imported = await runImport('--without-damaged', folder)
    assert.equal(imported.code, 2, imported.output)
    assert.ok(imported.output.includes(`Left out: ${photo}: it is missing\n`), imported.output)
    await using again = await openWorld({ on: imported.place })
    const titles = (await again.visitor.call('GET /api/media')).body.map(({ title }) => title)
    const expected = (await world.visitor.call('GET /api/media')).body.map(({ title }) => title)
    assert.deepEqual(
      titles,
      expected.filter((title) => title !== 'Großmütter am See'),
    )
  })
})
