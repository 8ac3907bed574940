import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toTitle } from '../../../server/features/media/upload/titles.ts'

test('a name by a camera or phone is not a title', () => {
  for (const name of [
    'IMG_4032.JPG',
    'IMG_E4032.HEIC',
    'PXL_20240101_123456789.jpg',
    'PXL_20240101_123456789.PORTRAIT.jpg',
    'DSC00012.JPG',
    '_DSC1234.jpg',
    'DSCN0001.JPG',
    'IMG-20240101-WA0001.jpg',
    'WhatsApp Image 2024-01-01 at 10.11.12 PM.jpeg',
    '20240101_123456.jpg',
    'P1010001.JPG',
    'image.jpg',
    'image (3).png',
    'FullSizeRender.heic',
    'MVI_0042.MOV',
    '1000012345.jpg',
    '0A1B2C3D-0000-4000-8000-00000000000F.heic',
    '0A1B2C3D-0000-4000-8000-00000000000F_1_201_a.jpeg',
    '.jpg',
  ])
    assert.equal(toTitle(name), null, name)
})

test('a name by a person is the title, with spaces tidied and letters of every script', () => {
  for (const [name, title] of [
    ['Lakeside day.jpg', 'Lakeside day'],
    ['Portrait.jpg', 'Portrait'],
    ['1962.jpg', '1962'],
    ['Öğretmen – 祖父 1962.jpg', 'Öğretmen – 祖父 1962'],
    ['🌻🕊️.jpg', '🌻🕊️'],
    ['it\'s "100%" & %2e%2e <b>, two  spaces .jpg', 'it\'s "100%" & %2e%2e <b>, two spaces'],
    ['Pat and Sam 2003.jpg', 'Pat and Sam 2003'],
    ['no extension', 'no extension'],
  ] as const)
    assert.equal(toTitle(name), title)
})

test('a long name is cut to 200 characters, never through a letter', () => {
  const title = toTitle(`${'a'.repeat(199)}🌻 and more.jpg`)
  assert.equal(title, 'a'.repeat(199))
})
