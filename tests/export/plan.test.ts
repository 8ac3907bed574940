import assert from 'node:assert/strict'
import { test } from 'node:test'
import { copyFile, copyPageFile } from '../../contract/copyLayout.ts'
import { numberedName, slugOf } from '../../server/export/slug.ts'
import { manifestOf, readManifestText } from '../../server/export/target.ts'

test('a title becomes a name that every disk and web host takes', () => {
  assert.equal(slugOf('Öğretmen – 祖父 1962'), 'ogretmen-1962')
  assert.equal(slugOf('it’s "100%" & <b>../../etc'), 'it-s-100-b-etc')
  assert.equal(slugOf('Straße, Łódź, æon, dışarı'), 'strasse-lodz-aeon-disari')
  assert.equal(slugOf('x'.repeat(200)).length, 48)
  assert.equal(slugOf('🌻'), '')
  assert.equal(numberedName(7, '🌻', 4), '0007')
  assert.equal(numberedName(7, 'Bees', 4), '0007-bees')
})

test('each size of a photograph lies in a folder of its own, and the full one above them', () => {
  const at = (name: string) => copyFile(`/uploads/0001-bees/${name}`)
  assert.equal(at('photo.jpg'), 'photos/0001-bees.jpg')
  assert.equal(at('384.avif'), 'photos/384/0001-bees.avif')
  assert.equal(at('1600.webp'), 'photos/1600/0001-bees.webp')
  assert.equal(at('animated.webp'), 'photos/animated/0001-bees.webp')
})

test('what is larger than a copy holds is replaced by the largest it has', () => {
  assert.equal(copyFile('/uploads/bees/2560.webp'), 'photos/bees.jpg')
  assert.equal(copyFile('/posters/film/2560.webp'), 'photos/1600/film.webp')
  for (const name of ['photo.jpg', '2560.webp', '1600.webp', '800.webp', 'animated.webp'])
    assert.equal(copyFile(`/small/bees/${name}`), 'photos/800/bees.webp')
  assert.equal(copyFile('/small/bees/384.webp'), 'photos/384/bees.webp')
})

test('videos, songs, drawings and pages have their places', () => {
  assert.equal(copyFile('/posters/0002-film/video.webm'), 'videos/0002-film.webm')
  assert.equal(copyFile('/small/0002-film/video.mp4'), 'videos/0002-film.mp4')
  assert.equal(copyFile('/uploads/01-hymn/song.mp3'), 'music/01-hymn.mp3')
  assert.equal(copyFile('/pictures/portrait-default.svg'), 'site/pictures/portrait-default.svg')
  assert.equal(copyPageFile('/'), 'index.html')
  assert.equal(copyPageFile('/slideshow-old'), 'slideshow-old.html')
})

test('a manifest is read back, but for paths that lead out of the folder', () => {
  const sums = new Map([
    ['READ ME.txt', 'a'.repeat(64)],
    ['photos/384/0001-bees.avif', 'b'.repeat(64)],
  ])
  assert.deepEqual(readManifestText(manifestOf(sums)), sums)
  for (const path of ['../secret', '/etc/passwd', 'photos/../../secret', '.hidden/file', '-rf/.'])
    assert.equal(readManifestText(`${'c'.repeat(64)}  ${path}\n`).size, 0, path)
})
