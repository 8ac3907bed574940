import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import sharp, { type Exif } from 'sharp'
import { describePhoto } from '../../server/import/photos/describePhoto.ts'
import { fixturePath } from '../support/files/fixtures.ts'
import { inputFile } from './inputFile.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

const folder = temporaryFolder()

/** Reads the date and zone of a file, with Google's time next to it if there is one. */
async function datesOf(stored: string, { google, still }: { google?: string; still?: Buffer } = {}) {
  const timestamp = String(Date.parse(google ?? '') / 1_000)
  const json = JSON.stringify({ title: 'IMG_1.jpg', photoTakenTime: { timestamp } })
  const { takenAt, zone } = await describePhoto(
    {
      file: inputFile('IMG_1.jpg'),
      album: '',
      takeoutFiles: google ? [inputFile('IMG_1.jpg.json', { content: json })] : [],
      xmpFile: null,
      detailsFiles: [],
      livePhotoFiles: [],
      stillFile: still ? inputFile('IMG_1.THM', { content: still }) : null,
      frontFile: null,
      originalFiles: [],
      isFromYearFolder: false,
    },
    stored,
    () => undefined,
  )
  return [takenAt, zone]
}
async function photoWith(exif: Exif) {
  const stored = path.join(folder, 'IMG_1.jpg')
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  await writeFile(stored, await image.withExif(exif).jpeg().toBuffer())
  return stored
}
const taken = { DateTimeOriginal: '1998:08:02 04:30:00' }
const withOffset = { ...taken, OffsetTimeOriginal: '+02:00' }
const satellites = { GPSDateStamp: '1998:08:02', GPSTimeStamp: '8/1 30/1 0/1' }
const google = '1998-08-02T08:30:00Z'

test('a photograph has the date of its camera’s clock, and the zone from the camera or otherwise from Google', async () => {
  const local = '1998-08-02T04:30:00'
  assert.deepEqual(await datesOf(await photoWith({ IFD2: taken })), [local, null])
  assert.deepEqual(await datesOf(await photoWith({ IFD2: withOffset })), [local, 120])
  assert.deepEqual(await datesOf(await photoWith({ IFD2: taken }), { google }), [local, -240])
  assert.deepEqual(await datesOf(await photoWith({ IFD2: withOffset }), { google }), [local, 120])
})

test('GPS time, which is in UTC, is not mistaken for local time', async () => {
  assert.deepEqual(await datesOf(await photoWith({ IFD2: taken, IFD3: satellites })), [
    '1998-08-02T04:30:00',
    null,
  ])
  assert.deepEqual(await datesOf(await photoWith({ IFD3: satellites })), [null, null])
  assert.deepEqual(await datesOf(await photoWith({ IFD3: satellites }), { google }), [google, null])
})

test('a video without a date has the date of the small picture next to it', async () => {
  const still = await readFile(await photoWith({ IFD2: taken }))
  const film = fixturePath('video/key-picture-each-second.mp4')
  assert.deepEqual(await datesOf(film, { still }), ['1998-08-02T04:30:00', null])
  const dated = fixturePath('dates/creation-time.mp4')
  assert.deepEqual(await datesOf(dated, { still }), ['1998-08-02T09:00:00Z', null])
})
