import assert from 'node:assert/strict'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import sharp from 'sharp'
import type { Person } from '../../samples/person.ts'
import { parseCaption } from '../../server/codecs/captions/caption.ts'
import { importCommand } from '../../server/import/importCommand.ts'
import { peoplePackets } from '../support/files/peoplePackets.ts'
import { openImportWorld, photo, writeFolder } from '../support/files/photoImport.ts'
import { readZip } from '../support/files/readZip.ts'
import { addSender, openLink } from '../support/guests/sendByLink.ts'
import { callCommand } from '../support/servers/command.ts'
import { emptyFolder } from '../support/world/backends.ts'
import { environmentOf } from '../support/world/environment.ts'
import { openWorld } from '../support/world/world.ts'

const world = await openImportWorld()
const { admin, visitor } = world
const { digiKam, Lightroom, Picasa, Windows } = peoplePackets

/** Maps the names of people in the gallery to their places. */
async function readNamed(person: Person) {
  const items = (await person.call('GET /api/media')).body
  return toPlaces(items.flatMap(({ people = [] }) => people))
}
/** Shows visitors all names that came with files. */
async function showAll() {
  const media = (await admin.call('GET /api/media')).body
  const show = media.flatMap(({ people = [] }) => people.map(({ id }) => id))
  await admin.call('POST /api/media/people', { body: { ids: media.map(({ id }) => id), show } })
}
const toPlaces = (people: readonly { name: string; area: object | null }[]) =>
  Object.fromEntries(people.map(({ name, area }) => [name, area]))

const upright = { x: 0.3, y: 0.4, width: 0.1, height: 0.2 }
const turned = { x: 0.6, y: 0.3, width: 0.2, height: 0.1 }

test('a folder keeps its names and places through an import, an archive and its import, and visitors download none', async () => {
  const onSide = (packet = '') => photo((image) => image.withMetadata({ orientation: 6 }).withXmp(packet))
  const folder = await writeFolder({
    'digiKam.jpg': await onSide(digiKam?.('Ida')),
    'Lightroom.jpg': await onSide(Lightroom?.('Ruth')),
    'Picasa.jpg': await photo((image) => image.withXmp(Picasa?.('Paul') ?? '')),
    'Windows.png': await sharp(await photo())
      .withXmp(Windows?.('Łukasz') ?? '')
      .png()
      .toBuffer(),
  })
  await world.importFrom(folder)
  await world.settle()
  const expected = { Ida: turned, Ruth: turned, Paul: upright, Łukasz: upright }
  assert.deepEqual([await readNamed(visitor), await readNamed(admin)], [{}, expected])
  await showAll()
  assert.deepEqual(await readNamed(visitor), expected)

  const { storage } = world.context
  const pictures = (await storage.list('private/')).filter((key) => !key.endsWith('/original'))
  assert.ok(pictures.length > 12, 'several of each')
  for (const key of pictures) {
    const { body } = (await storage.open(key)) ?? assert.fail(key)
    assert.doesNotMatch(String(await buffer(body)), /Ida|Ruth|Paul|Łukasz/, key)
  }

  const { id = '' } = (await admin.call('GET /api/people')).body.find(({ name }) => name === 'Paul') ?? {}
  await admin.call('PUT /api/people/:id', { params: { id }, body: { name: 'Pál' } })
  const { Paul: area, ...others } = expected
  const renamed = { ...others, Pál: area }
  const { bytes } = await admin.get('/api/archive?captions=embedded')
  const archived = readZip(bytes)
  assert.match(String(archived.get('captions.csv')), /,digiKam\.jpg,Ida\r/)
  const { media } = JSON.parse(String(archived.get('memorial.json'))) as { media: { people: object[] }[] }
  assert.deepEqual(media[0]?.people, [{ name: 'Ida', area: turned }])
  const captions = [...archived].flatMap(([name, file]) =>
    /\.(jpg|png)$/.test(name) ? parseCaption(file) : [],
  )
  assert.deepEqual(toPlaces((await Promise.all(captions)).flatMap(({ people }) => people)), renamed)

  const place = emptyFolder()
  const zip = path.join(await writeFolder({ 'archive.zip': bytes }), 'archive.zip')
  const { code, output } = await callCommand(importCommand, [zip], environmentOf(place))
  assert.equal(code, 0, output)
  await using imported = await openWorld({ on: place })
  assert.deepEqual(await readNamed(imported.visitor), renamed)
})

test('names come with what keepers upload and guests send by the link, not with a visitor’s memory', async () => {
  const file = async (name: string) => ({
    name: 'Lake.jpg',
    bytes: Buffer.from(await photo((image) => image.withXmp(Windows?.(name) ?? ''))),
    type: '',
  })
  await admin.call('POST /api/media', { form: { file: await file('Uploaded') } })
  const { headers } = await addSender(visitor, await openLink(admin))
  await visitor.call('POST /api/senders/mine/media', { headers, form: { file: await file('Sent') } })
  const form = { memoryAuthor: 'Ada', files: [await file('Told')] }
  assert.equal((await visitor.call('POST /api/media/upload', { form })).status, 201)
  const people = await world.context.db.selectFrom('people').select('name').execute()
  const names = people.map(({ name }) => name)
  const isStored = (name: string) => names.includes(name)
  assert.deepEqual(['Uploaded', 'Sent', 'Told'].map(isStored), [true, true, false])
})

test('names come from files next to a photograph, and from the photograph, too', async () => {
  const json = (title: string, people: unknown) =>
    JSON.stringify({ title, photoTakenTime: { timestamp: '980000000' }, people })
  await world.importFrom(
    await writeFolder({
      'a.jpg': await photo((image) => image.withXmp(Windows?.('Ida') ?? '')),
      'a.xmp': digiKam?.('Paul') ?? '',
      'Takeout/b.jpg': await photo(),
      'Takeout/b.jpg.json': json('b.jpg', [{ name: 'Ruth &amp; Co' }, {}]),
      'Takeout/c.jpg': await photo(),
      'Takeout/c.jpg.json': json('c.jpg', 'nobody'),
    }),
  )
  assert.deepEqual(await readNamed(admin), { Paul: upright, Ida: upright, 'Ruth & Co': null })
})

test('a sidecar turns its photograph once, and the places in it; the family can turn it back', async () => {
  const sidecar = (orientation: number, size = '') =>
    (digiKam?.('Ida') ?? '')
      .replace('about=""', `$& xmlns:tiff="http://ns.adobe.com/tiff/1.0/" tiff:Orientation="${orientation}"`)
      .replace('<mwg-rs:RegionList>', `${size}$&`)
  const ofUpright = '<mwg-rs:AppliedToDimensions stDim:w="40" stDim:h="60" stDim:unit="pixel"/>'
  const lying = { x: 0.4, y: 0.7, width: 0.2, height: 0.1 }
  const cases: [name: string, orientation: number, ending: string, sidecar: string, ...shown: unknown[]][] = [
    ['a lying', 1, '.jpg.xmp', sidecar(8), '40 × 60', lying, 270],
    ['b sized', 1, '.jpg.XMP', sidecar(6, ofUpright), '40 × 60', upright, 90],
    ['c upright', 6, '.jpg.xmp', sidecar(6), '40 × 60', turned, 0],
    ['d turned back', 6, '.jpg.xmp', sidecar(1), '60 × 40', upright, 270],
    ['e mirrored', 1, '.jpg.xmp', sidecar(2), '60 × 40', upright, 0],
    ['f exported', 1, '.xmp', sidecar(8), '60 × 40', upright, 0],
  ]
  const files: Record<string, Buffer | string> = {}
  for (const [name, orientation, ending, text] of cases) {
    files[`${name}.jpg`] = await photo((image) => image.withMetadata({ orientation }))
    files[`${name}${ending}`] = text
  }
  const folder = await writeFolder(files)
  await world.importFrom(folder)
  const list = async () =>
    (await admin.call('GET /api/media')).body.map(({ title, width, height, people, adjustment }) => [
      title,
      `${width} × ${height}`,
      people?.[0]?.area,
      adjustment?.rotate,
    ])
  const shown = cases.map(([name, , , , ...each]) => [name, ...each])
  assert.deepEqual(await list(), shown)
  const { addedCount, duplicates } = await world.importFrom(folder)
  assert.deepEqual([addedCount, duplicates.length], [0, 6])
  assert.deepEqual(await list(), shown)

  await world.settle()
  const { id, filePath } = (await admin.call('GET /api/media')).body[0] ?? assert.fail()
  const { width, height } = await sharp((await admin.get(filePath ?? '')).bytes).metadata()
  assert.deepEqual([width, height], [40, 60])
  const [edit] = (await admin.call('GET /api/media/:id/history', { params: { id } })).body
  const back = { params: { id }, body: { edit: edit?.id ?? '' } }
  assert.equal((await admin.call('POST /api/media/:id/put-back', back)).status, 200)
  assert.deepEqual((await list())[0], ['a lying', '60 × 40', upright, 0])
})
