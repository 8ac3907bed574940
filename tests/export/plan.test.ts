import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toCopyPath } from '../../contract/outputs/copyLayout.ts'
import type { VisitorResponses } from '../../contract/pages/pageRendering.ts'
import { planCopy } from '../../server/outputs/export/plan.ts'
import { formatNumberedName, toSlug } from '../../server/outputs/export/slug.ts'
import { formatChecksums, parseChecksums } from '../../server/outputs/export/checksums.ts'

test('a title becomes a name that every disk and web host accepts', () => {
  assert.equal(toSlug('Öğretmen – 祖父 1962'), 'ogretmen-1962')
  assert.equal(toSlug('it’s "100%" & <b>../../etc'), 'it-s-100-b-etc')
  assert.equal(toSlug('Straße, Łódź, æon, dışarı'), 'strasse-lodz-aeon-disari')
  assert.equal(toSlug('x'.repeat(200)).length, 48)
  assert.equal(toSlug('🌻'), '')
  assert.equal(formatNumberedName(7, '🌻', 4), '0007')
  assert.equal(formatNumberedName(7, 'Bees', 4), '0007-bees')
})

test('the smallest picture keeps its size in every copy, and a video its extension', () => {
  assert.equal(toCopyPath('/uploads/0001-bees/384.avif'), 'photos/384/0001-bees.avif')
  assert.equal(toCopyPath('/small/bees/384.webp'), 'photos/384/bees.webp')
  assert.equal(toCopyPath('/posters/0002-film/video.webm'), 'videos/0002-film.webm')
})

test('a drawing of the product stays the portrait in a copy, and a picture on another site does not', () => {
  const copyPortrait = (portraitPath: string) =>
    planCopy(
      {
        'GET /api/media': [],
        'GET /api/music': [],
        'GET /api/services': [],
        'GET /api/obituary': { imagePath: null },
        'GET /api/settings': { name: 'Walter', portraitPath },
      } as unknown as VisitorResponses,
      'small',
    ).responses['GET /api/settings'].portraitPath
  assert.equal(copyPortrait('/pictures/portrait-default.svg'), '/pictures/portrait-default.svg')
  assert.equal(copyPortrait('https://pictures.example/him.jpg'), null)
})

test('a manifest is parsed without paths that lead out of the folder', () => {
  const sums = new Map([
    ['READ ME.txt', 'a'.repeat(64)],
    ['photos/384/0001-bees.avif', 'b'.repeat(64)],
  ])
  assert.deepEqual(parseChecksums(formatChecksums(sums)), sums)
  for (const path of ['../secret', '/etc/passwd', 'photos/../../secret', '.hidden/file', '-rf/.'])
    assert.equal(parseChecksums(`${'c'.repeat(64)}  ${path}\n`).size, 0, path)
})
