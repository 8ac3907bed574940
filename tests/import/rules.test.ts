import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { rules } from '../../server/import/photos/rules.ts'
import { sources } from '../support/project/sources.ts'
import { assertLeftOut, below, type Kinds } from './assertLeftOut.ts'

test('the comment above every rule names a public source', () => {
  const tables = sources.filter(({ path }) => /^server\/import\/photos\/\w*rules\.ts$/i.test(path))
  const starts = tables.flatMap(({ text }) => [...text.matchAll(/^(.*)\n {2}\{\s+kind: .*$/gm)])
  assert.equal(starts.length, rules.length)
  for (const [start, above] of starts) assert.match(above ?? '', /^ {2}\/\/ Source: \S{4}/, start)
})

const one = '0A1B2C3D-0000-4000-8000-00000000000A'
const other = '7F1B2C3D-0000-4000-8000-00000000000B'

describe('In a library of Apple Photos', () => {
  const library: Kinds = {
    [`originals/0/${one}.heic`]: 'originals',
    [`originals/0/${one}_3.mov`]: 'movingParts',
    [`resources/renders/0/${one}_1_201_a.heic`]: null,
    [`resources/renders/0/${one}_2_100_a.mov`]: 'movingParts',
    [`resources/renders/0/${one}_p.jpeg`]: 'previews',
    [`resources/derivatives/0/${one}_1_105_c.jpeg`]: 'previews',
    [`originals/7/${other}.jpeg`]: null,
    [`resources/derivatives/7/${other}_1_102_o.jpeg`]: 'previews',
    [`resources/derivatives/masters/7/${other}_4_5005_c.jpeg`]: 'previews',
    'originals/9/9A1B2C3D-0000-4000-8000-000000000001.mov': 'originals',
    'resources/renders/9/9A1B2C3D-0000-4000-8000-000000000001_2_0_a.mov': null,
    'resources/derivatives/8/8A1B2C3D-0000-4000-8000-000000000001_1_105_c.jpeg': 'lonePreviews',
    'resources/cloudsharing/data/1/x.jpg': 'shared',
    'resources/media/face/00/facetile_1.jpeg': 'faces',
    'resources/media/version/00/00/fullsizeoutput_1f.jpeg': 'unmatchedEdits',
    'resources/proxies/derivatives/00/00/c/thumb.jpg': 'previews',
    'scopes/cloudsharing/data/x/abc.jpg': 'shared',
    'scopes/syndication/originals/1/a.heic': 'shared',
    'private/com.apple.photoanalysisd/caches/x/f.jpg': 'faces',
    'internal/x.heic': 'previews',
    'Masters/2014/06/29/20140629-210004/DSC_0380.JPG': null,
  }

  test('each picture is wanted once, as it was edited, and nothing that was shared, previewed or cut out', async () => {
    const name = 'Backup/Photos Library.photoslibrary'
    const itsOwn = ['database/Photos.sqlite', `resources/renders/0/${one}.plist`]
    await assertLeftOut(
      below(name, library),
      itsOwn.map((path) => `${name}/${path}`),
    )
  })

  test('the same holds when the library itself is named, or a ZIP file of it', () =>
    assertLeftOut(library, [], '/Users/ruth/Ruth.photoslibrary'))
})

describe('In a library of iPhoto or Aperture', () => {
  const library: Kinds = {
    'Originals/2008/Roll 1/IMG_0001.JPG': 'originals',
    'Modified/2008/Roll 1/IMG_0001.jpg': null,
    'Originals/2008/Roll 1/IMG_0002.JPG': null,
    'Data/2008/Roll 1/IMG_0001.jpg': 'previews',
    'Data.noindex/2008/Roll 1/IMG_0002_face0.jpg': 'previews',
    'Masters/2013/02/17/20130217-110524/IMG_2018.JPG': null,
    'Previews/2013/02/17/20130217-110524/IMG_2018.jpg': 'previews',
    'Previews/2013/02/17/20130217-110524/aZ3+d%kqTdOaBcDeFgHiJk/IMG_2018.jpg': 'previews',
    'Previews/2013/02/17/20130217-110524/IMG_2019.jpg': 'lonePreviews',
    'Thumbnails/2013/02/17/20130217-110524/IMG_2018_1024.jpg': 'previews',
    'Database/Faces/1.jpg': 'faces',
    'iPod Photo Cache/F01/T1.jpg': 'previews',
    '2004/02/24/DSC1.JPG': null,
    '2004/02/24/Originals/DSC1.JPG': 'originals',
    '2004/02/24/Thumbs/1.jpg': 'previews',
  }

  for (const [name, marker] of [
    ['iPhoto Library', 'iPhotoLock.data'],
    ['Ruths Bilder von früher', 'AlbumData.xml'],
    ['Photothèque iPhoto', 'Library.data'],
    ['Wedding.aplibrary', 'Projects.db'],
    ['Ruth.photolibrary', 'Database/x'],
  ] as const)
    test(`“${name}” each picture is wanted once, as it was edited`, () =>
      assertLeftOut(below(name, library), [`${name}/${marker}`]))
})

describe('On a camera’s card', () => {
  const cards: Kinds = {
    'DCIM/100CANON/MVI_0042.AVI': null,
    'DCIM/100CANON/mvi_0042.thm': 'stills',
    'DCIM/100CANON/CRW_0043.CRW': null,
    'DCIM/100CANON/CRW_0043.THM': null,
    'DCIM/100CANON/MVI_0044.THM': null,
    'DCIM/100GOPRO/GX010001.MP4': null,
    'DCIM/100GOPRO/GX010001.THM': 'stills',
    'DCIM/100GOPRO/GL010001.LRV': 'proxies',
    'DCIM/100GOPRO/GL010002.LRV': null,
    'DCIM/100GOPRO/GOPR0042.MP4': null,
    'DCIM/100GOPRO/GOPR0042.LRV': 'proxies',
    'DCIM/100MEDIA/DJI_0001.MP4': null,
    'DCIM/100MEDIA/DJI_0001.LRF': 'proxies',
    'DCIM/100MEDIA/DJI_0002.JPG': null,
    'MISC/THM/100/DJI_0001.THM': 'stills',
    'MISC/THM/100/DJI_0002.SCR': 'stills',
    'PRIVATE/M4ROOT/CLIP/C0001.MP4': null,
    'PRIVATE/M4ROOT/THMBNL/C0001T01.JPG': 'stills',
    'PRIVATE/M4ROOT/SUB/C0001S03.MP4': 'proxies',
    'PRIVATE/M4ROOT/THMBNL/C0002T01.JPG': null,
    'copied/C0001.MP4': null,
    'copied/C0001T01.JPG': 'stills',
    'DCIM/Camera01/VID_20240512_101530_00_007.insv': null,
    'DCIM/Camera01/LRV_20240512_101530_01_007.lrv': 'proxies',
    'DCIM/Camera01/PRO_VID_20240512_101530_00_008.mp4': null,
    'DCIM/Camera01/PRO_LRV_20240512_101530_01_008.mp4': 'proxies',
    'DCIM/Camera01/LRV_20240512_101530_11_009.insv': null,
    'DCIM/100GOPRO/GXAA0005.MP4': null,
    'DCIM/100GOPRO/GLAA0005.LRV': 'proxies',
    'DCIM/DJI_001/DJI_20240512101530_0001_D.MP4': null,
    'DCIM/DJI_001/DJI_20240512101530_0001_D_LRF.MP4': 'proxies',
    'DCIM/DJI_001/DJI_20240512101530_0002_D_LRF.MP4': null,
    'MISC/THM/DJI_001/DJI_20240512101530_0001_D.THM': 'stills',
    'PRIVATE/XDROOT/Clip/C0003.MXF': null,
    'PRIVATE/XDROOT/Sub/C0003S01.MP4': null,
    'DCIM/100CANON/IMG_0005.CR2': 'rawTwins',
    'DCIM/100CANON/IMG_0005.JPG': null,
    'DCIM/100CANON/IMG_0006.CR3': null,
    'DCIM/100APPLE/IMG_0007.DNG': 'rawTwins',
    'DCIM/100APPLE/IMG_0007.HEIC': null,
  }

  test('each video is wanted once; a small picture or copy is wanted when its video is gone', () =>
    assertLeftOut(cards))

  test('what lies in another folder proves nothing', () =>
    assertLeftOut({
      'one/MVI_0042.THM': null,
      'two/MVI_0042.AVI': null,
      'one/GL010001.LRV': null,
      'two/GX010001.MP4': null,
    }))
})

test('files that other programs put next to photographs, or that were deleted there, are left out', () =>
  assertLeftOut(
    {
      'Lightroom/Oma Previews.lrdata/0/0A/0A1B-2c3d_2048': 'lightroom',
      'Lightroom/Oma Previews.lrdata/0/0A/0A1B-2c3d.lrprev': 'lightroom',
      'Lightroom/Oma Smart Previews.lrdata/0/0A/0A1B-2c3d.dng': 'lightroom',
      'Lightroom Library.lrlibrary/0a1b/previews/0A/0A1B.jpg': 'lightroom',
      'Lightroom Library.lrlibrary/0a1b/originals/2020/IMG_1.jpg': null,
      'Lake/IMG_1.jpg': null,
      'Lake/IMG_1.jpg_original': 'originals',
      'Lake/IMG_2.jpg_original': null,
      'Lake/CaptureOne/Cache/Previews/IMG_1.jpg': 'thumbnails',
      'Catalog.cocatalog/Originals/2020/IMG_1.jpg': null,
      'Catalog.cocatalog/Cache/Thumbnails/1.jpg': 'thumbnails',
      'Lake/.picasaoriginals/IMG_1.jpg': 'originals',
      'Picasa/IMG_1.JPG': null,
      'Picasa/Originals/IMG_1.jpg': 'originals',
      'Picasa/Originals/IMG_2.jpg': null,
      'Lake/Originals/IMG_1.jpg': null,
      'Lake/@eaDir/IMG_1.jpg/SYNOPHOTO_THUMB_XL.jpg': 'thumbnails',
      'Lake/.@__thumb/s800IMG_1.jpg': 'thumbnails',
      'Lake/Thumbs/tn_IMG_1.jpg': 'thumbnails',
      'Lake/thumbnail/TN-IMG_1.jpg': 'thumbnails',
      'Images/_PAlbTN/a.jpg': 'thumbnails',
      'Camera/.thumbnails/1234567.jpg': 'thumbnails',
      'immich/upload/u1/0a/1b/0a1b2c3d-0000-4000-8000-000000000001.jpg': null,
      'immich/thumbs/u1/0a/1b/0a1b2c3d-0000-4000-8000-000000000001-preview.jpeg': 'thumbnails',
      'immich/encoded-video/u1/0a/1b/0a1b2c3d-0000-4000-8000-000000000001.mp4': 'thumbnails',
      'newer/library/admin/2020/IMG_1.jpg': null,
      'newer/thumbs/a.webp': 'thumbnails',
      'newer/profile/u1/ruth.png': 'thumbnails',
      'cache/thumbnails/a/e/6/ae67f0f251690a546ed55dd48d29648215e84974_720x720_fit.jpg': 'thumbnails',
      'cloud/ruth/files/Lake/IMG_1.jpg': null,
      'cloud/appdata_oc1a2b3c/preview/1/2/3/64-64-crop.jpg': 'thumbnails',
      'cloud/ruth/files_trashbin/files/a.jpg.d1700000000': 'deleted',
      'cloud/ruth/files_trashbin/files/Lake.d1700000000/b.jpg': 'deleted',
      '$RECYCLE.BIN/S-1-5/$R1A2B3C.jpg': 'deleted',
      'S-1-5-21-10-20-30-1001/$R1A2B3D.jpg': 'deleted',
      'RECYCLER/S-1-5/Dc1.jpg': 'deleted',
      '#recycle/a.jpg': 'deleted',
      '@Recycle/a.jpg': 'deleted',
      '#snapshot/GMT-2024/Lake/IMG_1.jpg': 'hiddenFolders',
      '.Trash-1000/files/a.jpg': 'deleted',
      '.local/share/Trash/files/a.jpg': 'deleted',
      'Recently Deleted/IMG_5002.jpg': 'deleted',
      'Takeout/Google Fotos/Papierkorb/IMG_9999.jpg': 'deletedInGoogle',
      'Camera/.trashed-1700000000-b.jpg': 'deleted',
      'Camera/.aux/b.jpg': 'hiddenFolders',
      'Camera/hidden/a.jpg': 'hiddenFolders',
      'Camera/hidden/below/b.jpg': 'hiddenFolders',
      'chat/STK-20210312-WA0003.webp': 'stickers',
      'chat/00000013-STICKER-2021-03-12-14-05-07.webp': 'stickers',
      'Media/WhatsApp Stickers/0a1b2c.webp': 'stickers',
    },
    [
      '__MACOSX/Lake/._IMG_1.jpg',
      'Camera/hidden/.nomedia',
      'Picasa/Picasa.ini',
      'newer/thumbs/.immich',
      // the name and date of a deleted file
      '$RECYCLE.BIN/S-1-5/$I1A2B3C.jpg',
    ],
  ))

describe('Ordinary folders lose nothing', () => {
  const folders = (
    'Drive|Keep|Contacts|Profile|Chat|Google Chat|Google Photos|Fotos|Takeout dinner|Takeout|Mail|YouTube|Previews|Data|' +
    'Data.noindex|Originals|Originals/2008|Modified|Masters|Faces|Database|Thumbnails|Thumbs|originals/0|resources/renders/0|' +
    'resources/derivatives/0|resources|scopes|scopes/cloudsharing|private|internal|CLIP|SUB|THMBNL|MISC/THM/100|Proxy|Trash|' +
    'Bin|Papierkorb|Recycled|Stickers|lrdata|iPhoto|iPhoto pictures/Data|Wedding...|2004/02/24|2004/02/24/Originals|' +
    'photos|videos|files|media|posts|stories|messages|messages/photos|direct|inbox|groups|chats|images|WhatsApp|WhatsApp Images|' +
    'Telegram|Telegram Images|Private|Facebook|Instagram|stickers|thumbs/0a|encoded-video|backups|library|upload|cache|' +
    'CaptureOne|files|preview|snapshot'
  ).split('|')
  const names = (
    `${one}.jpeg|${one}_1_105_c.jpeg|${other}_1_201_a.jpeg|${other}_3.mov|` +
    'Garden_a.jpg|Garden_b.jpg|Garden.jpg|IMG_0001.JPG|IMG_0001_a.JPG|IMG_0001_b.JPG|' +
    'Garden_1958.jpg|Garden_1958_a.jpg|Garden_1958_b.jpg|Haus_0001_a.jpg|Haus_0001_b.jpg|' +
    'MVI_0042.THM|GL010001.LRV|DJI_0007.LRF|C0001T01.JPG|C0001S03.MP4|Trip2019T01.jpg|Trip2019.mp4|' +
    'IMG-20210312-WA0001.jpg|00000012-PHOTO-2021-03-12-14-05-06.jpg|photo_1@01-01-2024_10-11-12.jpg|' +
    'tn_x.jpg|Dcam1.jpg|D1.jpg|STK-1.webp|sticker.webp|thumb.jpg|LRV_1.mp4|no ending|Garden.CR2x|IMG_LRF.MP4|$R.jpg|$Info.jpg'
  ).split('|')

  test('whatever they and their pictures are called', async () => {
    for (const place of [
      '/home/ruth/Pictures',
      '/media/Takeout',
      '/x/Previews',
      '/x/.hidden',
      '/x/SUB',
      '/x/iPhoto',
    ]) {
      for (const folder of folders) {
        // right below Takeout these are parts of Google's export
        const isOfGoogle =
          /^(Drive|Keep|Contacts|Profile|Chat|Google|Mail|YouTube|Takeout$|Trash|Bin|Papierkorb)/
        if (place.endsWith('Takeout') && isOfGoogle.test(folder)) continue
        const paths = names.flatMap((name) => [`${folder}/${name}`, `Oma/${folder}/${name}`])
        await assertLeftOut(Object.fromEntries(paths.map((path) => [path, null])), [], place)
      }
    }
  })

  test('all of them in one import', async () => {
    // next to Google Photos, Google Chat is a part of Google's export
    const lonely = folders.filter(
      (folder) => !/^(Thumb|MISC|THMBNL|SUB|CLIP|2004|Takeout$|Google Chat)/.test(folder),
    )
    const paths = lonely.flatMap((folder) => names.map((name) => `${folder}/${name}`))
    await assertLeftOut(Object.fromEntries(paths.map((path) => [path, null])))
  })
})
