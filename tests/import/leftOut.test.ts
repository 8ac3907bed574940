import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, beforeEach, describe, test } from 'node:test'
import { fixture, fixturePath } from '../support/fixtures.ts'
import { folderOf, openImportWorld, photo, zipFileOf } from '../support/photoImport.ts'

const world = await openImportWorld()
after(() => world.close())
beforeEach(() => world.empty())

const json = (title: string, description: string, more: object = {}) =>
  JSON.stringify({ title, description, photoTakenTime: { timestamp: '1340000000' }, ...more })
const film = fixture('video/phone-like.mov').bytes
const album = 'Takeout/Google Fotos/Fotos von 2012'

/** The gallery's titles and descriptions, and by path why, or as what, a file was left out. */
async function importOf(files: Parameters<typeof folderOf>[0]) {
  const { skipped, rejected, duplicates, ...others } = await world.importFrom(await folderOf(files))
  const leftOut = Object.fromEntries([
    ...[...skipped, ...rejected].map(({ path, reason }) => [path, reason]),
    ...others.leftOut.map(({ path, kind }) => [path, kind]),
  ])
  return { gallery: await world.gallery(), leftOut, duplicates, rejected }
}

describe('A film beside a photograph of its name', () => {
  test('is one of its own when Google writes about it', async () => {
    const { gallery, leftOut } = await importOf({
      [`${album}/IMG_0042.JPG`]: await photo(),
      [`${album}/IMG_0042.JPG.supplemental-metadata.json`]: json('IMG_0042.JPG', ''),
      [`${album}/IMG_0042.MOV`]: film,
      [`${album}/IMG_0042.MOV.supplemental-metadata.json`]: json('IMG_0042.MOV', 'Oma singt'),
    })
    assert.deepEqual([gallery.map(([, description]) => description), leftOut], [[null, 'Oma singt'], {}])
  })

  test('is one of its own when it is longer than the moving part of a Live Photo', async () => {
    const seconds = (bytes: Buffer, length: number) => {
      const header = bytes.indexOf('mvhd') + 4
      bytes.writeUInt32BE(length * bytes.readUInt32BE(header + 12), header + 16)
      return bytes
    }
    const { leftOut } = await importOf({
      'IMG_0001.HEIC': fixture('colours/heic-nclx-display-p3.heic').bytes,
      'IMG_0001.MOV': seconds(fixture('video/phone-like.mov').bytes, 6),
      'IMG_0002.jpg': await photo(),
      'IMG_0002.MOV': film,
    })
    assert.deepEqual(leftOut, { 'IMG_0002.MOV': 'it is the moving part of a Live Photo' })
  })
})

describe('An edited photograph comes without its original', () => {
  test('in any language, its word cut or not, where Google wrote about the original alone', async () => {
    const name = 'Familienfeier_zum_80_Geburtstag_von_Karl'
    const { gallery, leftOut } = await importOf({
      [`${album}/${name}.jpg`]: await photo(),
      [`${album}/${name}.jpg.s.json`]: json(`${name}.jpg`, 'Feier'),
      [`${album}/${name}-bearbe.jpg`]: await photo(),
      [`${album}/Jezero.jpg`]: await photo(),
      [`${album}/Jezero.jpg.supplemental-metadata.json`]: json('Jezero.jpg', 'The lake'),
      [`${album}/Jezero-upraveno.jpg`]: await photo(),
      [`${album}/Jezero-Bled.jpg`]: await photo(),
      [`${album}/Jezero-Bled.jpg.supplemental-meta.json`]: json('Jezero-Bled.jpg', 'Another lake'),
    })
    assert.deepEqual(gallery.map(([, description]) => description).sort(), [
      'Another lake',
      'Feier',
      'The lake',
    ])
    assert.deepEqual(leftOut, {
      [`${album}/${name}.jpg`]: `its edited version is there: ${name}-bearbe.jpg`,
      [`${album}/Jezero.jpg`]: 'its edited version is there: Jezero-upraveno.jpg',
    })
  })

  test('of osxphotos and of Samsung; but of two phones with one number none is lost', async () => {
    const { leftOut } = await importOf({
      'IMG_1234.jpg': await photo(),
      'IMG_1234_edited.jpeg': await photo(),
      'IMG_20190512_101530.jpg': await photo(),
      'IMG_20190512_101530~2.jpg': await photo(),
      'IMG_0001.HEIC': fixture('colours/heic-nclx-display-p3.heic').bytes,
      'IMG_0001.JPG': await photo(),
      'IMG_E0001.JPG': await photo(),
    })
    assert.deepEqual(leftOut, {
      'IMG_1234.jpg': 'its edited version is there: IMG_1234_edited.jpeg',
      'IMG_20190512_101530.jpg': 'its edited version is there: IMG_20190512_101530~2.jpg',
    })
  })
})

describe('Google’s sidecar', () => {
  test('belongs to its photograph wherever its name is cut, and when the name has no ending', async () => {
    const files: Parameters<typeof folderOf>[0] = {
      [`${album}/Hochzeit.jpg`]: await photo(),
      [`${album}/Hochzeit.json`]: json('Hochzeit', 'Hochzeit'),
    }
    for (const [index, ending] of ['', '.', '.supp', '.supplemental-metadat'].entries()) {
      files[`${album}/Lake ${index}.jpg`] = await photo()
      files[`${album}/Lake ${index}.jpg${ending}.json`] = json(`Lake ${index}.jpg`, 'The lake')
    }
    const { gallery } = await importOf(files)
    assert.ok(
      gallery.every(([, description]) => description !== null),
      JSON.stringify(gallery),
    )
  })

  test('is read with its entities, and describes the same photograph in an album without one', async () => {
    const bytes = await photo()
    const { gallery, duplicates } = await importOf({
      'Takeout/Google Fotos/Beerdigung/IMG_3000.jpg': bytes,
      'Takeout/Google Fotos/Beerdigung/Metadaten.json': '{"title":"Beerdigung","description":""}',
      [`${album}/L_39_ete.jpg`]: bytes,
      [`${album}/L_39_ete.jpg.json`]: json('L&#39;ete.jpg', 'Oma &amp; Opa &quot;im Garten&quot;'),
    })
    assert.deepEqual(gallery, [["L'ete", 'Oma & Opa "im Garten"']])
    assert.equal(duplicates.length, 1)
  })
})

describe('Left out by name are', () => {
  test('what was deleted or hidden, thumbnails, and the placeholders of iCloud', async () => {
    const details = [
      'imgName,fileChecksum,favorite,hidden,deleted,originalCreationDate,viewCount,importDate',
      'IMG_5000.jpg,AAA,no,no,no,"Sunday June 1,1958 10:00 AM GMT",1,"Sunday May 12,2019 8:00 AM GMT"',
      'IMG_5001.jpg,AAB,no,yes,no,"Sunday June 1,1958 10:00 AM GMT",1,"Sunday May 12,2019 8:00 AM GMT"',
    ]
    const { leftOut, rejected } = await importOf({
      'Photos/IMG_5000.jpg': await photo(),
      'Photos/IMG_5001.jpg': await photo(),
      'Photos/Photo Details.csv': details.join('\n'),
      'Photos/.IMG_5003.HEIC.icloud': 'bplist00',
      'Recently Deleted/IMG_5002.jpg': await photo(),
      'Takeout/Google Fotos/Papierkorb/IMG_9999.jpg': await photo(),
      '#recycle/a.jpg': await photo(),
      'Camera/.trashed-1700000000-b.jpg': await photo(),
      'Album/@eaDir/IMG_1.jpg/SYNOPHOTO_THUMB_XL.jpg': await photo(),
      'Camera/.thumbnails/1234567.jpg': await photo(),
      '__MACOSX/Photos/._IMG_5000.jpg': 'of a Mac',
    })
    const [item, ...others] = (await world.visitor.call('GET /api/media')).body
    assert.deepEqual([item?.takenAt, others], ['1958-06-01T10:00:00Z', []])
    assert.deepEqual(leftOut, {
      'Photos/IMG_5001.jpg': 'it was hidden or deleted in iCloud',
      'Photos/.IMG_5003.HEIC.icloud':
        'it is still in iCloud, and this is only its placeholder: let Finder download it first',
      'Recently Deleted/IMG_5002.jpg': 'deleted',
      'Takeout/Google Fotos/Papierkorb/IMG_9999.jpg': 'deletedInGoogle',
      '#recycle/a.jpg': 'deleted',
      'Camera/.trashed-1700000000-b.jpg': 'deleted',
      'Album/@eaDir/IMG_1.jpg/SYNOPHOTO_THUMB_XL.jpg': 'thumbnails',
      'Camera/.thumbnails/1234567.jpg': 'thumbnails',
    })
    assert.deepEqual(
      rejected.map(({ path }) => path),
      ['Photos/.IMG_5003.HEIC.icloud'],
    )
  })

  test('archives that are packed otherwise, with what to do', async () => {
    const { leftOut } = await importOf({ 'takeout-001.tgz': 'packed', 'a.jpg': await photo() })
    assert.match(leftOut['takeout-001.tgz'] ?? '', /unpack it, and import its folder, or choose ZIP/)
    const alone = path.join(await folderOf({ 'takeout.tar.gz': 'packed' }), 'takeout.tar.gz')
    await assert.rejects(world.importFrom(alone), /takeout\.tar\.gz: it is packed .*: unpack it/)
  })
})

describe('The names in a ZIP file', () => {
  test('are UTF-8 where they are valid, said or not, with composed letters', async () => {
    const { added } = await world.importFrom(fixturePath('import/zip-mac-utf8-no-flag.zip'))
    assert.equal(added, 2)
    const titles = (await world.gallery()).map(([title]) => title).sort()
    assert.deepEqual(titles, ['Café in Zürich', 'Großmutter Müller am See'])
  })

  test('may begin with a slash; one that leads out of it is named, and the rest is taken', async () => {
    assert.equal((await world.importFrom(fixturePath('import/zip-slash.zip'))).added, 2)
    const zip = await zipFileOf({ '../../evil.jpg': await photo(), 'C:/good.jpg': await photo() })
    const { added, rejected } = await world.importFrom(zip)
    const reason = 'its name leads out of the ZIP file'
    assert.deepEqual([added, rejected], [1, [{ path: '../../evil.jpg', reason }]])
  })

  test('are of a code page of Windows where they are no UTF-8', async () => {
    for (const [letters, title] of [
      [Buffer.from('8181', 'hex'), 'üü'],
      [Buffer.from('8ea0a4e3', 'hex'), 'Оаду'],
    ] as const) {
      const placeholder = 'x'.repeat(letters.length)
      const zip = await zipFileOf({ [`${placeholder}.jpg`]: await photo() })
      const bytes = Buffer.from(
        (await readFile(zip))
          .toString('latin1')
          .replaceAll(`${placeholder}.jpg`, `${letters.toString('latin1')}.jpg`),
        'latin1',
      )
      bytes.writeUInt16LE(0, bytes.indexOf('PK\x03\x04') + 6)
      bytes.writeUInt16LE(0, bytes.indexOf('PK\x01\x02') + 8)
      await writeFile(zip, bytes)
      await world.importFrom(zip)
      assert.ok(
        (await world.gallery()).some(([name]) => name === title),
        JSON.stringify(await world.gallery()),
      )
    }
  })
})
