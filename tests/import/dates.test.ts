import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fixture } from '../support/files/fixtures.ts'
import { writeFolder, openImportWorld, photo } from '../support/files/photoImport.ts'
import { readZip } from '../support/files/readZip.ts'

const world = await openImportWorld()
const { admin } = world

const datesFor = async (person: typeof world.visitor) =>
  (await person.call('GET /api/media')).body.map(({ takenAt }) => takenAt)

test('a partially known date stays the same from import to archive', async () => {
  const folder = await writeFolder({
    'a.jpg': fixture('dates/exif-zero-day.jpg').bytes,
    'b.jpg': fixture('dates/xmp-year-only.jpg').bytes,
    'Oma 1932.jpg': await photo(),
    'Scan_1958-06.jpg': fixture('dates/changed-in-2019.jpg').bytes,
    'c.jpg': await photo(),
  })
  await world.importFrom(folder)
  const dates = ['1932', '1953-07', '1958', '1958-06', null]
  assert.deepEqual(await datesFor(world.visitor), dates)
  const archive = readZip((await admin.get('/api/archive')).bytes)
  const { media } = JSON.parse(String(archive.get('memorial.json'))) as { media: { takenAt: string }[] }
  const found = media.map(({ takenAt }) => takenAt)
  assert.deepEqual(found, dates)
})

test('an upload has its embedded date, or otherwise the date in its name', async () => {
  const takenAt = async (file: ReturnType<typeof fixture>) =>
    (await admin.call('POST /api/media', { form: { file } })).body.takenAt
  assert.equal(await takenAt(fixture('dates/exif-dashes.jpg')), '2004-07-18T16:42:10')
  assert.equal(await takenAt(fixture('dates/changed-in-2019.jpg', { name: 'Oma 1932.jpg' })), '1932')
  for (const name of ['Oma.jpg', 'Oma 2019.jpg'])
    assert.equal(await takenAt(fixture('dates/changed-in-2019.jpg', { name })), '2019-03-02T11:00:00')
  assert.equal(await takenAt(fixture('dates/quicktime-date.mov')), '2019-05-12T11:00:00')
  assert.equal(await takenAt(fixture('formats/alpha.png')), null)
})

test('videos are ordered by their own dates, in the time zone of that day’s photographs', async () => {
  const zone = { OffsetTimeOriginal: '+02:00' }
  const taken = (DateTimeOriginal: string) =>
    photo((image) => image.withExif({ IFD2: { DateTimeOriginal, ...zone } }))
  const folder = await writeFolder({
    'IMG_0002.MOV': fixture('dates/quicktime-date.mov').bytes,
    'a.jpg': await taken('1998:08:02 10:00:00'),
    'b.mp4': fixture('dates/creation-time.mp4').bytes,
    'c.jpg': await taken('1998:08:02 12:00:00'),
  })
  await world.importFrom(folder)
  assert.deepEqual(await datesFor(world.visitor), [
    '1998-08-02T10:00:00',
    '1998-08-02T11:00:00',
    '1998-08-02T12:00:00',
    '2019-05-12T11:00:00',
  ])
})
