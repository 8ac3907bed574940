import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Edtf } from '../../domain/calendar/edtf.ts'
import { findDateInName } from '../../server/features/media/upload/findDateInName.ts'
import { orderPhotos } from '../../server/import/photos/orderPhotos.ts'
import { parseTakeout } from '../../server/import/photos/takeout.ts'

describe('A sidecar of Google Takeout', () => {
  test('gives name, description and time, even before 1970, without HTML entities', () => {
    const json = {
      title: 'L&#39;ete.jpg',
      description: ' Oma &amp; Opa &quot;im Garten&quot; ',
      photoTakenTime: { timestamp: '-86400' },
    }
    assert.deepEqual(parseTakeout(JSON.stringify(json)), {
      fileName: "L'ete.jpg",
      writtenName: 'L&#39;ete.jpg',
      description: 'Oma & Opa "im Garten"',
      takenAt: '1969-12-31T00:00:00Z',
      people: [],
      isHidden: false,
    })
  })

  test('keeps its caption when its date is invalid or missing, and its date when its caption is', () => {
    const read = (more: object) => parseTakeout(JSON.stringify({ title: 'a.jpg', ...more }))
    const odd = [{ timestamp: '' }, { timestamp: -99999999999 }, { timestamp: '99999999999999999' }, {}, null]
    for (const photoTakenTime of [...odd, undefined]) {
      const found = read({ description: 'By the lake', photoTakenTime })
      assert.equal(found?.description, 'By the lake')
      assert.equal(found.takenAt, null)
    }
    const found = read({ description: null, photoTakenTime: { timestamp: '1090168930' } })
    assert.equal(found?.takenAt, '2004-07-18T16:42:10Z')
    assert.equal(found.description, null)
  })

  test('has no caption if a camera wrote it', () => {
    const json = {
      title: 'a.jpg',
      description: 'OLYMPUS DIGITAL CAMERA',
      photoTakenTime: { timestamp: '1090168930' },
    }
    assert.equal(parseTakeout(JSON.stringify(json))?.description, null)
  })

  test('says whether it was deleted or locked away there', () => {
    const isHidden = (more: object) =>
      parseTakeout(JSON.stringify({ title: 'a.jpg', description: 'Bees', ...more }))?.isHidden
    assert.deepEqual([{}, { trashed: true }, { inLockedFolder: true }, { trashed: false }].map(isHidden), [
      false,
      true,
      true,
      false,
    ])
  })

  test('is ignored when it describes an album, or is not JSON', () => {
    assert.equal(parseTakeout('{"title":"Summer","description":"","access":"protected"}'), null)
    assert.equal(parseTakeout('not JSON'), null)
  })
})

test('a date in a name is read as phones, messengers and people write it, and a counter is not a date', () => {
  for (const [name, date] of [
    ['IMG_20240512_101530.jpg', '2024-05-12T10:15:30'],
    ['PXL_20240512_101530123.jpg', '2024-05-12T10:15:30'],
    ['IMG-20240512-WA0007.jpg', '2024-05-12'],
    ['WhatsApp Image 2024-05-12 at 10.15.30.jpeg', '2024-05-12T10:15:30'],
    ['20240512_101530.mp4', '2024-05-12T10:15:30'],
    ['Oma 1932.jpg', '1932'],
    ['1932.jpg', '1932'],
    ['1932_0001.jpg', '1932'],
    ['Oma, im Garten (1932).jpg', '1932'],
    ['Scan_1958-06.jpg', '1958-06'],
    ['1958-06.tif', '1958-06'],
    ['Hochzeit 12.6.1958.jpg', '1958-06-12'],
    ['1958-06-12 Hochzeit.jpg', '1958-06-12'],
    ['1958-00-00.jpg', '1958'],
    ['Garten um 1950.jpg', '1950~'],
    ['Oma ca. 1950.jpg', '1950~'],
    ['Urlaub 1950er.jpg', '195X'],
    ['1950s party.jpg', '195X'],
    ['Familie 1950-1955.jpg', '1950/1955'],
    ['Sam 1950.jpg', '1950'],
    ['Scan 1958.jpg', '1958'],
  ] as const)
    assert.equal(findDateInName(name), date, name)
  for (const none of [
    'IMG_1234.jpg',
    'scan 20241399.jpg',
    '120240512.jpg',
    'Bees.jpg',
    'IMG_1958.jpg',
    'DSC_1958.JPG',
    'P1950.jpg',
    'Scan_1958.jpg',
    'Walter 1949-2026.jpg',
    'Oma 1932 and 1940.jpg',
    'Wall 1920x1080.jpg',
    'House 1825.jpg',
    'Stars 2098.jpg',
    'IMG_20980512_101530.jpg',
    'SAM_1950.JPG',
  ])
    assert.equal(findDateInName(none), null, none)
})

describe('Photographs are ordered', () => {
  const photo = (path: string, takenAt: string | null, sha256 = path, frontSha256: string | null = null) => ({
    frontSha256,
    path,
    album: path.slice(0, Math.max(0, path.lastIndexOf('/'))),
    isFromYearFolder: path.includes('Photos from'),
    takenAt: takenAt as Edtf | null,
    sha256,
  })
  const order = (photos: ReturnType<typeof photo>[], known = new Map<string, string>()) => {
    const { ordered, duplicates } = orderPhotos(photos, known)
    return { paths: ordered.map(({ path }) => path), duplicates }
  }

  test('album by album from the earliest, by date and then by name within each', () => {
    const { paths } = order([
      photo('Lake/10.jpg', null),
      photo('Lake/2.jpg', null),
      photo('Lake/b.jpg', '2001-01-02T00:00:00'),
      photo('Bees/a.jpg', '1999-05-01T00:00:00'),
      photo('Bees/z.jpg', '2005-05-01T00:00:00Z'),
      photo('Bees/y.jpg', '2005'),
      photo('Bees/x.jpg', '200X'),
    ])
    assert.deepEqual(paths, [
      'Bees/a.jpg',
      'Bees/x.jpg',
      'Bees/y.jpg',
      'Bees/z.jpg',
      'Lake/b.jpg',
      'Lake/2.jpg',
      'Lake/10.jpg',
    ])
  })

  test('once each: from its album, not from the folder of its year; and not when it is in the gallery', () => {
    const { paths, duplicates } = order(
      [
        photo('Takeout/Photos from 2001/a.jpg', '2001-01-02T00:00:00', 'same'),
        photo('Takeout/Lake/a.jpg', '2001-01-02T00:00:00', 'same'),
        photo('Takeout/Lake/b.jpg', null, 'known'),
      ],
      new Map([['known', 'Bees']]),
    )
    assert.deepEqual(paths, ['Takeout/Lake/a.jpg'])
    assert.deepEqual(duplicates, [
      { path: 'Takeout/Lake/b.jpg', reason: 'it is in the gallery already, as “Bees”' },
      { path: 'Takeout/Photos from 2001/a.jpg', reason: 'it is the same as Takeout/Lake/a.jpg' },
    ])
  })

  test('with the back of a scan right behind its front, and without losing one that is the same as its front', () => {
    const { paths } = order([
      photo('scan_2.jpg', '1958'),
      photo('scan_1_b.jpg', '2019', 'back', 'scan_1.jpg'),
      photo('scan_3_b.jpg', null, 'same', 'same'),
      photo('scan_1.jpg', '1957'),
      photo('scan_4_b.jpg', null, 'alone', 'lost'),
    ])
    assert.deepEqual(paths, ['scan_1.jpg', 'scan_1_b.jpg', 'scan_2.jpg', 'scan_3_b.jpg', 'scan_4_b.jpg'])
  })
})
