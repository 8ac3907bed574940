import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { InputFile } from '../../server/platform/inputs/inputs.ts'
import { findOriginalName, findTakeoutOriginalName } from '../../server/import/photos/findOriginalName.ts'
import type { Edtf } from '../../domain/calendar/edtf.ts'
import { chooseOriginal } from '../../server/import/photos/findOriginals.ts'
import { findPhotos } from '../../server/import/photos/findPhotos.ts'
import { readICloudDetails } from '../../server/import/photos/iCloudDetails.ts'
import { makeLibraryPathNamer } from '../../server/import/photos/makeLibraryPathNamer.ts'
import { findTakeoutFolder } from '../../server/import/photos/takeout.ts'
import { inputFile } from './inputFile.ts'

const find = (...files: (string | InputFile)[]) =>
  findPhotos(files.map((file) => (typeof file === 'string' ? inputFile(file) : file)))
const pathsOf = (files: readonly { path: string }[]) => files.map(({ path }) => path)
/** Maps the photographs' paths to one fact about each. */
const eachOf = async <T>(
  fact: (photo: Awaited<ReturnType<typeof find>>['photos'][number]) => T,
  ...files: (string | InputFile)[]
) => Object.fromEntries((await find(...files)).photos.map((photo) => [photo.file.path, fact(photo)]))

test('files that systems and programs leave next to photographs are not photographs', async () => {
  const beside = [
    '._a.jpg',
    '.DS_Store',
    'Thumbs.db',
    'desktop.ini',
    'a.aae',
    'a.json',
    'a.xmp',
    'page.html',
    'list.csv',
    'Picasa.ini',
    'a.jpg.pp3',
    '00000.CPI',
    'MOV001.MOI',
    'M0100.CTG',
    'DJI_0001.SRT',
  ]
  const { photos, rejected } = await find('a.jpg', 'b.HEIC', ...beside)
  const paths = photos.map(({ file }) => file.path)
  assert.deepEqual(paths, ['a.jpg', 'b.HEIC'])
  assert.deepEqual(rejected, [])
})

test('a library of iPhoto is recognized in every language, or by the files that iPhoto puts into it', () => {
  const nameOf = (path: string, ...others: string[]) =>
    makeLibraryPathNamer([path, ...others].map((each) => inputFile(each)))(inputFile(path))
  for (const name of [
    'iPhoto Library',
    'iPhoto Libreria',
    'iPhoto-Mediathek 2009',
    'Photothèque iPhoto',
    'Libreria di iPhoto',
    'Biblioteca de iPhoto',
  ])
    for (const inside of ['Originals/2009/a.jpg', 'Masters/a.jpg'])
      assert.equal(nameOf(`${name}/${inside}`), `/stick/${name}.photolibrary/${inside}`)
  assert.equal(nameOf('Bilder/a.jpg'), '/stick/Bilder/a.jpg')
  for (const file of [
    'AlbumData.xml',
    'albumdata2.xml',
    'Library6.iPhoto',
    'iPhotoMain.db',
    'ApertureData.xml',
  ])
    assert.equal(nameOf('Bilder/a.jpg', `Bilder/${file}`), '/stick/Bilder.photolibrary/a.jpg', file)
  for (const file of ['my-AlbumData.xml', 'AlbumData.xml.txt', 'AlbumData3.xml'])
    assert.equal(nameOf('Bilder/a.jpg', `Bilder/${file}`), '/stick/Bilder/a.jpg', file)
  assert.equal(nameOf('B.aplibrary/a.jpg', 'B.aplibrary/ApertureData.xml'), '/stick/B.aplibrary/a.jpg')
})

test('an unsupported archive and a placeholder of iCloud are named with what to do', async () => {
  const unusable = {
    'more.zip': /ZIP file: give its own name/,
    'IMG_1.heic.icloud': /iCloud/,
    '.IMG_2.heic.icloud': /iCloud/,
    'a.tgz': /unpack it/,
    'a.tar': /unpack it/,
    'a.tar.gz': /unpack it/,
    'a.RAR': /unpack it/,
    'a.7z': /unpack it/,
  }
  const { rejected, photos } = await find(...Object.keys(unusable), 'guitar', 'a.rar.jpg')
  assert.deepEqual(pathsOf(rejected), Object.keys(unusable))
  for (const [index, reason] of Object.values(unusable).entries())
    assert.match(rejected[index]?.reason ?? '', reason)
  assert.equal(photos.length, 2)
})

/** Maps each edited photograph to the only or possible originals. */
const originalsOf = (...files: (string | InputFile)[]) =>
  eachOf(({ originalFiles }) => originalFiles.map(({ path }) => path).join(' '), ...files)

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
    for (const originals of Object.values(await originalsOf(...files))) assert.equal(originals, '')
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
  const dated = (path: string, embeddedAt: string | null = null) => ({
    file: inputFile(path),
    embeddedAt: embeddedAt as Edtf | null,
  })
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
})

test('a sidecar of XMP belongs to the photograph of its name, with or without the ending', async () => {
  const xmpOf = await eachOf(
    ({ xmpFile }) => xmpFile?.path,
    'a.HEIC',
    'a.xmp',
    'b.jpg',
    'b.jpg.XMP',
    'b.xmp',
    'c.jpg',
    'x/c.xmp',
  )
  assert.deepEqual(xmpOf, { 'a.HEIC': 'a.xmp', 'b.jpg': 'b.jpg.XMP', 'c.jpg': undefined })
})

test('a video with a photograph’s name next to it is its moving part, unless Google described the video', async () => {
  const isBeside = await eachOf(
    ({ mayBeMovingPart: isBesidePhoto }) => isBesidePhoto,
    'IMG_1.HEIC',
    'img_1.mov',
    'IMG_2.MP.jpg',
    'IMG_2.MP',
    'IMG_3.jpg',
    'IMG_3.mp4',
    'IMG_3.mp4.json',
    'alone.mov',
    inputFile('alone.jpg', { place: '/another/phone' }),
  )
  assert.deepEqual(isBeside, {
    'IMG_1.HEIC': false,
    'img_1.mov': true,
    'IMG_2.MP.jpg': false,
    'IMG_2.MP': true,
    'IMG_3.jpg': false,
    'IMG_3.mp4': false,
    'alone.mov': false,
    'alone.jpg': false,
  })
})

test('a camera’s video has the small picture that the camera put next to it', async () => {
  const stills = await eachOf(
    ({ stillFile }) => stillFile?.path,
    'MVI_1.MP4',
    'MVI_1.THM',
    'MVI_2.MP4',
    'MVI_3.THM',
  )
  assert.deepEqual(stills, { 'MVI_1.MP4': 'MVI_1.THM', 'MVI_2.MP4': undefined, 'MVI_3.THM': undefined })
})

test('the back of a scanned photograph has its front, corrected or not', async () => {
  const fronts = await eachOf(
    ({ frontFile }) => frontFile?.path,
    'Oma_0001.jpg',
    'Oma_0001_b.jpg',
    'Opa_0001_a.jpg',
    'opa_0001_b.jpg',
    'alone_0001_b.jpg',
  )
  assert.deepEqual(
    [fronts['Oma_0001_b.jpg'], fronts['opa_0001_b.jpg'], fronts['alone_0001_b.jpg'], fronts['Oma_0001.jpg']],
    ['Oma_0001.jpg', 'Opa_0001_a.jpg', undefined, undefined],
  )
})

test('an album is a folder: the one inside an export, or a whole library', async () => {
  const takeout = inputFile('Takeout/Google Photos/Lake/a.jpg', { place: '/media/takeout-1.zip' })
  const albums = await eachOf(
    ({ album }) => album,
    'top.jpg',
    'Lake/a.jpg',
    takeout,
    'My.photoslibrary/originals/A/1.heic',
  )
  assert.deepEqual(albums, {
    'top.jpg': '',
    'Lake/a.jpg': 'Lake',
    'Takeout/Google Photos/Lake/a.jpg': 'Google Photos/Lake',
    'My.photoslibrary/originals/A/1.heic': 'My.photoslibrary/',
  })
})

test('a sidecar is found in another part of the same export, but not in another folder', async () => {
  const inZip = (name: string, zip: string) => inputFile(`Takeout/Lake/${name}`, { place: zip })
  const sidecarOf = async (...files: (string | InputFile)[]) => {
    const takeout = (await find(...files)).photos[0]?.takeoutFiles[0]
    return takeout && `${takeout.root} ${takeout.path}`
  }
  assert.equal(
    await sidecarOf(inZip('a.jpg', '/takeout-1.zip'), inZip('a.jpg.json', '/takeout-2.zip')),
    '/takeout-2.zip Takeout/Lake/a.jpg.json',
  )
  assert.equal(
    await sidecarOf('Takeout/Lake/a.jpg', 'Takeout 2/Lake/a.jpg.json'),
    '/media/stick Takeout 2/Lake/a.jpg.json',
  )
  assert.equal(await sidecarOf('Bees/a.jpg', 'Lake/a.jpg.json'), undefined)
  for (const [own, other] of [
    ['/his/takeout.zip', '/hers/takeout.zip'],
    ['/hers/takeout.zip', '/his/takeout.zip'],
  ] as const) {
    const sidecars = [inZip('a.jpg.json', '/his/takeout.zip'), inZip('a.jpg.json', '/hers/takeout.zip')]
    const found = await sidecarOf(inZip('a.jpg', own), inZip('a.jpg', other), ...sidecars)
    assert.equal(found, `${own} Takeout/Lake/a.jpg.json`, 'of two people with the same names')
  }
  const folders = [
    inputFile('a.jpg', { place: '/x/Takeout 2/Lake' }),
    inputFile('Takeout/a.jpg'),
    inputFile('a.jpg'),
    inputFile('Lake\\a.jpg', { place: 'C:\\Takeout' }),
  ]
  assert.deepEqual(folders.map(findTakeoutFolder), ['Lake', null, null, null])
})

test('an export of iCloud says when each photograph was taken, and which were hidden or deleted', async () => {
  const read = readICloudDetails(
    [
      'imgName,fileChecksum,favorite,hidden,deleted,originalCreationDate',
      'IMG_1.HEIC,x,no,no,no,"Sunday June 1,1958 10:00 AM GMT"',
      '"a ""b"".jpg",x,no,yes,no,',
      'c.jpg,x,no, no,TRUE,"some day"',
      ',x,no,yes,no,"Sunday June 1,1958 10:00 AM GMT"',
    ].join('\r\n'),
  )
  assert.deepEqual(
    [...read],
    [
      ['IMG_1.HEIC', { takenAt: '1958-06-01T10:00:00Z', isHidden: false }],
      ['a "b".jpg', { takenAt: null, isHidden: true }],
      ['c.jpg', { takenAt: null, isHidden: true }],
    ],
  )
  const details = await eachOf(
    (photo) => pathsOf(photo.detailsFiles),
    'a.jpg',
    'Photo Details-1.csv',
    'x/b.jpg',
    'list.csv',
  )
  assert.deepEqual(details, { 'a.jpg': ['Photo Details-1.csv'], 'x/b.jpg': [] })
})

test('in Google’s export an edited photograph is recognized in any language', () => {
  const described = new Set(['IMG_1', 'IMG_2(1)'])
  assert.equal(findTakeoutOriginalName('IMG_1-edyto', described), 'IMG_1')
  assert.equal(findTakeoutOriginalName('IMG_2-ha editado(1)', described), 'IMG_2(1)')
  assert.equal(findTakeoutOriginalName('IMG_4-edyto', described), null)
  assert.equal(findTakeoutOriginalName('IMG_1', described), null)
  assert.deepEqual(['IMG_1234~2', 'IMG_1234_edited'].map(findOriginalName), ['IMG_1234', 'IMG_1234'])
})
