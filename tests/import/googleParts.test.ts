import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { findOtherGoogleParts } from '../../server/import/photos/googleParts.ts'
import { inputFile } from './inputFile.ts'

const about =
  '{"title":"a.jpg","photoTakenTime":{"timestamp":"980000000"},"url":"https://photos.google.com/photo/AF1"}'
const album = '{"title":"Lake","description":"","access":"protected","date":{"timestamp":"980000000"}}'
/** A note of Google Keep, which has a title, too. */
const note = '{"title":"receipt","textContent":"shoes","isTrashed":false}'

type Places = Record<string, Record<string, string>>

/** Finds the pictures in these folders or ZIP files that lie in a part of Google's export other than Google Photos. */
async function othersIn(places: Places) {
  const files = Object.entries(places).flatMap(([place, contents]) =>
    Object.entries(contents).map(([path, content]) => inputFile(path, { place, content })),
  )
  const isOther = await findOtherGoogleParts(files)
  return files.filter((file) => file.path.endsWith('.jpg') && isOther(file)).map(({ path }) => path)
}

const english = {
  'archive_browser.html': '<html>',
  'Google Photos/Photos from 2016/a.jpg': '',
  'Google Photos/Photos from 2016/a.jpg.supplemental-metadata.json': about,
  'Google Photos/Photos from 2016/without a sidecar.jpg': '',
  'Google Photos/Drive/an album.jpg': '',
  'Contacts/All Contacts/Dr. Anna.jpg': '',
  'Drive/bill.jpg': '',
  'Drive/Old/Takeout/Google Photos/Photos from 2010/c.jpg': '',
  'Drive/Old/c.jpg.json': about,
  'Keep/receipt.jpg': '',
  'Keep/receipt.json': note,
  'Profile/ProfilePhoto.jpg': '',
  'A new service/x.jpg': '',
}
const others = [
  'Contacts/All Contacts/Dr. Anna.jpg',
  'Drive/bill.jpg',
  'Drive/Old/Takeout/Google Photos/Photos from 2010/c.jpg',
  'Keep/receipt.jpg',
  'Profile/ProfilePhoto.jpg',
  'A new service/x.jpg',
]
const inFolder = (folder: string, files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [`${folder}${path}`, content]))

describe('Only Google Photos is imported from an export of all of Google', () => {
  for (const [place, folder] of [
    ['/downloads', 'Takeout/'],
    ['/downloads/takeout-20260102T030405Z-1-001.zip', 'Takeout/'],
    ['/downloads/takeout-20260102T030405Z-1-001.zip', ''],
    ['/downloads', 'takeout-20260102T030405Z-1-001/Takeout/'],
    ['/downloads', 'Takeout/takeout-20260102T030405Z-1-001/Takeout/'],
    ['/downloads', 'Backup/Takeout 2/'],
    ['/downloads/Takeout', ''],
    ['/downloads/takeout of Grandfather', ''],
    ['/downloads/Grandfather', 'Google/'],
  ] as const)
    test(`with ${place} and files in “${folder}”`, async () => {
      const expected = others.map((path) => folder + path)
      assert.deepEqual(await othersIn({ [place]: inFolder(folder, english) }), expected)
    })

  const names =
    'Google Photos|Google Fotos|Google Foto|Google Foto’s|Google Foto_s|Zdjęcia Google|Fotky Google|Google Фото|' +
    'Google フォト|Google 포토|Google 相簿|Google 相册|Google Fotók|Google Fotoğraflar|Google Kuvat'
  for (const name of names.split('|'))
    test(`in a language in which it is “${name}”, without any JSON`, async () => {
      const found = await othersIn({
        '/x': { [`Takeout/${name.normalize('NFD')}/2016/a.jpg`]: '', 'Takeout/Kontakte/Anna.jpg': '' },
      })
      assert.deepEqual(found, ['Takeout/Kontakte/Anna.jpg'])
    })

  for (const [what, json] of [
    ['a photograph', about],
    ['an album', album],
    ['an album, as years ago', `{"albumData":${album}}`],
  ] as const)
    test(`in any other language, when there is JSON about ${what}`, async () => {
      const found = await othersIn({
        '/x': {
          'Takeout/Myndir/2016/a.jpg': '',
          'Takeout/Myndir/Sumar/metadata.json': json,
          'Takeout/Tengiliðir/Anna.jpg': '',
          'Takeout/Glósur/nóta.jpg': '',
          'Takeout/Glósur/nóta.json': note,
        },
      })
      assert.deepEqual(found, ['Takeout/Tengiliðir/Anna.jpg', 'Takeout/Glósur/nóta.jpg'])
    })

  test('in all its ZIP files, although only one of them shows which part it is', async () => {
    const found = await othersIn({
      '/x/takeout-20260102T030405Z-001.zip': { 'Takeout/Myndir/2016/a.jpg.json': about },
      '/x/takeout-20260102T030405Z-002.zip': { 'Takeout/Myndir/2017/b.jpg': '' },
      '/x/takeout-20260102T030405Z-003.zip': { 'Takeout/Tengiliðir/Anna.jpg': '' },
    })
    assert.deepEqual(found, ['Takeout/Tengiliðir/Anna.jpg'])
  })

  for (const [what, photos, others] of [
    ['with a part that only Google makes', 'Google Photos', ['Google Chat/Groups/DM a', 'Drive', 'Unknown']],
    ['in German', 'Google Fotos', ['Google Chat/Groups/DM a', 'Kontakte', 'Meine Aktivitäten']],
    ['with nothing but parts of Google', 'Zdjęcia Google', ['Drive', 'Kontakty']],
  ] as const)
    for (const [place, folder] of [
      ['/x/photos.zip', ''],
      ['/x', 'Backup/'],
    ] as const)
      test(`when somebody packed only what was in its folder, ${what}, with ${place} and “${folder}”`, async () => {
        const leftOut = others.map((name) => `${folder}${name}/private.jpg`)
        const paths = [`${folder}${photos}/2016/a.jpg`, ...leftOut]
        const found = await othersIn({ [place]: Object.fromEntries(paths.map((path) => [path, ''])) })
        assert.deepEqual(found, leftOut)
      })

  test('nothing at all, when it was made without Google Photos', async () => {
    const found = await othersIn({ '/x': { 'Takeout/Drive/bill.jpg': '', 'Takeout/Kontakte/Anna.jpg': '' } })
    assert.deepEqual(found, ['Takeout/Drive/bill.jpg', 'Takeout/Kontakte/Anna.jpg'])
  })
})

describe('No part is left out', () => {
  for (const [what, places] of Object.entries<Places>({
    'in Google Photos itself': {
      '/x/Takeout/Google Photos': { 'Photos from 2016/a.jpg.json': about, 'Drive/a.jpg': '' },
    },
    'in the folder of a year': { '/x/Photos from 2016': { 'a.jpg.json': about, 'a.jpg': '' } },
    'in a part that somebody names': {
      '/x/Takeout/Drive/Lake': { 'a.jpg': '' },
      '/x/Takeout/Drive': { 'a.jpg': '' },
    },
    'among albums that somebody moved out of Google Photos': {
      '/x': { 'Takeout/Lake/a.jpg.json': about, 'Takeout/Lake/a.jpg': '', 'Takeout/Bees/b.jpg': '' },
    },
    'in an ordinary folder by the name of Takeout': {
      '/x': { 'Takeout/Lake/a.jpg': '', 'Takeout/b.jpg': '', 'Takeout dinner/Contacts/c.jpg': '' },
      '/x/takeout.zip': { 'Lake/a.jpg': '', 'note.json': note },
    },
    'in a folder with a copy of Google Photos': {
      '/x/Pictures': {
        'Google Photos/2016/a.jpg.json': about,
        'Drive/a.jpg': '',
        'Contacts/a.jpg': '',
        'Oma/a.jpg': '',
      },
    },
    'in the top folder, where Google puts large films': {
      '/x': { 'Takeout/IMG_1-001.jpg': '', 'Takeout/Google Photos/2016/a.jpg.json': about },
    },
  }))
    test(what, async () => assert.deepEqual(await othersIn(places), []))
})
