import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dateStyles } from '../../../domain/calendar/dateStyle.ts'
import { writeShortDay } from '../../../domain/calendar/writeDay.ts'
import { formatDate, formatDateOnly } from '../../../domain/calendar/formatDates.ts'
import { parseWrittenDate, suggestWrittenDates } from '../../../domain/calendar/writtenDates.ts'
import { type Edtf, isEdtf } from '../../../domain/calendar/edtf.ts'
import { dateTexts } from '../../../languages/en/memorial/dates.ts'

const edtf = (text: string): Edtf => {
  assert.ok(isEdtf(text), text)
  return text
}

const written = {
  '1958': '1958',
  '1958-06': 'June 1958',
  '1958-06-01': 'June 1, 1958',
  '1958~': 'about 1958',
  '1958?': 'perhaps 1958',
  '1958-06%': 'perhaps about June 1958',
  '1958-21': 'spring 1958',
  '1958-23~': 'about fall 1958',
  '195X': '1950s',
  '195X~': 'about 1950s',
  '18XX': '19th century',
  '1950/1960': '1950 to 1960',
  '1950-06/1960-07-01': 'June 1950 to July 1, 1960',
  '1950~/1960': 'about 1950 to 1960',
  '1950/..': 'since 1950',
  '../1960': 'until 1960',
  '2004-07-18T16:42:00': 'July 18, 2004, 4:42 PM',
  '2004-07-18T00:05:00Z': 'July 18, 2004, 12:05 AM UTC',
}

test('a date is written in words, and these words are read as that date again', () => {
  for (const [date, text] of Object.entries(written)) {
    assert.equal(formatDate(edtf(date), dateTexts), text)
    assert.equal(parseWrittenDate(text), date, text)
    assert.equal(parseWrittenDate(date), date)
  }
})

test('days and months that are not known are not written', () => {
  assert.equal(formatDate(edtf('1958-XX'), dateTexts), '1958')
  assert.equal(formatDate(edtf('1958-06-XX'), dateTexts), 'June 1958')
})

test('a day is written without its time', () => {
  assert.equal(formatDateOnly(edtf('2004-07-18T16:42:10Z'), dateTexts), 'July 18, 2004')
  assert.equal(formatDateOnly(edtf('1950/1960'), dateTexts), '1950 to 1960')
})

test('the month of a day is cut short where there is little room', () => {
  const short = (date: string) => formatDateOnly(edtf(date), dateTexts, undefined, writeShortDay)
  assert.equal(short('1946-02-11'), 'Feb 11, 1946')
  assert.equal(short('1946-09-18~/1965-12-24'), 'about Sep 18, 1946 to Dec 24, 1965')
  assert.equal(short('1946-09'), 'September 1946')
})

test('dates are read as people write them', () => {
  const read = {
    ' june  1958 ': '1958-06',
    'Jun. 1958': '1958-06',
    'June of 1958': '1958-06',
    '6/1958': '1958-06',
    '6/13/1958': '1958-06-13',
    '13/6/1958': '1958-06-13',
    '6/6/1958': '1958-06-06',
    '1.6.1958': '1958-06-01',
    'June 1st, 1958': '1958-06-01',
    '1 June 1958': '1958-06-01',
    '1st of June 1958': '1958-06-01',
    'about 1 June 1958': '1958-06-01~',
    '1 June 1958 to 3 June 1958': '1958-06-01/1958-06-03',
    '18 July 2004, 16:42:10': '2004-07-18T16:42:10',
    'the 1950s': '195X',
    '1950’s': '195X',
    'Summer of 1958': '1958-22',
    'autumn 1958': '1958-23',
    'circa 1958': '1958~',
    'around June 1958': '1958-06~',
    'ca. 1958': '1958~',
    '1958 ?': '1958?',
    'maybe 1958': '1958?',
    '1950-1955': '1950/1955',
    '1950 – 1955': '1950/1955',
    'between 1950 and 1955': '1950/1955',
    'from 1950 to 1955': '1950/1955',
    '1921-23': '1921/1923',
    '1921–23': '1921/1923',
    '1921 to 23': '1921/1923',
    '1905 to 12': '1905/1912',
    '1905 to 12 June 1912': '1905/1912-06-12',
    '62-63': '1962/1963',
    'winter 1962-63': '1962-24',
    'winter of 1999/2000': '1999-24',
    '6/62': '1962-06',
    '1905-21': '1905/1921',
    '1939 - 45': '1939/1945',
    '1962/63': '1962/1963',
    'about 1921-23': '1921~/1923',
    'between 1921-23': '1921/1923',
    // EDTF: the spring of 1958, and a month
    '1958-21': '1958-21',
    '1921-12': '1921-12',
    '2005-06': '2005-06',
    'summer ’69': '1969-22',
    'Dec 62': '1962-12',
    'Dec. ’62': '1962-12',
    "'62": '1962',
    '’60s': '196X',
    'the 60s': '196X',
    'early 1960s': '196X',
    'mid-1950s': '195X',
    'in the late 1940s': '194X',
    'Christmas 1962': '1962-12-25',
    'Christmas Eve ’62': '1962-12-24',
    'in 1962': '1962',
    'before 1960': '../1960',
    'after 1950': '1950/..',
    'July 18, 2004 at 4:42 pm': '2004-07-18T16:42:00',
    'July 18, 2004, 12:05 am': '2004-07-18T00:05:00',
  }
  for (const [text, date] of Object.entries(read)) assert.equal(parseWrittenDate(text), date, text)
})

test('a date that no calendar has, or that says nothing, is none', () => {
  const text = [
    '',
    'yesterday',
    '1958-00-00',
    '1958-13',
    'June 31, 1958',
    '31 June 1958',
    // can be two dates
    '6/1/1958',
    'about 6/1/58',
    '13/1958',
    'Juneau 1958',
    '58',
    'Dec 12',
    '2005/06',
    '1958-60-62',
    '1960-1950',
    'July 18, 2004, 25:00',
    'about',
    '?',
    'to',
    '1950 to',
    'Smarch 1958',
  ]
  for (const each of text) assert.equal(parseWrittenDate(each), null, each)
})

test('a date that can be two is offered as both, the family’s order first', () => {
  assert.deepEqual(suggestWrittenDates('4/3/1965'), ['April 3, 1965', 'March 4, 1965'])
  assert.deepEqual(suggestWrittenDates('4/3/1965', 'dayFirst24'), ['4 March 1965', '3 April 1965'])
  assert.deepEqual(suggestWrittenDates('about 4-3-65', 'monthFirst12'), [
    'about April 3, 1965',
    'about March 4, 1965',
  ])
  assert.deepEqual(suggestWrittenDates('4/3/1965 to 4/5/1965', 'dayFirst12'), [
    '4 March 1965 to 4 May 1965',
    '3 April 1965 to 5 April 1965',
  ])
  for (const text of ['4.3.1965', '4/4/1965', '13/4/1965', '6/1958', '4/3/1965 or so', 'about', ''])
    assert.deepEqual(suggestWrittenDates(text), [], text)
})

test('two digits of a year that is still to come are those of the last century', () => {
  const nextYear = new Date().getFullYear() + 1
  const [ofNextYear, last] = [String(nextYear).slice(2), nextYear - 100]
  assert.equal(parseWrittenDate(`6/13/${ofNextYear}`), `${last}-06-13`)
  assert.equal(parseWrittenDate(`about 13.6.${ofNextYear}`), `${last}-06-13~`)
  assert.equal(parseWrittenDate(`summer ’${ofNextYear}`), `${last}-22`)
})

test('two digits of a year that can be of two centuries are asked about', () => {
  const lastYear = new Date().getFullYear() - 1
  const ofLastYear = String(lastYear).slice(2)
  const years = [lastYear, lastYear - 100]
  for (const [typed, offered] of [
    [`6/13/${ofLastYear}`, 'June 13, '],
    [`13.6.${ofLastYear}`, 'June 13, '],
    [`about ’${ofLastYear}`, 'about '],
  ] as const) {
    assert.equal(parseWrittenDate(typed), null)
    const offers = years.map((year) => offered + year)
    assert.deepEqual(suggestWrittenDates(typed), offers)
  }
})

test('a date is read back from each style', () => {
  const dates = [
    '1958-06-01',
    '1958-06-01~',
    '1958-06-01%',
    '1958-06-01/1958-07-02',
    '../1958-06-01',
    '2004-07-18T16:42:00',
  ]
  for (const style of dateStyles)
    for (const date of dates)
      assert.equal(parseWrittenDate(formatDate(edtf(date), dateTexts, style)), date, style)
})
