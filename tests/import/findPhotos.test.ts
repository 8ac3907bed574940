import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { InputFile } from '../../server/platform/inputs/inputs.ts'
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
  const others = [
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
  const { photos, rejected } = await find('a.jpg', 'b.HEIC', ...others)
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
    ({ livePhotoFiles }) => livePhotoFiles.length > 0,
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
