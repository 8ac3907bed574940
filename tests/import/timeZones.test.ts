import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Edtf } from '../../domain/calendar/edtf.ts'
import { chooseDate, computeZone } from '../../server/import/photos/chooseDate.ts'
import { toLocalTime } from '../../server/import/photos/toLocalTime.ts'

const edtf = (date: string | null) => date as Edtf | null

describe('The date of a photograph, by what lies next to it and by its camera', () => {
  const camera = '2019-05-12T23:30:00'
  const datesOf = (nextToIt: string | null, embedded: string | null) => ({
    takenAt: chooseDate(edtf(nextToIt), edtf(embedded)),
    zone: computeZone(edtf(nextToIt), edtf(embedded)),
  })

  for (const [title, nextToIt, zone] of [
    ['is the camera’s alone', null, null],
    ['is the camera’s, west of Greenwich on the day before', '2019-05-13T09:30:00Z', -600],
    ['is the camera’s, east of it on the day after', '2019-05-12T09:30:00Z', 840],
    ['is the camera’s, in a zone of quarters of an hour', '2019-05-12T17:45:00Z', 345],
    ['is the camera’s, and its clock may stand in UTC or in no zone', `${camera}Z`, null],
    ['is the camera’s, whose clock is seven minutes wrong', '2019-05-12T21:23:00Z', null],
    ['is the camera’s, further from Google’s than any zone is', '2019-05-13T13:45:00Z', null],
    ['is the camera’s, where what lies next to it says less', '2019', null],
  ] as const)
    test(title, () => assert.deepEqual(datesOf(nextToIt, camera), { takenAt: camera, zone }))

  const film = '2019-05-12T08:30:00Z'
  for (const [title, nextToIt, embedded, takenAt] of [
    ['is known to neither', null, null, null],
    ['is Google’s alone, in UTC', '1998-08-02T08:30:00Z', null, '1998-08-02T08:30:00Z'],
    ['is Google’s, a day after the camera’s', '2019-05-14T01:30:00Z', camera, '2019-05-14T01:30:00Z'],
    ['is Google’s, a day before the camera’s', '2019-05-11T21:30:00Z', camera, '2019-05-11T21:30:00Z'],
    ['is the year that the family knew, of which Google makes a day', '1958-01-01T00:00:00Z', '1958', '1958'],
    ['is what the family wrote next to it, where that says more', '1958-06', '1958', '1958-06'],
    ['is the film’s own, in UTC as Google’s', '2019-05-12T09:30:00Z', film, film],
  ] as const)
    test(title, () => assert.deepEqual(datesOf(nextToIt, embedded), { takenAt, zone: null }))
})

describe('A video, whose date is in UTC,', () => {
  const film = { takenAt: edtf('2019-05-12T23:30:00Z'), zone: null }
  const photo = (takenAt: string | null, zone: number | null) => ({ takenAt: edtf(takenAt), zone })
  const taken = (...others: { takenAt: Edtf | null; zone: number | null }[]) =>
    toLocalTime([film, ...others])[0]?.takenAt

  test('gets the local time of the nearest photograph that knows its zone', () => {
    const berlin = photo('2019-05-13T02:00:00', 120)
    assert.equal(taken(berlin), '2019-05-13T01:30:00')
    assert.equal(taken(photo('2019-05-12T10:00:00', -240), berlin), '2019-05-13T01:30:00')
    assert.equal(taken(berlin, photo('2019-05-12T19:31:00', -240)), '2019-05-12T19:30:00')
    assert.equal(taken(berlin, photo('2019-05-12T23:30:00', null), photo(null, 60)), '2019-05-13T01:30:00')
  })

  test('does not take the zone of a photograph that was taken a day before or after it', () => {
    assert.equal(taken(), film.takenAt)
    assert.equal(taken(photo('2019-05-14T01:30:00', 120)), film.takenAt)
    assert.equal(taken(photo('2019-05-14T01:29:59', 120)), '2019-05-13T01:30:00')
    assert.equal(taken(photo('2019-05-12T01:30:00', 120)), film.takenAt)
  })

  test('uses its own zone first, and takes none from another video', () => {
    const own = { ...film, zone: -600 }
    assert.equal(toLocalTime([own, photo('2019-05-13T01:30:00', 120)])[0]?.takenAt, '2019-05-12T13:30:00')
    assert.equal(taken(photo('2019-05-12T23:00:00Z', 60)), film.takenAt)
  })

  test('leaves the dates of photographs as they are', () => {
    const photos = [photo('2019-05-12T23:30:00', 120), photo('1958', null), photo(null, null)]
    assert.deepEqual(toLocalTime([...photos, film]).slice(0, 3), photos)
  })
})
