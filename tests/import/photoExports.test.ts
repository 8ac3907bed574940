import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import sharp, { type Sharp } from 'sharp'
import { writeXmp } from '../../server/codecs/captions/xmp.ts'
import { fixture } from '../support/files/fixtures.ts'
import { writeFolder, openImportWorld, photo, withDate, writeZipFile } from '../support/files/photoImport.ts'

const world = await openImportWorld()

/** Makes a sidecar as Takeout writes it, with many fields that are not imported. */
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
    const [lake, bees, scan] = [await photo(), await photo(), await photo(withDate('2015:01:01 10:00:00'))]
    const root = 'Takeout/Google Photos'
    const one = await writeZipFile({
      [`${root}/Photos from 2001/IMG_1.jpg`]: lake,
      [`${root}/Photos from 2001/IMG_1(1).jpg`]: bees,
      [`${root}/Photos from 2001/IMG_1.jpg.supplemental-metadata(1).json`]: json(
        'IMG_1.jpg',
        'Bees',
        '990000000',
      ),
      [`${root}/At the lake/metadata.json`]: '{"title":"At the lake"}',
    })
    const two = await writeZipFile({
      [`${root}/At the lake/IMG_1.jpg`]: lake,
      [`${root}/At the lake/IMG_1.jpg.json`]: json('IMG_1.jpg', 'He loved this lake', '980000000'),
      [`${root}/Photos from 1950/scan.jpg`]: scan,
      [`${root}/Photos from 1950/scan.jpg.supplemental-metadata.json`]: json(
        'His school.jpg',
        '',
        '-600000000',
      ),
    })
    const { addedCount, duplicates } = await world.importFrom(one, two)
    assert.equal(addedCount, 3)
    assert.match(duplicates[0]?.reason ?? '', /^it is the same as .*At the lake\/IMG_1\.jpg$/)
    assert.deepEqual(await world.gallery(), [
      ['His school', null],
      [null, 'He loved this lake'],
      [null, 'Bees'],
    ])
  })

  test('brings the edited version with the caption of its original, and nothing that was deleted', async () => {
    const folder = await writeFolder({
      'Takeout/Lake/IMG_1.jpg': await photo(),
      'Takeout/Lake/IMG_1-edited.jpg': await photo(),
      'Takeout/Lake/IMG_1.jpg.supplemental-metadata.json': sidecar('IMG_1.jpg', { description: 'The lake' }),
      'Takeout/Trash/blurred.jpg': await photo(),
      'Takeout/Trash/blurred.jpg.json': sidecar('blurred.jpg', { trashed: true }),
      'Takeout/Locked/passport.jpg': await photo(),
      'Takeout/Locked/passport.jpg.json': sidecar('passport.jpg', { inLockedFolder: true }),
    })
    const { addedCount: added, skipped, leftOut } = await world.importFrom(folder)
    assert.equal(added, 1)
    assert.deepEqual(await world.gallery(), [[null, 'The lake']])
    assert.deepEqual(
      skipped.toSorted((a, b) => a.path.localeCompare(b.path)),
      [
        { path: 'Takeout/Lake/IMG_1.jpg', reason: 'its edited version is there: IMG_1-edited.jpg' },
        {
          path: 'Takeout/Locked/passport.jpg',
          reason: 'it was deleted or locked away in Google Photos',
        },
      ],
    )
    assert.deepEqual(leftOut, [{ path: 'Takeout/Trash/blurred.jpg', kind: 'deletedInGoogle' }])
  })

  test('does not bring the place where a photograph was taken', async () => {
    const here = (image: Sharp) =>
      image.withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 16/1 0/1' } })
    const bytes = await photo(here)
    assert.ok(bytes.includes('GPS') || (await sharp(bytes).metadata()).exif)
    await world.importFrom(
      await writeFolder({ 'Takeout/Lake/a.jpg': bytes, 'Takeout/Lake/a.jpg.json': sidecar('a.jpg') }),
    )
    const [item] = (await world.visitor.call('GET /api/media')).body
    const { bytes: shown } = await world.visitor.get(item?.filePath ?? '')
    assert.equal((await sharp(shown).metadata()).exif, undefined)
    assert.doesNotMatch(JSON.stringify(item), /55\.26|37\.66/)
  })
})

test('an export of Apple Photos brings captions from within, and from the XMP next to an unmodified original', async () => {
  const oars = { title: 'The oars', description: 'Both of them', author: null, takenAt: null }
  const folder = await writeFolder({
    'IMG_0042.HEIC': fixture('colours/heic-nclx-display-p3.heic').bytes,
    'IMG_0042.mov': fixture('video/phone-like.mov').bytes,
    'IMG_0042.AAE': '<plist/>',
    'IMG_0042.xmp': appleXmp('2018-09-28T15:35:49-04:00', 'At the pier', 'Ruth &amp; Paul'),
    'scan.jpg': await photo(withDate('2015:01:01 10:00:00')),
    'scan.xmp': appleXmp('1938-06-12T12:00:00+01:00', 'Wedding', ''),
    'IMG_2.jpg': await photo((image) => image.withXmp(writeXmp(oars, null))),
  })
  assert.equal((await world.importFrom(folder)).addedCount, 3)
  assert.deepEqual(await world.gallery(), [
    ['Wedding', null],
    ['At the pier', 'Ruth & Paul'],
    ['The oars', 'Both of them'],
  ])
  const items = (await world.visitor.call('GET /api/media')).body
  const dates = items.map(({ takenAt }) => takenAt)
  assert.deepEqual(dates, ['1938-06-12T12:00:00', '2018-09-28T15:35:49', null])
})

/** Makes a sidecar as Photos on a Mac exports it. */
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
