import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Edtf } from '../../domain/calendar/edtf.ts'
import { findOriginalName, findTakeoutOriginalName } from '../../server/import/photos/findOriginalName.ts'
import { chooseOriginal } from '../../server/import/photos/findOriginals.ts'
import { findPhotos } from '../../server/import/photos/findPhotos.ts'
import type { InputFile } from '../../server/platform/inputs/inputs.ts'
import { inputFile } from './inputFile.ts'

const find = (...files: (string | InputFile)[]) =>
  findPhotos(files.map((file) => (typeof file === 'string' ? inputFile(file) : file)))

describe('An edited photograph', () => {
  for (const [name, original] of [
    ['IMG_1234-edited', 'IMG_1234'],
    ['IMG_1234-bearbeitet(2)', 'IMG_1234(2)'],
    ['IMG_1234-modifi\u00e9', 'IMG_1234'],
    ['IMG_1234-ha editado', 'IMG_1234'],
    ['IMG_E1234', 'IMG_1234'],
    ['IMG_E1234 (1)', 'IMG_1234 (1)'],
    ['IMG_1234(Edited)', 'IMG_1234'],
    ['IMG_1234 (bearbeitet)(1)', 'IMG_1234(1)'],
  ] as const)
    test(`${name} was made from ${original}`, () => assert.equal(findOriginalName(name), original))

  test('is not recognized by a name that only looks like an edit’s', () => {
    for (const name of ['IMG_1234', 'self-edited book', 'IMG_East', 'IMG_E12345', 'credited'])
      assert.equal(findOriginalName(name), null, name)
  })
})

test('an edited photograph has an original, and its sidecar', async () => {
  for (const [original, edited] of [
    ['IMG_1.jpg', 'IMG_1-edited.jpg'],
    ['IMG_1234.jpg', 'IMG_1234_edited.jpeg'],
    ['IMG_0004.jpg', 'IMG_E0004.jpg'],
    ['IMG_0004 (1).HEIC', 'IMG_E0004 (1).JPG'],
    ['IMG_0004.HEIC', 'IMG_0004(Edited).JPG'],
    ['IMG_20190512_101530.jpg', 'IMG_20190512_101530~2.jpg'],
    // if Google describes only the original, the suffix may be in any language, and truncated
    ['Jezero.jpg', 'Jezero-upraveno.jpg'],
    ['Zum_80_Geburtstag.jpg', 'Zum_80_Geburtstag-bearbe.jpg'],
    ['IMG_1(1).jpg', 'IMG_1-bearb(1).jpg'],
  ] as const) {
    const sidecar = `${original}.json`
    const { photos } = await find(original, edited, sidecar)
    const found = photos.map(({ file, takeoutFiles, originalFiles }) => [
      file.path,
      takeoutFiles[0]?.path,
      originalFiles[0]?.path,
    ])
    assert.deepEqual(found, [
      [original, sidecar, undefined],
      [edited, sidecar, original],
    ])
  }
})

test('a photograph that only looks edited has no original', async () => {
  for (const files of [
    ['IMG_E1234.MOV', 'IMG_1234.JPG'],
    // Google describes both
    ['Jezero.jpg', 'Jezero.jpg.json', 'Jezero-Bled.jpg', 'Jezero-Bled.jpg.supplemental-meta.json'],
    ['IMG_1.jpg', 'other/IMG_1-edited.jpg'],
  ])
    for (const { originalFiles } of (await find(...files)).photos) assert.deepEqual(originalFiles, [])
})

test('of two people’s photographs with one name, the edited version belongs to its own folder', async () => {
  const inZip = (name: string, zip: string) => inputFile(`Takeout/Lake/${name}`, { place: zip })
  const [his, hers] = ['/his/takeout.zip', '/hers/takeout.zip']
  const names = ['IMG_1.jpg', 'IMG_1-edited.jpg'] as const
  const { photos } = await find(inZip(names[0], his), inZip(names[0], hers), inZip(names[1], hers))
  assert.deepEqual(
    photos[2]?.originalFiles.map(({ root }) => root),
    [hers],
  )
})

test('of two phones’ photographs with one number, the edited version replaces the one that it was made of', () => {
  const lake = inputFile('IMG_1.JPG.json')
  const dated = (
    path: string,
    embeddedAt: string | null = null,
    pixelSize: string | null = '4032×3024',
    takeoutFiles: InputFile[] = [],
  ) => ({ file: inputFile(path), embeddedAt: embeddedAt as Edtf | null, pixelSize, takeoutFiles })
  const choose = (edit: ReturnType<typeof dated>, ...originals: ReturnType<typeof dated>[]) =>
    chooseOriginal(edit, originals)?.file.path
  const [monday, tuesday] = ['2019-05-13T10:00:00', '2019-05-14T10:00:00']
  const [heic, jpeg, edit] = ['IMG_1.HEIC', 'IMG_1.JPG', 'IMG_E1.JPG'] as const
  assert.equal(choose(dated(edit), dated(heic)), heic, 'there is only one')
  assert.equal(choose(dated(edit), dated(heic), dated(jpeg)), jpeg, 'of the same kind')
  assert.equal(choose(dated('IMG_E1.HEIC'), dated(heic), dated(jpeg)), heic, 'of the same kind')
  assert.equal(choose(dated('IMG_E1.PNG'), dated(heic), dated(jpeg)), undefined, 'nobody knows')
  assert.equal(
    choose(dated(edit, monday), dated(heic, monday), dated(jpeg, tuesday)),
    heic,
    'of the same moment',
  )
  assert.equal(choose(dated(edit, monday), dated(heic, monday), dated(jpeg)), heic, 'of the same moment')
  assert.equal(choose(dated(edit, monday), dated(heic), dated(jpeg, tuesday)), heic, 'not of another moment')
  assert.equal(choose(dated(edit, monday), dated(jpeg, tuesday)), undefined, 'of another moment')
  assert.equal(choose(dated(edit, '2019-05-13'), dated(jpeg, monday)), jpeg, 'of the same day')
  assert.equal(choose(dated(edit), dated(jpeg, tuesday)), jpeg, 'its date was lost')
  const screenshot = dated('IMG_1.PNG', null, '2532×1170')
  assert.equal(choose(dated(edit, monday), screenshot), undefined, 'a screenshot of another phone')
  assert.equal(choose(dated(edit, monday), screenshot, dated(heic)), heic, 'not a screenshot')
  assert.equal(choose(dated(edit, null, null), dated(heic, null, null)), undefined, 'nothing but a number')
  assert.equal(choose(dated(edit, monday, '800×600'), dated(jpeg, monday)), jpeg, 'it was cropped')
  const described = dated(jpeg, null, undefined, [lake])
  assert.equal(choose(dated(edit, null, '800×600', [lake]), described), jpeg, 'Google describes one')
  const ownSidecar = inputFile('IMG_E1.JPG.json')
  assert.equal(choose(dated(edit, null, '800×600', [ownSidecar, lake]), described), undefined, 'and both')
})

test('in Google’s export an edited photograph is recognized in any language', () => {
  const described = new Set(['IMG_1', 'IMG_2(1)'])
  assert.equal(findTakeoutOriginalName('IMG_1-edyto', described), 'IMG_1')
  assert.equal(findTakeoutOriginalName('IMG_2-ha editado(1)', described), 'IMG_2(1)')
  assert.equal(findTakeoutOriginalName('IMG_4-edyto', described), null)
  assert.equal(findTakeoutOriginalName('IMG_1', described), null)
})
