import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { findPhotos } from '../../server/import/photos/findPhotos.ts'
import { inputFile } from './inputFile.ts'

const LONG = 'A day at the lake with Grandfather and his two'
const BEES = 'Die Bienen meiner Urgroßmutter in Österreich ä'
const FACES = '😀😃😄😁😆😅😂🤣🥲☺️😊😇🙂🙃😉😌😍🥰😘😗😙😚😋'
const DIGITS = '123456789123456789123456789123456789'

/** Makes a sidecar with this title, by default that of its photograph. */
const sidecar = (path: string, title: string) =>
  inputFile(path, { content: JSON.stringify({ title, photoTakenTime: { timestamp: '980000000' } }) })

/** Maps each photograph to its sidecars, or to null. `sidecars` has the sidecars’ titles by their names. */
async function matchAll(photos: readonly string[], sidecars: Readonly<Record<string, string>>) {
  const files = Object.entries(sidecars).map(([name, title]) => sidecar(`Takeout/Lake/${name}`, title))
  const found = await findPhotos([...photos.map((name) => inputFile(`Takeout/Lake/${name}`)), ...files])
  const toName = ({ path }: { path: string }) => path.split('/').at(-1) ?? ''
  return Object.fromEntries(
    found.photos.map(({ file, takeoutFiles }) => [toName(file), takeoutFiles.map(toName).join(', ') || null]),
  )
}

describe('A sidecar of Google Takeout belongs to its photograph', () => {
  for (const [photo, name, title = photo.replace(/\(\d+\)(?=\.\w+$)/, '')] of [
    ['IMG_1234.jpg', 'IMG_1234.jpg.json'],
    ['IMG_1234.jpg', 'IMG_1234.jpg..json'],
    ['IMG_1234.jpg', 'IMG_1234.jpg.s.json'],
    ['IMG_1234.jpg', 'IMG_1234.jpg.suppl.json'],
    ['IMG_1234.jpg', 'IMG_1234.jpg.supplemental-metadata.json'],
    ['IMG_1234.jpg', 'IMG_1234.jpg.metadata.json'],
    ['IMG_20190514_123456_edited_by_us.jpg', 'IMG_20190514_123456_edited_by_us.jpg.supplemen.json'],
    ['D7157814-D2D5-4A62-AFCE-9CF465CB7D66.jpeg', 'D7157814-D2D5-4A62-AFCE-9CF465CB7D66.jpeg.supp.json'],
    ['a letter of one more than forty letters..jpg', 'a letter of one more than forty letters..jpg.s.json'],
    // renamed in Google Photos, so that the title is another one
    ['scan.jpg', 'scan.jpg.supplemental-metadata.json', 'His school.jpg'],
    // without the extension
    ['Hochzeit.jpg', 'Hochzeit.json'],
    ['Oma backt.jpg', 'Oma backt.supplemental-metadata.json', 'Oma backt'],
    ['Oma backt(2).jpg', 'Oma backt.supplemental-metadata(2).json', 'Oma backt'],
    ['Oma backt(2).jpg', 'Oma backt(2).supplemental-metadata.json', 'Oma backt'],
    ['Oma backt(2).jpg', 'Oma backt(2).json', 'Oma backt'],
    ['Dr. S.jpg', 'Dr. S.supplemental-metadata.json', 'Dr. S'],
    ['Mr.s.jpg', 'Mr.s.json', 'Mr.s'],
    ['2234089303984509579.mp4', '2234089303984509579.supplemental-metadata.json'],
    ['Oma backt Kuchen in ihrer neuen Küche.jpg', 'Oma backt Kuchen in ihrer neuen Küche.supp.json'],
    // with a number
    ['IMG_1234(1).jpg', 'IMG_1234.jpg(1).json'],
    ['IMG_1234(1).jpg', 'IMG_1234.jpg.supplemental-metadata(1).json'],
    ['IMG_1234(1).jpg', 'IMG_1234.jpg.supplem(1).json'],
    ['IMG_1234(1).jpg', 'IMG_1234.jpg(1).supplemental-metadata.json'],
    ['image(1).png', 'image(1).png.supplemental-metadata.json', 'image(1).png'],
    ['image(1)(1).png', 'image(1).png.supplemental-metadata(1).json', 'image(1).png'],
    // cut by letters
    [`${LONG} bees.jpg`, `${LONG}.json`],
    [`${LONG} .jpg`, `${LONG}.json`, `${LONG} dogs and more.jpg`],
    [`${LONG} (1).jpg`, `${LONG}(1).json`, `${LONG} dogs and more.jpg`],
    [`${LONG} (1).jpg`, `${LONG.slice(0, 43)}(1).json`, `${LONG} dogs and more.jpg`],
    [`${LONG} .jpg`, `${LONG}.json`, `${LONG} dogs without extension`],
    [
      'Urlaub in Knaufspesch in der Schneifel (38).JPG',
      'Urlaub in Knaufspesch in der Schneifel (38).JP.json',
      'Urlaub in Knaufspesch in der Schneifel (38).JPG',
    ],
    [
      '05yqt21kruxwwlhhgrwrdyb6chhwszi9bqmzu16w0 2.jpg',
      '05yqt21kruxwwlhhgrwrdyb6chhwszi9bqmzu16w0 2.jp.json',
    ],
    [
      'Screenshot_20220207_102421_com.snapchat.android.jpg',
      'Screenshot_20220207_102421_com.snapchat.androi.json',
    ],
    [
      'PXL_20230809_203449253.LONG_EXPOSURE-02.ORIGINA.jpg',
      'PXL_20230809_203449253.LONG_EXPOSURE-02.ORIGIN.json',
      'PXL_20230809_203449253.LONG_EXPOSURE-02.ORIGINAL.jpg',
    ],
    [`${DIGITS}_DSCN0095.JP(1).JPG`, `${DIGITS}_DSCN0095.(1).json`, `${DIGITS}_DSCN0095.JP.JPG`],
    [`${DIGITS}_DSCN0091.JPG`, `${DIGITS}_DSCN0091.JP.supplemental-meta.json`],
    [
      `${DIGITS}_DSCN0091(1).JPG`,
      `${DIGITS}_DSCN0091.JP.supplemental-meta(1).json`,
      `${DIGITS}_DSCN0091.JPG`,
    ],
    // emoji count as two letters, and may be cut in the middle
    [`${FACES}😛.jpg`, `${FACES}.json`, `${FACES}😛😝😜🤪.jpg`],
    [`${FACES}😛.jpg`, `${FACES.slice(0, -2)}?.json`, `${FACES}😛😝😜🤪.jpg`],
    [`a${FACES}_.jpg`, `a${FACES.slice(0, -2)}\ufffd.json`, `a${FACES}😛😝😜🤪.jpg`],
    ['🌸 Oma 🌸.jpg', '🌸 Oma 🌸.jpg.supplemental-metadata.json'],
    // cut by bytes: ß, Ö and ä have two
    [`${BEES.slice(0, 44)}.jpg`, `${BEES.slice(0, 43)}.json`, `${BEES}hnlich.jpg`],
    [`${BEES.slice(0, 44)}\ufffd.jpg`, `${BEES.slice(0, 43)}.json`, `${BEES}hnlich.jpg`],
    ['写真写真写真写真写真写真写真写.jpg', '写真写真写真写真写真写真写真写.json', `${'写真'.repeat(20)}.jpg`],
    // with letters that became unreadable, or that a file's name may not contain
    ['Müller am See.jpg', 'MÃ¼ller am See.jpg.supplemental-metadata.json'],
    [
      'L_39_anniversaire de Maman avec toute sa famill.jpg',
      'L_39_anniversaire de Maman avec toute sa famil.json',
      'L&#39;anniversaire de Maman avec toute sa famille.jpg',
    ],
    ['Wer ist das_ – Oma & Opa.jpg', 'Wer ist das_ – Oma _ Opa.jpg.json', 'Wer ist das? – Oma &amp; Opa.jpg'],
  ] as const satisfies [photo: string, name: string, title?: string][])
    test(`${name} to ${photo}`, async () => {
      assert.deepEqual(await matchAll([photo], { [name]: title }), { [photo]: name })
    })

  for (const [edit, name, title] of [
    ['IMG_1234-edited.jpg', 'IMG_1234.jpg.supplemental-metadata.json', 'IMG_1234.jpg'],
    ['IMG_1234-bearbeitet(2).jpg', 'IMG_1234.jpg(2).json', 'IMG_1234.jpg'],
    [
      '2234089303984509579-edited.jpg',
      '2234089303984509579.supplemental-metadata.json',
      '2234089303984509579',
    ],
    ['IMG-20230325-WA0122~2-edited.jpg', 'IMG-20230325-WA0122~2.jpg.supplemental-metadat.json', ''],
    ['Lake-effects.jpg', 'Lake.jpg.json', 'Lake.jpg'],
  ] as const)
    test(`and to its edited version: ${name} to ${edit}`, async () => {
      assert.deepEqual(await matchAll([edit], { [name]: title }), { [edit]: name })
    })

  test('and to the edited version in an unknown language, whatever the original’s ending', async () => {
    const found = await matchAll([`${LONG}.HEIC`, `${LONG}-uprav.jpg`, 'IMG_1.HEIC', 'IMG_1-upraveno.jpg'], {
      [`${LONG}.json`]: `${LONG}.HEIC`,
      'IMG_1.HEIC.json': 'IMG_1.HEIC',
    })
    assert.deepEqual(found, {
      [`${LONG}.HEIC`]: `${LONG}.json`,
      [`${LONG}-uprav.jpg`]: `${LONG}.json`,
      'IMG_1.HEIC': 'IMG_1.HEIC.json',
      'IMG_1-upraveno.jpg': 'IMG_1.HEIC.json',
    })
  })
})

describe('A sidecar of Google Takeout does not belong to another photograph', () => {
  for (const [photo, name, title] of [
    ['IMG_1234(1).jpg', 'IMG_1234.jpg.json', 'IMG_1234.jpg'],
    ['IMG_1234.jpg', 'IMG_1234.jpg(1).json', 'IMG_1234.jpg'],
    ['IMG_1234.jpg', 'IMG_1234.png.json', 'IMG_1234.png'],
    ['IMG_1234.jpg', 'IMG_12.json', 'IMG_1234.jpg'],
    ['Österreich.jpg', 'Österreich im Mai.jpg.json', 'Österreich im Mai.jpg'],
    [`${LONG} bees.jpg`, `${LONG}.json`, `${LONG} dogs.jpg`],
    [`${LONG} bees.jpg`, `${LONG}.json`, `${LONG} bees.png`],
    [`${LONG} bees(1).jpg`, `${LONG}.json`, `${LONG} bees.jpg`],
    [`${LONG} bees.jpg`, `${LONG}.json`, ''],
  ] as const)
    test(`${name}, titled “${title}”, to ${photo}`, async () => {
      assert.deepEqual(await matchAll([photo], { [name]: title }), { [photo]: null })
    })

  test('of two with the same beginning, the title decides', async () => {
    const [a, b, c] = [`${LONG} A.jpg`, `${LONG} B.jpg`, `${LONG}.jpg`]
    assert.deepEqual(
      await matchAll([a, b, c], { [`${LONG}.json`]: b, [`${LONG}(1).json`]: a, [`${LONG}(2).json`]: c }),
      {
        [a]: `${LONG}(1).json`,
        [b]: `${LONG}.json`,
        [c]: `${LONG}(2).json`,
      },
    )
  })

  test('that another sidecar describes, by its full name or by its number', async () => {
    const photo = `${LONG} A.jpg`
    for (const [name, ...others] of [
      [`${LONG}.json`, `${LONG}(1).json`],
      [`${photo}.json`, `${LONG}.json`, `${LONG}(1).json`],
    ] as const) {
      const titles = [...others, name].map((each) => [each, photo])
      assert.deepEqual(await matchAll([photo], Object.fromEntries(titles)), { [photo]: name })
    }
    const numbered = `${LONG} A(1).jpg`
    const found = { [photo]: null, [numbered]: `${LONG}(1).json` }
    assert.deepEqual(await matchAll([photo, numbered], { [`${LONG}(1).json`]: photo }), found)
    const folders = ['/his/takeout.zip', '/hers/takeout.zip']
    const content = JSON.stringify({ title: photo, description: 'Oma' })
    const both = [photo, `${LONG}.json`].map((name) => `Takeout/Lake/${name}`)
    const files = folders.flatMap((place) => both.map((name) => inputFile(name, { place, content })))
    const places = (await findPhotos(files)).photos.map(({ takeoutFiles }) =>
      takeoutFiles.map(({ root }) => root),
    )
    assert.deepEqual(
      places,
      folders.map((folder) => [folder]),
      'each of two people’s exports has its own',
    )
  })

  test('of two that differ in their extension, the full name or the title decides, and without them nothing', async () => {
    const photos = ['Lake.jpg', 'Lake.png']
    assert.deepEqual(await matchAll(photos, { 'Lake.json': 'Lake.png' }), {
      'Lake.jpg': null,
      'Lake.png': 'Lake.json',
    })
    assert.deepEqual(await matchAll(photos, { 'Lake.json': 'Lake' }), { 'Lake.jpg': null, 'Lake.png': null })
    assert.deepEqual(await matchAll(photos, { 'Lake.png.json': 'Lake.png' }), {
      'Lake.jpg': null,
      'Lake.png': 'Lake.png.json',
    })
  })

  test('nor to the moving part of its Live Photo', async () => {
    const found = await matchAll(['IMG_1.HEIC', 'IMG_1.MOV'], { 'IMG_1.json': 'IMG_1' })
    assert.deepEqual(found, { 'IMG_1.HEIC': 'IMG_1.json', 'IMG_1.MOV': null })
  })
})

test('a folder that is named after a year is that of the year, in any language, unless it is an album', async () => {
  const isYearFolder = async (folder: string, ...others: ReturnType<typeof inputFile>[]) =>
    (await findPhotos([inputFile(`${folder}/a.jpg`), ...others])).photos[0]?.isFromYearFolder
  const album = JSON.stringify({ title: 'Sommer', description: '', access: 'protected' })
  for (const name of [
    'Photos from 2004',
    'Fotos von 2004',
    'Foton från 2004',
    'Valokuvat vuodelta 2004',
    'Фото за 2004 год',
    '2004年の写真',
    'صور من عام ٢٠٠٤',
  ]) {
    const folder = `Takeout/Google Photos/${name}`
    assert.equal(await isYearFolder(folder), true, name)
    assert.equal(
      await isYearFolder(folder, inputFile(`${folder}/Metadaten.json`, { content: album })),
      false,
      name,
    )
    assert.equal(await isYearFolder(name), false, 'outside of an export')
    assert.equal(
      await isYearFolder(name, sidecar(`${name}/a.jpg.json`, 'a.jpg')),
      true,
      'with Google’s sidecars',
    )
  }
  for (const name of ['Lake', 'Lake 12', '12.5.2004', '2004-2005', 'Trip 4711'])
    assert.equal(await isYearFolder(`Takeout/Google Photos/${name}`), false, name)
})
