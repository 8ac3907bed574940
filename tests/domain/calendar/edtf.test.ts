import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareDates, type Edtf, isEdtf } from '../../../domain/calendar/edtf.ts'
import { parseCameraDate } from '../../../domain/calendar/parseCameraDate.ts'

const dates = {
  known: '1958 1958-06 1958-06-01 1970-01-01T00:00:00 2004-07-18T16:42:10 2004-07-18T16:42:10Z',
  'known in part': '195X 19XX 1958-XX 1958-06-XX 1958-XX-XX 1958-22',
  about: '1958~ 1958-06? 1958-06-01%',
  between: '1950/1960 1950-06/1951-06-01 1950~/.. ../1950 1950/',
}
test('a date may be known in part, about, between two others, or to the second', () => {
  for (const [kind, each] of Object.entries(dates))
    for (const date of each.split(' ')) assert.ok(isEdtf(date), `${kind}: ${date}`)
})

const noDates = {
  'of a month or day 0': '1958-00-00 1958-00 1958-06-00 0000 1958-06-00T12:00:00',
  'in no calendar': '1958-13 1958-25 1957-02-29 1958-06-31',
  'more exact than what is known': '1958-22-01 195X-06 1958-XX-01',
  'at no time': '2004-07-18T24:00:00 2004-07-18T16:42 2004-07-18T16:42:60',
  'between no two': '1960/1950 ../.. / 1950/1960/1970 2004-07-18T16:42:10/2005',
  'in another form': '1958-6-1 58',
}
test('no date has a month or a day 0, a day that no calendar has, or its end before its beginning', () => {
  for (const [kind, each] of Object.entries(noDates))
    for (const text of each.split(' ')) assert.ok(!isEdtf(text), `${kind}: ${text}`)
  for (const text of ['', 'about 1958']) assert.ok(!isEdtf(text), text)
})

test('dates of cameras and programs are read with the parts that are known', () => {
  for (const [written, date] of [
    ['2007:02:19 00:00:00', '2007-02-19T00:00:00'],
    ['2004-07-18 16:42:10', '2004-07-18T16:42:10'],
    ['2004/07/18 16:42:10', '2004-07-18T16:42:10'],
    ['2004-07-18T16:42', '2004-07-18T16:42:00'],
    ['2004-07-18T16:42:10.25+02:00', '2004-07-18T16:42:10'],
    ['2004-07-18T16:42:10Z', '2004-07-18T16:42:10Z'],
    ['20040718', '2004-07-18'],
    ['20040718T164210', '2004-07-18T16:42:10'],
    ['1958:6:1 9:05:00', '1958-06-01T09:05:00'],
    ['1953:07:00 00:00:00', '1953-07'],
    ['1953:07:     :  :  ', '1953-07'],
    ['1953:00:00 00:00:00', '1953'],
    ['1953:  :     :  :  ', '1953'],
    ['19580000', '1958'],
    ['1958-00-00T00:00:00', '1958'],
    ['1958', '1958'],
    ['1958-06', '1958-06'],
    ['1958-06-01 24:00:00', '1958-06-01'],
    ['1958~', '1958~'],
    ['2004:05:12 02:30:05 PM', '2004-05-12T14:30:05'],
    ['2004:05:12 12:30:05 AM', '2004-05-12T00:30:05'],
    ['2004:05:12 12:30:05 PM', '2004-05-12T12:30:05'],
    ['2004-05-12 2:30 p.m.', '2004-05-12T14:30:00'],
    ['2004:05:12 14:30:05 PM', '2004-05-12T14:30:05'],
    ['25/12/2004 14:30:05', '2004-12-25T14:30:05'],
    ['12/25/2004', '2004-12-25'],
    ['05/05/2004', '2004-05-05'],
    ['03.04.2004', '2004-04-03'],
    ['Wed May 12 14:30:05 2004', '2004-05-12T14:30:05'],
    ['Wed May  2 14:30:05 CEST 2004', '2004-05-02T14:30:05'],
    ['Wed, 12 May 2004 14:30:05 +0200', '2004-05-12T14:30:05'],
    ['May 12, 2004 2:30:05 PM', '2004-05-12T14:30:05'],
    ['12-May-2004', '2004-05-12'],
    ['2025:01:14 18:31:30+0000', '2025-01-14T18:31:30'],
  ] as const)
    assert.equal(parseCameraDate(written), date, written)
})

test('what is no date of a photograph is none', () => {
  for (const written of [
    '0000:00:00 00:00:00',
    '    :  :     :  :  ',
    '1825:12:31 00:00:00',
    '2004:02:31 10:00:00',
    '2004:13:01 10:00:00',
    'Sommer',
    'May 2004',
    '12/05/2004 14:30:05',
    '31/02/2004',
    '32/13/2004',
    '',
  ])
    assert.equal(parseCameraDate(written), null, written)
})

test('a date that is still to come is none, but in the east tomorrow has begun', () => {
  const now = Date.UTC(2026, 10, 29, 12)
  for (const written of ['2026:11:29 14:00:00', '2026:11:30 02:00:00', '2026-11-30', '2026', '../2026'])
    assert.notEqual(parseCameraDate(written, now), null, written)
  for (const written of ['2026:12:01 10:00:00', '2026-12', '2027', '2065:05:12 14:30:05', '2027/2030'])
    assert.equal(parseCameraDate(written, now), null, written)
})

test('dates stand in the order of time, the better known of two first', () => {
  const inOrder = '../1970 1950/1970 1959-12 1960-01-01T00:00:00 1960-01 1960 196X'.split(' ') as Edtf[]
  assert.deepEqual(inOrder.toReversed().sort(compareDates), inOrder)
})
