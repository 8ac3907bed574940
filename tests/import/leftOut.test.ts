import assert from 'node:assert/strict'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, test } from 'node:test'
import { fixture, fixturePath } from '../support/files/fixtures.ts'
import { writeFolder, openImportWorld, photo, withDate, writeZipFile } from '../support/files/photoImport.ts'

const world = await openImportWorld()

/** Imports these files. Returns the gallery, and the reason or kind of each file that is left out, by path. */
async function importOf(files: Parameters<typeof writeFolder>[0]) {
  const { skipped, rejected, duplicates, ...others } = await world.importFrom(await writeFolder(files))
  const leftOut = Object.fromEntries([
    ...[...skipped, ...rejected].map(({ path, reason }) => [path, reason]),
    ...others.leftOut.map(({ path, kind }) => [path, kind]),
  ])
  return { items: (await world.admin.call('GET /api/media')).body, leftOut, duplicates }
}

test('a video next to a photograph of its name is imported when it is longer than the moving part of a Live Photo, or of another day', async () => {
  const seconds = (bytes: Buffer, length: number) => {
    const header = bytes.indexOf('mvhd') + 4
    bytes.writeUInt32BE(length * bytes.readUInt32BE(header + 12), header + 16)
    return bytes
  }
  const { leftOut } = await importOf({
    'IMG_0001.HEIC': fixture('colours/heic-nclx-display-p3.heic').bytes,
    'IMG_0001.MOV': seconds(fixture('video/phone-like.mov').bytes, 6),
    'img_0002.jpg': await photo(),
    'IMG_0002.MOV': fixture('video/phone-like.mov').bytes,
    'IMG_0003.jpg': await photo(withDate('2011:05:04 20:00:00')),
    'IMG_0003.MOV': seconds(fixture('video/phone-like.mov').bytes, 4),
    'IMG_0004.jpg': await photo(withDate('2011:05:06 10:00:00')),
    'IMG_0004.MOV': seconds(fixture('video/phone-like.mov').bytes, 5),
  })
  const reason = 'it is the moving part of a Live Photo'
  assert.deepEqual(leftOut, { 'IMG_0002.MOV': reason, 'IMG_0003.MOV': reason })
})

test('Google’s sidecar describes the same photograph in an album without one', async () => {
  const bytes = await photo()
  const json = { title: 'L&#39;ete.jpg', description: 'Oma', photoTakenTime: { timestamp: '1340000000' } }
  const { duplicates } = await importOf({
    'Takeout/Google Fotos/Beerdigung/IMG_3000.jpg': bytes,
    'Takeout/Google Fotos/Beerdigung/Metadaten.json': '{"title":"Beerdigung","description":""}',
    'Takeout/Google Fotos/Fotos von 2012/L_39_ete.jpg': bytes,
    'Takeout/Google Fotos/Fotos von 2012/L_39_ete.jpg.json': JSON.stringify(json),
  })
  assert.deepEqual(await world.gallery(), [["L'ete", 'Oma']])
  assert.equal(duplicates.length, 1)
})

test('photographs that were hidden in iCloud are left out of its export, and placeholders are named', async () => {
  const details = [
    'imgName,fileChecksum,favorite,hidden,deleted,originalCreationDate,viewCount,importDate',
    'IMG_5000.jpg,AAA,no,no,no,"Sunday June 1,1958 10:00 AM GMT",1,"Sunday May 12,2019 8:00 AM GMT"',
    'IMG_5001.jpg,AAB,no,yes,no,"Sunday June 1,1958 10:00 AM GMT",1,"Sunday May 12,2019 8:00 AM GMT"',
  ]
  const { items, leftOut } = await importOf({
    'Photos/IMG_5000.jpg': await photo(),
    'Photos/IMG_5001.jpg': await photo(withDate('2011:05:06 10:00:00')),
    'Photos/IMG_5001.MOV': fixture('video/phone-like.mov').bytes,
    'Photos/Photo Details.csv': details.join('\n'),
    'Photos/.IMG_5003.HEIC.icloud': 'bplist00',
    'Recently Deleted/IMG_5002.jpg': await photo(),
  })
  const dates = items.map(({ takenAt }) => takenAt)
  assert.deepEqual(dates, ['1958-06-01T10:00:00Z'])
  assert.deepEqual(leftOut, {
    'Photos/IMG_5001.jpg': 'it was hidden or deleted in iCloud',
    'Photos/IMG_5001.MOV': 'it is the moving part of a Live Photo',
    'Photos/.IMG_5003.HEIC.icloud':
      'it is only a placeholder, and the photograph is still in iCloud: let Finder download it first',
    'Recently Deleted/IMG_5002.jpg': 'deleted',
  })
})

test('nothing that was hidden or deleted in Apple Photos is imported from its library, even if that was a moment ago', async () => {
  const library = 'Ruth.photoslibrary'
  const uuid = (letter: string) => `${letter}A1B2C3D-0000-4000-8000-000000000000`
  for (const table of ['ZASSET', 'ZGENERICASSET']) {
    const folder = await writeFolder({
      [`${library}/originals/0/${uuid('0')}.jpeg`]: await photo(),
      [`${library}/originals/1/${uuid('1')}.jpeg`]: await photo(),
      [`${library}/originals/2/${uuid('2')}.jpeg`]: await photo(),
      [`${library}/resources/renders/2/${uuid('2')}_1_201_a.jpeg`]: await photo(),
      [`${library}/database/x`]: '',
    })
    const database = new DatabaseSync(path.join(folder, library, 'database/Photos.sqlite'))
    database.exec(`
      pragma journal_mode = wal;
      create table ${table} (Z_PK integer primary key, ZUUID varchar, ZTRASHEDSTATE integer, ZHIDDEN integer);
      insert into ${table} (ZUUID, ZTRASHEDSTATE, ZHIDDEN) values
        ('${uuid('0')}', 0, 0), ('${uuid('1')}', 0, 1), ('${uuid('2')}', 1, 0)`)
    // the database is still open, so that its changes are only in its log
    const { skipped, addedCount, unread } = await world.importFrom(folder)
    database.close()
    const reason = 'it was hidden or deleted in Apple Photos'
    assert.deepEqual(
      skipped.toSorted((a, b) => a.path.localeCompare(b.path)),
      [
        { path: `${library}/originals/1/${uuid('1')}.jpeg`, reason },
        { path: `${library}/resources/renders/2/${uuid('2')}_1_201_a.jpeg`, reason },
      ],
    )
    assert.deepEqual([addedCount, unread], [1, []])
  }
})

test('the corrected scan by FastFoto is imported, with the back right behind it', async () => {
  const { items, leftOut } = await importOf({
    'Garden_0001.jpg': await photo(withDate('1958:06:01 10:00:00')),
    'Garden_0001_a.jpg': await photo(withDate('1958:06:01 10:00:00')),
    'Garden_0001_b.jpg': await photo(),
    'Garden_0002.jpg': await photo(),
    'Garden_0002_b.jpg': await photo(withDate('2019:01:01 10:00:00')),
    'Garden_0003.jpg': await photo(withDate('1959:06:01 10:00:00')),
  })
  assert.deepEqual(
    items.map(({ originalName, takenAt }) => [originalName, takenAt]),
    [
      ['Garden_0001_a.jpg', '1958-06-01T10:00:00'],
      ['Garden_0001_b.jpg', '1958-06-01T10:00:00'],
      ['Garden_0003.jpg', '1959-06-01T10:00:00'],
      ['Garden_0002.jpg', null],
      ['Garden_0002_b.jpg', '2019-01-01T10:00:00'],
    ],
  )
  assert.deepEqual(leftOut, { 'Garden_0001.jpg': 'its edited version is there: Garden_0001_a.jpg' })
})

test('an archive in an unsupported format is refused with what to do', async () => {
  const packed = path.join(await writeFolder({ 'takeout.tar.gz': 'packed' }), 'takeout.tar.gz')
  await assert.rejects(world.importFrom(packed), /takeout\.tar\.gz: it is packed .*: unpack it/)
})

describe('The names in a ZIP file', () => {
  test('are read as UTF-8 if they are valid, with or without the flag, and get composed letters', async () => {
    await world.importFrom(fixturePath('import/zip-mac-utf8-no-flag.zip'))
    const titles = (await world.gallery()).map(([title]) => title).sort()
    assert.deepEqual(titles, ['Café in Zürich', 'Großmutter Müller am See'])
  })

  test('may begin with a slash; a name that leads out of it is reported, and the rest is imported', async () => {
    assert.equal((await world.importFrom(fixturePath('import/zip-slash.zip'))).addedCount, 2)
    const zip = await writeZipFile({ '../../evil.jpg': await photo(), 'C:/good.jpg': await photo() })
    const { addedCount: added, rejected } = await world.importFrom(zip)
    const reason = 'its name leads out of the ZIP file'
    assert.deepEqual([added, rejected], [1, [{ path: '../../evil.jpg', reason }]])
  })
})
