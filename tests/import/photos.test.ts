import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, beforeEach, describe, test } from 'node:test'
import { deflateRawSync } from 'node:zlib'
import { startCommand } from '../support/command.ts'
import { fixture } from '../support/fixtures.ts'
import { folderOf, openImportWorld, photo, takenOn, zipFileOf } from '../support/photoImport.ts'

const world = await openImportWorld()
after(() => world.close())
beforeEach(() => world.empty())

describe('A folder of a phone', () => {
  test('comes into the gallery by the date taken, films too; a Live Photo without its film', async () => {
    const folder = await folderOf({
      'IMG_0003.jpg': await photo(takenOn('2020:01:02 10:00:00')),
      'IMG_0003.MOV': fixture('video/phone-like.mov').bytes,
      'IMG_20190101_120000.jpg': await photo(),
      'Grandfather at the lake.jpg': await photo(takenOn('1999:05:06 10:00:00')),
      'VID_20210101_120000.mp4': fixture('video/h264-aac.mp4').bytes,
      'IMG_0003.AAE': 'edits',
      '.DS_Store': 'system',
    })
    const { added, skipped, rejected } = await world.importFrom(folder)
    assert.deepEqual([added, rejected], [4, []])
    assert.deepEqual(skipped, [{ path: 'IMG_0003.MOV', reason: 'it is the moving part of a Live Photo' }])
    assert.deepEqual(await world.gallery(), [
      ['Grandfather at the lake', null],
      [null, null],
      [null, null],
      [null, null],
    ])
    const rows = await world.context.db.selectFrom('media').select('taken_at').orderBy('position').execute()
    assert.deepEqual(
      rows.map(({ taken_at }) => taken_at),
      ['1999-05-06T10:00:00', '2019-01-01T12:00:00', '2020-01-02T10:00:00', '2021-01-01T12:00:00'],
    )
  })

  test('twice adds nothing twice, and goes on behind what is there', async () => {
    const folder = await folderOf({ 'a lake.jpg': await photo(), 'copy.jpg': '' })
    await writeFile(path.join(folder, 'copy.jpg'), await readFile(path.join(folder, 'a lake.jpg')))
    const first = await world.importFrom(folder)
    assert.deepEqual(first.duplicates, [{ path: 'copy.jpg', reason: 'it is the same as a lake.jpg' }])
    await writeFile(path.join(folder, 'bees.jpg'), await photo())
    const second = await world.importFrom(folder)
    assert.equal(second.added, 1)
    assert.deepEqual(
      second.duplicates.map(({ reason }) => reason),
      Array.from({ length: 2 }, () => 'it is in the gallery already, as “a lake”'),
    )
    assert.deepEqual(
      (await world.gallery()).map(([title]) => title),
      ['a lake', 'bees'],
    )
  })

  test('beside another of the same names loses nothing, and takes nothing for a Live Photo', async () => {
    const one = await folderOf({ 'IMG_0001.jpg': await photo(), 'IMG_0002.jpg': await photo() })
    const other = await folderOf({
      'IMG_0001.jpg': await photo(),
      'IMG_0002.MOV': fixture('video/phone-like.mov').bytes,
    })
    const { added, skipped } = await world.importFrom(one, other)
    assert.deepEqual([added, skipped], [4, []])
  })

  test('comes without the originals of edited photographs, and without the films of a Pixel phone', async () => {
    const folder = await folderOf({
      'IMG_0004.jpg': await photo(),
      'IMG_E0004.jpg': await photo(),
      'PXL_20240512_101530123.MP.jpg': await photo(),
      'PXL_20240512_101530123.MP': fixture('video/h264-aac.mp4').bytes,
    })
    const { added, skipped } = await world.importFrom(folder)
    assert.equal(added, 2)
    assert.deepEqual(
      skipped.toSorted((a, b) => a.path.localeCompare(b.path)),
      [
        { path: 'IMG_0004.jpg', reason: 'its edited version is there: IMG_E0004.jpg' },
        { path: 'PXL_20240512_101530123.MP', reason: 'it is the moving part of a Live Photo' },
      ],
    )
  })

  test('names what cannot be used, and takes in the rest', async () => {
    const folder = await folderOf({
      'a letter.txt': 'Dear all',
      'broken.jpg': (await photo()).subarray(0, 200),
      'empty.jpg': '',
      'good.jpg': await photo(),
      'takeout-001.zip': 'photographs',
    })
    const { added, rejected } = await world.importFrom(folder)
    assert.equal(added, 1)
    const [zip, ...others] = rejected.toSorted((a, b) => b.path.localeCompare(a.path))
    assert.equal(zip?.reason, 'it is a ZIP file: name it itself after npm run import --')
    assert.deepEqual(others.map(({ path }) => path).sort(), ['a letter.txt', 'broken.jpg', 'empty.jpg'])
    for (const { reason } of others) assert.match(reason, /not a kind of file|damaged or incomplete|is empty/)
  })
})

describe('A ZIP file', () => {
  test('that is none is refused in one line', async () => {
    for (const content of ['', '<html>Please log in</html>'])
      await assert.rejects(
        world.importFrom(path.join(await folderOf({ 'takeout.zip': content }), 'takeout.zip')),
        /takeout\.zip cannot be read as a ZIP file: it is damaged or cut off/,
      )
    await assert.rejects(world.importFrom('/nowhere/at/all'), /There is nothing at/)
  })

  test('made to fill the disk is named and not unpacked', async () => {
    const zip = await zipFileOf({ 'bomb.jpg': deflateRawSync(Buffer.alloc(50 * 1024 ** 2)) })
    await claimDeflated(zip, 50 * 1024 ** 2)
    const { rejected } = await world.importFrom(zip)
    assert.deepEqual(rejected, [
      { path: 'bomb.jpg', reason: 'it would unpack to more than a hundred times its size' },
    ])
  })

  test('whose photograph is damaged takes in the others', async () => {
    const [bad, good] = [await photo(), await photo()]
    const zip = await zipFileOf({ 'bad.jpg': bad, 'good.jpg': good })
    const bytes = await readFile(zip)
    bytes.writeUInt8(bytes.readUInt8(200) ^ 1, 200)
    await writeFile(zip, bytes)
    const { added, rejected } = await world.importFrom(zip)
    assert.equal(added, 1)
    assert.deepEqual(rejected, [{ path: 'bad.jpg', reason: 'it is damaged inside the ZIP file' }])
  })

  test('says in plain words which photograph it cannot give, and what can be done', async () => {
    const zip = await zipFileOf({ 'bad.jpg': await photo() })
    const bytes = await readFile(zip)
    const reasonAfter = async (change: () => void) => {
      change()
      await writeFile(zip, bytes)
      return (await world.importFrom(zip)).rejected[0]?.reason
    }
    const headless = await reasonAfter(() => bytes.write('XX', 0))
    assert.equal(headless, 'it is damaged inside the ZIP file')
    // Deflate64, as Windows packs what is large
    const method = bytes.indexOf('PK\x01\x02') + 10
    const packed = await reasonAfter(() => bytes.writeUInt16LE(9, method))
    assert.match(packed ?? '', /unpack the ZIP file, and import its folder/)
  })
})

test('npm run import reports its progress, and its exit code says whether all went in', async () => {
  const dataDir = await folderOf({})
  const run = async (place: string) => {
    const { ended, output } = startCommand('import/main', [place], { DATA_DIR: dataDir })
    return { code: await ended, output: output() }
  }
  const good = await run(await folderOf({ 'a.jpg': await photo() }))
  assert.deepEqual([good.code, good.output.match(/Added 1\. There already 0/)?.length], [0, 1], good.output)
  assert.match(good.output, /Looked at 1 of 1/)
  const some = await run(await folderOf({ 'b.jpg': await photo(), 'letter.txt': 'Dear all' }))
  assert.equal(some.code, 2)
  assert.match(some.output, /Not taken in: letter\.txt: “letter\.txt” is not a kind of file/)
  const folder = await folderOf({ 'c.jpg': await photo(), '.d.jpg.icloud': '', '.e.jpg.icloud': '' })
  const { code, output } = await run(folder)
  assert.equal(code, 2)
  assert.match(
    output,
    /^Not taken in, 2 files: it is still in iCloud\n {2}\.d\.jpg\.icloud: .*\n {2}\.e\.jpg\.icloud/m,
  )
  assert.equal((await run('/nowhere')).code, 1)
})

/** Makes the one stored entry of a ZIP file a deflated one that claims to unpack to `size` bytes. */
async function claimDeflated(zip: string, size: number) {
  const bytes = await readFile(zip)
  const directory = bytes.indexOf('PK\x01\x02')
  bytes.writeUInt16LE(8, 8)
  bytes.writeUInt16LE(8, directory + 10)
  bytes.writeUInt32LE(size, 22)
  bytes.writeUInt32LE(size, directory + 24)
  await writeFile(zip, bytes)
}
