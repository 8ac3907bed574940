import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, beforeEach, describe, test } from 'node:test'
import { startCommand } from '../support/command.ts'
import { fixture } from '../support/fixtures.ts'
import { folderOf, openImportWorld, photo, takenOn, zipFileOf } from '../support/photoImport.ts'

const world = await openImportWorld()
const { admin } = world
after(() => world.close())
beforeEach(() => world.empty())

type Files = Parameters<typeof folderOf>[0]

/** The names of what is in the gallery, in its order, and how many files of each kind were left out. */
async function importFrom(...places: string[]) {
  const { rejected, leftOut, skipped } = await world.importFrom(...places)
  assert.deepEqual(rejected, [])
  const items = (await admin.call('GET /api/media')).body
  const counts = [...Map.groupBy(leftOut, ({ kind }) => kind)].map(([kind, { length }]) => [kind, length])
  return {
    names: items.map(({ originalName }) => originalName),
    dates: items.map(({ takenAt }) => takenAt),
    leftOut: Object.fromEntries(counts) as Record<string, number>,
    skipped,
  }
}

const sidecar = (title: string) =>
  JSON.stringify({ title, description: '', photoTakenTime: { timestamp: '980000000' } })
const film = fixture('video/h264-aac.mp4').bytes

/** An export of all of Google: the names of Google Photos, of a year, and of other services, as they are in a language. */
async function exportOf(
  photos: string,
  year: string,
  others: readonly string[],
  album = 'metadata.json',
): Promise<Files> {
  const files: Files = {
    'Takeout/archive_browser.html': '<html>',
    [`Takeout/${photos}/${year}/IMG_0001.jpg`]: await photo(),
    [`Takeout/${photos}/${year}/IMG_0001.jpg.supplemental-metadata.json`]: sidecar('IMG_0001.jpg'),
    [`Takeout/${photos}/${year}/without a sidecar.jpg`]: await photo(),
    [`Takeout/${photos}/Lake/${album}`]: '{"title":"Lake","access":"protected"}',
    'Takeout/Mail/All mail.mbox': 'From: Ruth',
    'Takeout/Drive/Will.pdf': '%PDF',
  }
  for (const other of others) files[`Takeout/${other}/picture.jpg`] = await photo()
  return files
}

describe('Of an export of all of Google only Google Photos is taken in', () => {
  for (const [language, photos, year, others] of [
    [
      'English',
      'Google Photos',
      'Photos from 2016',
      ['Contacts/All Contacts', 'Google Chat/Groups/DM a', 'Drive', 'Keep', 'Profile'],
    ],
    [
      'German',
      'Google Fotos',
      'Fotos von 2016',
      ['Kontakte/Alle Kontakte', 'Hangouts', 'Notizen', 'Profil', 'YouTube und YouTube Music/channels'],
    ],
    ['Icelandic', 'Myndir', 'Myndir frá 2016', ['Tengiliðir', 'Google Chat', 'Drif']],
  ] as const)
    test(`in ${language}, whether it is unpacked or in ZIP files`, async () => {
      const files = await exportOf(photos, year, others)
      const names = ['IMG_0001.jpg', 'without a sidecar.jpg']
      const unpacked = await importFrom(await folderOf(files))
      assert.deepEqual([unpacked.names, unpacked.leftOut], [names, { otherGoogle: others.length }])

      await world.empty()
      const part = (holds: (path: string) => boolean) =>
        zipFileOf(Object.fromEntries(Object.entries(files).filter(([name]) => holds(name))))
      const isPicture = (name: string) => name.endsWith('.jpg')
      const zips = [await part(isPicture), await part((name) => !isPicture(name))]
      const packed = await importFrom(...zips)
      assert.deepEqual([packed.names, packed.leftOut], [names, { otherGoogle: others.length }])
    })
})

test('of a library of Apple Photos each picture is taken in once, by its date, without a name that says nothing', async () => {
  const uuid = (letter: string) => `${letter}A1B2C3D-0000-4000-8000-000000000000`
  const library = 'Photos Library.photoslibrary'
  const { names, leftOut } = await importFrom(
    await folderOf({
      [`${library}/originals/0/${uuid('0')}.jpeg`]: await photo(takenOn('2012:01:01 10:00:00')),
      [`${library}/resources/renders/0/${uuid('0')}_1_201_a.jpeg`]: await photo(
        takenOn('2012:01:01 10:00:00'),
      ),
      [`${library}/resources/derivatives/0/${uuid('0')}_1_105_c.jpeg`]: await photo(),
      [`${library}/resources/derivatives/masters/0/${uuid('0')}_4_5005_c.jpeg`]: await photo(),
      [`${library}/originals/F/${uuid('F')}.jpeg`]: await photo(takenOn('2011:01:01 10:00:00')),
      [`${library}/originals/F/${uuid('F')}_3.mov`]: fixture('video/phone-like.mov').bytes,
      [`${library}/originals/A/${uuid('A')}.jpeg`]: await photo(takenOn('2013:01:01 10:00:00')),
      [`${library}/scopes/cloudsharing/data/1/x.jpg`]: await photo(),
      [`${library}/private/com.apple.photoanalysisd/caches/x/f.jpg`]: await photo(),
      [`${library}/database/Photos.sqlite`]: 'SQLite format 3',
    }),
  )
  assert.deepEqual(names, [`${uuid('F')}.jpeg`, `${uuid('0')}_1_201_a.jpeg`, `${uuid('A')}.jpeg`])
  assert.deepEqual(leftOut, { originals: 1, previews: 2, movingParts: 1, shared: 1, faces: 1 })
  assert.deepEqual(await world.gallery(), [
    [null, null],
    [null, null],
    [null, null],
  ])
})

test('of a library of Apple Photos nothing is taken in that was hidden or deleted there, even a moment ago', async () => {
  const library = 'Ruth.photoslibrary'
  const uuid = (letter: string) => `${letter}A1B2C3D-0000-4000-8000-000000000000`
  for (const table of ['ZASSET', 'ZGENERICASSET']) {
    const folder = await folderOf({
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
    // still open: what it says is in its log alone
    const { skipped, added, unread } = await world.importFrom(folder)
    database.close()
    const reason = 'it was hidden or deleted in Apple Photos'
    assert.deepEqual(
      skipped.toSorted((a, b) => a.path.localeCompare(b.path)),
      [
        { path: `${library}/originals/1/${uuid('1')}.jpeg`, reason },
        { path: `${library}/resources/renders/2/${uuid('2')}_1_201_a.jpeg`, reason },
      ],
    )
    assert.deepEqual([added, unread], [1, []])
  }
})

test('of a library of iPhoto each picture is taken in once, as it was edited', async () => {
  const edited = await photo()
  const { names, leftOut } = await importFrom(
    await folderOf({
      'iPhoto Library/AlbumData.xml': '<plist/>',
      'iPhoto Library/Library6.iPhoto': 'x',
      'iPhoto Library/Originals/2008/Roll 1/a lake.JPG': await photo(),
      'iPhoto Library/Modified/2008/Roll 1/a lake.JPG': edited,
      'iPhoto Library/Data/2008/Roll 1/a lake.jpg': await photo(),
      'iPhoto Library/Originals/2008/Roll 1/bees.JPG': await photo(),
      'iPhoto Library/Previews/2008/Roll 1/bees.jpg': await photo(),
      'iPhoto Library/Thumbnails/2008/Roll 1/bees.jpg': await photo(),
    }),
  )
  assert.deepEqual(names.toSorted(), ['a lake.JPG', 'bees.JPG'])
  assert.deepEqual(leftOut, { originals: 1, previews: 2, lonePreviews: 1 })
  const rows = await world.context.db
    .selectFrom('media')
    .select('sha256')
    .where('original_name', '=', 'a lake.JPG')
    .execute()
  assert.equal(rows[0]?.sha256, createHash('sha256').update(edited).digest('hex'))
})

test('of camera cards each film is taken in once, and a small picture next to it says when it was taken', async () => {
  const { names, dates, leftOut } = await importFrom(
    await folderOf({
      'DCIM/100CANON/MVI_0042.MP4': fixture('video/key-picture-each-second.mp4').bytes,
      'DCIM/100CANON/MVI_0042.THM': await photo(takenOn('2005:08:14 16:20:00')),
      'DCIM/100GOPRO/GX010001.MP4': film,
      'DCIM/100GOPRO/GX010001.THM': await photo(),
      'DCIM/100GOPRO/GL010001.LRV': fixture('video/rotated-90-metadata.mp4').bytes,
      'DCIM/101CANON/MVI_0043.THM': await photo(takenOn('2006:08:14 16:20:00')),
    }),
  )
  assert.deepEqual(names, ['MVI_0042.MP4', 'MVI_0043.THM', 'GX010001.MP4'])
  assert.deepEqual(dates, ['2005-08-14T16:20:00', '2006-08-14T16:20:00', null])
  assert.deepEqual(leftOut, { stills: 2, proxies: 1 })
})

test('of a photograph that FastFoto scanned the corrected scan is taken in, and its back right behind it', async () => {
  const { names, dates, leftOut } = await importFrom(
    await folderOf({
      'Garden_0001.jpg': await photo(takenOn('1958:06:01 10:00:00')),
      'Garden_0001_a.jpg': await photo(takenOn('1958:06:01 10:00:00')),
      'Garden_0001_b.jpg': await photo(),
      'Garden_0002.jpg': await photo(),
      'Garden_0002_b.jpg': await photo(takenOn('2019:01:01 10:00:00')),
      'Garden_0003.jpg': await photo(takenOn('1959:06:01 10:00:00')),
    }),
  )
  assert.deepEqual(names, [
    'Garden_0001_a.jpg',
    'Garden_0001_b.jpg',
    'Garden_0003.jpg',
    'Garden_0002.jpg',
    'Garden_0002_b.jpg',
  ])
  assert.deepEqual(dates.slice(0, 2), ['1958-06-01T10:00:00', '1958-06-01T10:00:00'])
  assert.deepEqual(leftOut, { plainScans: 1 })
})

describe('npm run import counts what it leaves out', () => {
  const run = async (...places: string[]) => {
    const { ended, output } = startCommand('import/main', places, { DATA_DIR: await folderOf({}) })
    return { code: await ended, output: output() }
  }

  test('in a sentence for each kind, and ends well', async () => {
    const files = await exportOf('Google Photos', 'Photos from 2016', ['Contacts', 'Drive'])
    files['Ruth.photoslibrary/database/Photos.sqlite'] = 'no database'
    files['DCIM/MVI_1.MP4'] = film
    files['DCIM/MVI_1.THM'] = await photo()
    const { code, output } = await run(await folderOf(files))
    assert.equal(code, 0, output)
    assert.match(
      output,
      /^2 pictures and videos from other parts of the Google export were left out: only Google Photos is imported\. For example Takeout\/(Contacts|Drive)\/picture\.jpg$/m,
    )
    assert.match(output, /^1 small picture that a camera puts next to what it takes was left out\./m)
    assert.match(
      output,
      /^Ruth\.photoslibrary\/database\/Photos\.sqlite cannot be read, so .* Please look through/m,
    )
    assert.match(output, /^Added 3\. There already 0, not needed 0, left out 3, not taken in 0\.$/m)
  })

  test('and says so when an export of Google has no Google Photos: then no memorial is made', async () => {
    const folder = await folderOf({
      'Takeout/Drive/bill.jpg': await photo(),
      'Takeout/Kontakte/Anna.jpg': await photo(),
    })
    for (const place of [folder, path.join(folder, 'Takeout')]) {
      const { code, output } = await run(place)
      assert.equal(code, 1, output)
      assert.match(output, /^2 pictures and videos from other parts of the Google export were left out/m)
      assert.match(output, /there is no Google Photos in .*choose Google Photos there/)
    }
  })
})
