import assert from 'node:assert/strict'
import { chmod, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, test } from 'node:test'
import { openInputs } from '../../server/platform/inputs/openInputs.ts'
import { asOtherUser } from '../support/world/asOtherUser.ts'
import { skipWithoutLatin1Names, writeLatin1Name } from '../support/world/latin1Name.ts'
import { packZip } from '../support/files/packZip.ts'
import { writeFolder } from '../support/files/photoImport.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

/** Opens inputs as a user who may not read everything. Returns the paths of the files, and a reason for each unreadable part. */
async function listInputs(...places: string[]) {
  using inputs = await asOtherUser(() => openInputs(places))
  return {
    files: inputs.files.map((file) => file.path).sort(),
    unreadable: Object.fromEntries(inputs.unreadable.map((part) => [part.path, part.reason])),
  }
}

describe('Names on an old disk', { skip: skipWithoutLatin1Names }, () => {
  test('are read in the code page in which they look like words, and those in UTF-8 stay', async () => {
    const folder = await writeFolder({ 'Bjørn 1962.jpg': 'x', 'Größe/a.jpg': 'x' })
    await chmod(folder, 0o755)
    await chmod(path.join(folder, 'Größe'), 0o755)
    for (const name of ['M\xfcller 1962.jpg', 'Gr\xfc\xdfe \x96 Caf\xe9.jpg', 'Gr\xf6\xdfe.jpg'])
      await writeLatin1Name(folder, name)
    await writeLatin1Name(path.join(folder, 'Größe'), '\xfc.jpg')
    const { files } = await listInputs(folder)
    const expected = ['Bjørn 1962.jpg', 'Müller 1962.jpg', 'Grüße – Café.jpg', 'Größe.jpg']
    assert.deepEqual(files, [...expected, 'Größe/a.jpg', 'Größe/ü.jpg'].sort())
  })

  test('are Cyrillic if they look like Russian words', async () => {
    const folder = await writeFolder({})
    await chmod(folder, 0o755)
    await writeLatin1Name(folder, '\xe1\xe0\xe1\xf3\xf8\xea\xe0 \xe4\xe0\xf7\xe0.jpg')
    assert.deepEqual((await listInputs(folder)).files, ['бабушка дача.jpg'])
  })

  test('are named where a shell lists them, because Node finds them only in their folder', async () => {
    const folder = await writeFolder({ 'Anna.jpg': 'x' })
    await chmod(folder, 0o755)
    const { files, unreadable } = await listInputs(
      path.join(folder, 'Anna.jpg'),
      path.join(folder, 'M\ufffdller 1962.jpg'),
    )
    assert.deepEqual(files, ['Anna.jpg'])
    assert.match(Object.values(unreadable).join(), /^its name is in an old code page/)
  })
})

describe('A part that cannot be read', () => {
  test('is named with its reason, and the rest of the folder is listed', async () => {
    const folder = await writeFolder({ 'a.jpg': 'x', 'album/b.jpg': 'x', 'locked/c.jpg': 'x' })
    const elsewhere = await writeFolder({ 'secret.jpg': 'x' })
    for (const place of [folder, path.join(folder, 'album')]) await chmod(place, 0o755)
    await chmod(path.join(folder, 'locked'), 0)
    for (const [target, name] of [
      ['nowhere', 'broken.jpg'],
      ['loop', 'loop'],
      ['a.jpg', 'again.jpg'],
      ['.', 'album/round'],
      ['..', 'album/up'],
      [elsewhere, 'elsewhere'],
    ] as const)
      await symlink(target, path.join(folder, name))
    const { files, unreadable } = await listInputs(folder)
    assert.deepEqual(files, ['a.jpg', 'album/b.jpg'])
    assert.deepEqual(unreadable, {
      'broken.jpg': 'it is a link to something that is not there',
      elsewhere: 'it is a link to another place: give the name of that place, too',
      locked: 'this user may not read it',
      loop: 'it is a link that leads back to itself',
    })
    await chmod(path.join(folder, 'locked'), 0o700)
  })

  test('can be a single file of several that are given', async () => {
    const folder = await writeFolder({ 'a.jpg': 'x' })
    await chmod(folder, 0o755)
    await symlink('nowhere', path.join(folder, 'b.jpg'))
    const { files, unreadable } = await listInputs(path.join(folder, 'a.jpg'), path.join(folder, 'b.jpg'))
    assert.deepEqual(files, ['a.jpg'])
    assert.deepEqual(Object.values(unreadable), ['it is a link to something that is not there'])
  })

  test('is never the folder of Windows on a stick', async () => {
    const folder = await writeFolder({ 'a.jpg': 'x', 'System Volume Information/IndexerVolumeGuid': 'x' })
    await chmod(folder, 0o755)
    assert.deepEqual(await listInputs(folder), { files: ['a.jpg'], unreadable: {} })
  })
})

describe('A ZIP file unpacks to at most a hundred times its size:', () => {
  const open = async (files: ReadonlyMap<string, Buffer>) => {
    const zip = path.join(temporaryFolder(), 'blank.zip')
    await writeFile(zip, packZip(files))
    return openInputs([zip])
  }

  test('a file that would become larger is refused, and the others are not', async () => {
    const blank = Buffer.alloc(24 * 1024 * 1024)
    using inputs = await open(new Map([['blank.tif', blank]]).set('note.txt', Buffer.from('Dear Walter')))
    const [first, second] = inputs.files
    await assert.rejects(async () => first?.open(), /it would unpack to more than a hundred times its size\./)
    assert.ok(second)
    assert.equal(await text(await second.open()), 'Dear Walter')
  })

  test('all files together count, too', async () => {
    const blank = Buffer.alloc(19 * 1024 * 1024)
    const files = new Map(['a', 'b'].map((name) => [`${name}.tif`, blank]))
    await assert.rejects(open(files), /blank\.zip: it would unpack to more than a hundred times its size\./)
    using inputs = await open(new Map([...files].slice(1)))
    assert.equal((await text(await (inputs.files[0]?.open() ?? assert.fail()))).length, blank.length)
  })
})
