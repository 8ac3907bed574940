import assert from 'node:assert/strict'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, beforeEach, describe, test } from 'node:test'
import { buffer } from 'node:stream/consumers'
import { deflateRawSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { crc32Of } from '../../server/archive/originals.ts'
import { bytesPart, wholeOf } from '../../server/zip/parts.ts'
import { zipOf } from '../../server/zip/zip.ts'
import { writeXmp } from '../../server/codecs/xmp.ts'
import { importPhotos } from '../../server/import/photos/importPhotos.ts'
import { openSources } from '../../server/import/openSources.ts'
import { newFolder } from '../support/backends.ts'
import { startCommand } from '../support/command.ts'
import { fixture } from '../support/fixtures.ts'
import { openWorld, type World } from '../support/world.ts'

type Files = Record<string, Buffer | string>

const folders: string[] = []
let world: World
beforeEach(async () => {
  await world?.close()
  world = await openWorld()
})
after(async () => {
  await world.close()
  for (const folder of folders) await rm(folder, { recursive: true })
})

let shade = 0
/** A small photograph unlike all others; `more` writes into it. */
const photo = (more = (image: Sharp) => image) => {
  shade += 5
  const colour = { r: shade, g: 100, b: 50 }
  return more(sharp({ create: { width: 60, height: 40, channels: 3, background: colour } }))
    .jpeg()
    .toBuffer()
}
const takenOn = (date: string) => (image: Sharp) => image.withExif({ IFD2: { DateTimeOriginal: date } })

async function folderOf(files: Files): Promise<string> {
  const folder = await newFolder()
  folders.push(folder)
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), content)
  }
  return folder
}

async function zipFileOf(files: Files): Promise<string> {
  const entries = Object.entries(files).map(([name, content]) => {
    const part = bytesPart(Buffer.from(content))
    return { ...part, name, modified: new Date(), crc32: () => crc32Of(part) }
  })
  const zip = zipOf(entries)
  const folder = await folderOf({ 'photos.zip': await buffer(zip.read(wholeOf(zip))) })
  return path.join(folder, 'photos.zip')
}

async function importFrom(...places: string[]) {
  const sources = await openSources(places)
  const result = await importPhotos(world.context, sources.files, () => undefined)
  sources.close()
  return result
}

const gallery = async () => {
  const admin = await world.administrator()
  const items = (await admin.call('GET /api/media')).body
  return items.map(({ title, untitled, description }) => [untitled ? null : title, description])
}

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
    const { added, skipped, rejected } = await importFrom(folder)
    assert.deepEqual([added, rejected], [4, []])
    assert.deepEqual(skipped, [{ path: 'IMG_0003.MOV', reason: 'it is the moving part of a Live Photo' }])
    assert.deepEqual(await gallery(), [
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
    const first = await importFrom(folder)
    assert.deepEqual(first.duplicates, [{ path: 'copy.jpg', reason: 'it is the same as a lake.jpg' }])
    await writeFile(path.join(folder, 'bees.jpg'), await photo())
    const second = await importFrom(folder)
    assert.equal(second.added, 1)
    assert.deepEqual(
      second.duplicates.map(({ reason }) => reason),
      Array.from({ length: 2 }, () => 'it is in the gallery already, as “a lake”'),
    )
    assert.deepEqual(
      (await gallery()).map(([title]) => title),
      ['a lake', 'bees'],
    )
  })

  test('beside another of the same names loses nothing, and takes nothing for a Live Photo', async () => {
    const one = await folderOf({ 'IMG_0001.jpg': await photo(), 'IMG_0002.jpg': await photo() })
    const other = await folderOf({
      'IMG_0001.jpg': await photo(),
      'IMG_0002.MOV': fixture('video/phone-like.mov').bytes,
    })
    const { added, skipped } = await importFrom(one, other)
    assert.deepEqual([added, skipped], [4, []])
  })

  test('comes without the originals of edited photographs, and without the films of a Pixel phone', async () => {
    const folder = await folderOf({
      'IMG_0004.jpg': await photo(),
      'IMG_E0004.jpg': await photo(),
      'PXL_20240512_101530123.MP.jpg': await photo(),
      'PXL_20240512_101530123.MP': fixture('video/h264-aac.mp4').bytes,
    })
    const { added, skipped } = await importFrom(folder)
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
    })
    const { added, rejected } = await importFrom(folder)
    assert.equal(added, 1)
    assert.deepEqual(rejected.map(({ path }) => path).sort(), ['a letter.txt', 'broken.jpg', 'empty.jpg'])
    for (const { reason } of rejected) assert.match(reason, /not a kind of file|damaged or incomplete/)
  })
})

/** As Takeout writes it, with much that is not taken in. */
const sidecar = (title: string, more: object = {}) =>
  JSON.stringify({
    title,
    description: '',
    imageViews: '9',
    creationTime: { timestamp: '1600598769', formatted: 'Sep 20, 2020, 10:46:09 AM UTC' },
    photoTakenTime: { timestamp: '980000000', formatted: 'Jan 20, 2001, 2:13:20 PM UTC' },
    geoData: {
      latitude: 55.269423,
      longitude: 37.665591,
      altitude: 214.4,
      latitudeSpan: 0,
      longitudeSpan: 0,
    },
    people: [{ name: 'Ruth' }],
    url: 'https://photos.google.com/photo/AF1Qip',
    ...more,
  })

describe('An export of Google Takeout', () => {
  const json = (title: string, description: string, timestamp: string) =>
    sidecar(title, { description, photoTakenTime: { timestamp } })

  test('in several ZIP files brings captions and dates, each photograph once, from its album', async () => {
    const [lake, bees, scan] = [await photo(), await photo(), await photo(takenOn('2015:01:01 10:00:00'))]
    const root = 'Takeout/Google Photos'
    const one = await zipFileOf({
      [`${root}/Photos from 2001/IMG_1.jpg`]: lake,
      [`${root}/Photos from 2001/IMG_1(1).jpg`]: bees,
      [`${root}/Photos from 2001/IMG_1.jpg.supplemental-metadata(1).json`]: json(
        'IMG_1.jpg',
        'Bees',
        '990000000',
      ),
      [`${root}/At the lake/metadata.json`]: '{"title":"At the lake"}',
    })
    const two = await zipFileOf({
      [`${root}/At the lake/IMG_1.jpg`]: lake,
      [`${root}/At the lake/IMG_1.jpg.json`]: json('IMG_1.jpg', 'He loved this lake', '980000000'),
      [`${root}/Photos from 1950/scan.jpg`]: scan,
      [`${root}/Photos from 1950/scan.jpg.supplemental-metadata.json`]: json(
        'His school.jpg',
        '',
        '-600000000',
      ),
    })
    const { added, duplicates } = await importFrom(one, two)
    assert.equal(added, 3)
    assert.match(duplicates[0]?.reason ?? '', /^it is the same as .*At the lake\/IMG_1\.jpg$/)
    assert.deepEqual(await gallery(), [
      ['His school', null],
      [null, 'He loved this lake'],
      [null, 'Bees'],
    ])
  })

  test('gives the edited version with the caption of its original, and nothing that was deleted', async () => {
    const folder = await folderOf({
      'Takeout/Lake/IMG_1.jpg': await photo(),
      'Takeout/Lake/IMG_1-edited.jpg': await photo(),
      'Takeout/Lake/IMG_1.jpg.supplemental-metadata.json': sidecar('IMG_1.jpg', { description: 'The lake' }),
      'Takeout/Trash/blurred.jpg': await photo(),
      'Takeout/Trash/blurred.jpg.json': sidecar('blurred.jpg', { trashed: true }),
      'Takeout/Locked/passport.jpg': await photo(),
      'Takeout/Locked/passport.jpg.json': sidecar('passport.jpg', { inLockedFolder: true }),
    })
    const { added, skipped } = await importFrom(folder)
    assert.equal(added, 1)
    assert.deepEqual(await gallery(), [[null, 'The lake']])
    const why = 'it was deleted or locked away in Google Photos'
    assert.deepEqual(
      skipped.toSorted((a, b) => a.path.localeCompare(b.path)),
      [
        { path: 'Takeout/Lake/IMG_1.jpg', reason: 'its edited version is there: IMG_1-edited.jpg' },
        { path: 'Takeout/Locked/passport.jpg', reason: why },
        { path: 'Takeout/Trash/blurred.jpg', reason: why },
      ],
    )
  })

  test('leaves behind where a photograph was taken', async () => {
    const here = (image: Sharp) =>
      image.withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 16/1 0/1' } })
    const bytes = await photo(here)
    assert.ok(bytes.includes('GPS') || (await sharp(bytes).metadata()).exif)
    await importFrom(
      await folderOf({ 'Takeout/Lake/a.jpg': bytes, 'Takeout/Lake/a.jpg.json': sidecar('a.jpg') }),
    )
    const [item] = (await world.visitor.call('GET /api/media')).body
    const { bytes: shown } = await world.visitor.get(item?.filePath ?? '')
    assert.equal((await sharp(shown).metadata()).exif, undefined)
    assert.doesNotMatch(JSON.stringify(item), /55\.26|37\.66|Ruth/)
  })
})

describe('Parts of one export', () => {
  const album = 'Google Photos/At the lake'

  test('belong together in ZIP files and in unpacked folders', async () => {
    const zips = [
      await zipFileOf({ [`Takeout/${album}/IMG_1.jpg`]: await photo() }),
      await zipFileOf({
        [`Takeout/${album}/IMG_1.jpg.supplemental-metadata.json`]: sidecar('IMG_1.jpg', {
          description: 'Oars',
        }),
      }),
    ]
    await importFrom(...zips)
    const downloads = await folderOf({
      [`Takeout/${album}/IMG_2.HEIC`]: fixture('formats/iphone.HEIC').bytes,
      [`Takeout 2/${album}/IMG_2.HEIC.supplemental-metadata.json`]: sidecar('IMG_2.HEIC', {
        description: 'Boat',
      }),
      [`Takeout 2/${album}/IMG_2.MP4`]: fixture('video/h264-aac.mp4').bytes,
    })
    const { skipped } = await importFrom(downloads)
    assert.deepEqual(
      skipped.map(({ reason }) => reason),
      ['it is the moving part of a Live Photo'],
    )
    assert.deepEqual(
      (await gallery()).map(([, description]) => description),
      ['Oars', 'Boat'],
    )
  })

  test('of two people with the same names keep their own captions', async () => {
    const name = `Takeout/${album}/IMG_1.jpg`
    const exported = async (description: string) =>
      zipFileOf({ [name]: await photo(), [`${name}.json`]: sidecar('IMG_1.jpg', { description }) })
    const { added } = await importFrom(await exported('Hers'), await exported('His'))
    assert.equal(added, 2)
    assert.deepEqual((await gallery()).map(([, description]) => description).sort(), ['Hers', 'His'])
  })
})

describe('An export of Apple Photos', () => {
  test('brings captions from sidecars and from within', async () => {
    const none = { title: null, description: null, author: null, takenAt: null }
    const folder = await folderOf({
      'Summer/IMG_1.jpg': await photo(),
      'Summer/IMG_1.xmp': writeXmp({ ...none, title: 'The boat', takenAt: '2010-05-01T10:00:00' }, null),
      'Summer/IMG_2.jpg': await photo((image) =>
        image.withXmp(writeXmp({ ...none, title: 'The oars', description: 'Both of them' }, null)),
      ),
    })
    assert.equal((await importFrom(folder)).added, 2)
    assert.deepEqual(await gallery(), [
      ['The boat', null],
      ['The oars', 'Both of them'],
    ])
  })

  test('with the XMP that it writes beside an unmodified original, of a Live Photo and of a scan', async () => {
    const folder = await folderOf({
      'IMG_0042.HEIC': fixture('formats/iphone.HEIC').bytes,
      'IMG_0042.mov': fixture('video/phone-like.mov').bytes,
      'IMG_0042.AAE': '<plist/>',
      'IMG_0042.xmp': appleXmp('2018-09-28T15:35:49-04:00', 'At the pier', 'Ruth &amp; Paul'),
      'scan.jpg': await photo(takenOn('2015:01:01 10:00:00')),
      'scan.xmp': appleXmp('1938-06-12T12:00:00+01:00', 'Wedding', ''),
    })
    const { added } = await importFrom(folder)
    assert.equal(added, 2)
    assert.deepEqual(await gallery(), [
      ['Wedding', null],
      ['At the pier', 'Ruth & Paul'],
    ])
    const rows = await world.context.db.selectFrom('media').select('taken_at').orderBy('position').execute()
    assert.deepEqual(
      rows.map(({ taken_at }) => taken_at),
      ['1938-06-12T12:00:00', '2018-09-28T15:35:49'],
    )
  })
})

/** A sidecar in the form in which Photos on a Mac exports it. */
const appleXmp = (date: string, title: string, description: string) => `<?xml version="1.0" encoding="UTF-8"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/" x:xmptk="XMP Core 6.0.0">
   <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description rdf:about=""
            xmlns:dc="http://purl.org/dc/elements/1.1/"
            xmlns:exif="http://ns.adobe.com/exif/1.0/"
            xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/">
         <dc:title>
            <rdf:Alt>
               <rdf:li xml:lang="x-default">${title}</rdf:li>
            </rdf:Alt>
         </dc:title>
         <dc:description>
            <rdf:Alt>
               <rdf:li xml:lang="x-default">${description}</rdf:li>
            </rdf:Alt>
         </dc:description>
         <exif:GPSLatitude>55.269423</exif:GPSLatitude>
         <exif:GPSLatitudeRef>N</exif:GPSLatitudeRef>
         <photoshop:DateCreated>${date}</photoshop:DateCreated>
      </rdf:Description>
   </rdf:RDF>
</x:xmpmeta>
`

describe('A ZIP file', () => {
  test('that leads out of its folder, or is none, is refused in one line', async () => {
    await assert.rejects(
      importFrom(await zipFileOf({ '../../evil.jpg': await photo() })),
      /photos\.zip cannot be read as a ZIP file/,
    )
    await assert.rejects(importFrom('/nowhere/at/all'), /There is nothing at/)
  })

  test('made to fill the disk is named and not unpacked', async () => {
    const zip = await zipFileOf({ 'bomb.jpg': deflateRawSync(Buffer.alloc(50 * 1024 ** 2)) })
    await claimDeflated(zip, 50 * 1024 ** 2)
    const { rejected } = await importFrom(zip)
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
    const { added, rejected } = await importFrom(zip)
    assert.equal(added, 1)
    assert.deepEqual(rejected, [{ path: 'bad.jpg', reason: 'it is damaged inside the ZIP file' }])
  })
})

test('npm run import reports its progress, and its exit code says whether all went in', async () => {
  const dataDir = await newFolder()
  folders.push(dataDir)
  const run = async (place: string) => {
    const { ended, output } = startCommand('server/import/main.ts', [place], { DATA_DIR: dataDir })
    return { code: await ended, output: output() }
  }
  const good = await run(await folderOf({ 'a.jpg': await photo() }))
  assert.deepEqual([good.code, good.output.match(/Added 1\. There already 0/)?.length], [0, 1], good.output)
  assert.match(good.output, /Looked at 1 of 1/)
  const some = await run(await folderOf({ 'b.jpg': await photo(), 'letter.txt': 'Dear all' }))
  assert.equal(some.code, 2)
  assert.match(some.output, /Not taken in: letter\.txt: “letter\.txt” is not a kind of file/)
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
