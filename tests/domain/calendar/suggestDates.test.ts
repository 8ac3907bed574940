import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../../support/random/fastCheck.ts'
import {
  addDays,
  type Day,
  findMistakenWeekday,
  findWeekday,
  parseDate,
} from '../../../domain/calendar/dates.ts'
import { suggestDates } from '../../../domain/calendar/suggestDates.ts'

/** a Friday */
const today: Day = '2026-11-27'

type Example = [typed: string, ...offers: string[]]
const expectOffers = (event: 'birth' | 'death' | 'service', examples: Example[], on = today) => {
  for (const [typed, ...offers] of examples)
    test(`on ${on}, the ${event} on ‘${typed}’ is offered as ${offers.join(' or ') || 'nothing'}`, () =>
      assert.deepEqual(suggestDates(typed, event, on), offers))
}

// a day of this year that has the weekday
const friday = 'Friday, December 4, 2026'
expectOffers('service', [
  ['Friday, Dec. 4th', friday],
  ['Friday, December 4', friday],
  ['friday december 4th.', friday],
  ['Fri Dec 4', friday],
  ['Fri., Dec. 4', friday],
  ['on Friday, Dec 4', friday],
  ['Friday – December 4', friday],
  ['Friday - Dec. 4th', friday],
  ['Friday, the 4th of December', friday],
  ['Friday 4 December', friday],
  ['December 4 (Friday)', friday],
  ['December 4th, Fri.', friday],
  ['Friday, 12/4', friday],
  ['Friday, 4 December 2026', friday],
  ['Friday – December 4, 2026', friday],
  ['Fri 12/4/2026', friday],
  ['  Tues.,   Sept.  14th ', 'Tuesday, September 14, 2027'],
  ['Fri. Dec. 4th 2026', friday],
  ['Dec 4 2026', 'December 4, 2026'],
])

// no weekday: the next such day, which may be today, and one of the last weeks
expectOffers('service', [
  ['December 4', 'December 4, 2026'],
  ['December 4th', 'December 4, 2026'],
  ['Dec. 4', 'December 4, 2026'],
  ['the 4th of December', 'December 4, 2026'],
  ['12/4', 'December 4, 2026', 'April 12, 2027'],
  ['12/24', 'December 24, 2026'],
  ['March 4', 'March 4, 2027'],
  ['November 27', 'November 27, 2026'],
  ['November 26', 'November 26, 2027', 'November 26, 2026'],
  ['September 1', 'September 1, 2027', 'September 1, 2026'],
  ['August 1', 'August 1, 2027'],
  ['Christmas Eve', 'December 24, 2026'],
  ['new year’s eve', 'December 31, 2026'],
  ['Dec. 4 at 2pm', 'December 4, 2026'],
  ['December 4, 2026 at 2:30', 'December 4, 2026'],
  ['Friday, December 4 @ noon', friday],
  ['Friday the 4th', friday],
  ['the 4th', 'December 4, 2026'],
  ['the 31st', 'December 31, 2026'],
  ['Friday the 5th', 'Friday, December 4, 2026', 'Saturday, December 5, 2026'],
  ['Friday the 20th', 'Friday, November 20, 2026'],
  ['2026/12/04', 'December 4, 2026'],
  ['January 1', 'January 1, 2027'],
  ['Feb 29', 'February 29, 2028'],
  ['12/5/2026', 'December 5, 2026', 'May 12, 2026'],
  ['12/25/2026', 'December 25, 2026'],
  ['5.12.2026', 'December 5, 2026'],
  ['4/4/2027', 'April 4, 2027'],
  ['2026-12-05', 'December 5, 2026'],
  ['5th of Dec, 2026', 'December 5, 2026'],
])

// the last such day
expectOffers('death', [
  ['November 20', 'November 20, 2026'],
  ['Friday, Nov. 20th', 'November 20, 2026'],
  ['November 27', 'November 27, 2026'],
  ['November 28', 'November 28, 2025'],
  ['December 31', 'December 31, 2025'],
  ['Wed, Dec 31st', 'December 31, 2025'],
  ['Feb. 29', 'February 29, 2024'],
  ['3/4/41', 'March 4, 1941', 'April 3, 1941'],
  ['Friday the 20th', 'November 20, 2026'],
  ['last night', 'November 26, 2026', 'November 27, 2026'],
])

// two digits of a year: what is in the past by nature is never in the future
expectOffers('birth', [
  ['3/14/27', 'March 14, 1927'],
  ['14.3.28', 'March 14, 1928'],
  ['11/28/26', 'November 28, 1926'],
  ['11/27/26', 'November 27, 1926', 'November 27, 2026'],
  ['3/14/17', 'March 14, 1917', 'March 14, 2017'],
  ['3/14/15', 'March 14, 2015'],
  ['March 14, 27', 'March 14, 1927'],
  ['14 March ’27', 'March 14, 1927'],
  ['Mar. 14 27', 'March 14, 1927'],
  ['Sept 3 1941', 'September 3, 1941'],
  ['3/14/2027'],
  ['3/14/0027'],
  ['Christmas 2026'],
])
expectOffers('death', [
  ['3/14/27', 'March 14, 1927'],
  ['11/20/26', 'November 20, 2026'],
  ['Nov. 20, 26', 'November 20, 2026'],
  // mistyped: it is offered as no day of 1926
  ['12/24/26'],
  ['12/1/26', 'January 12, 2026'],
  ['12/24/2026'],
])
expectOffers('service', [
  ['3/14/27', 'March 14, 2027'],
  ['3/14/28', 'March 14, 2028'],
  ['3/14/98', 'March 14, 1998'],
])

test('nobody is born after his death', () => {
  assert.deepEqual(suggestDates('3/14/12', 'birth', '2011-12-31'), ['March 14, 1912'])
  assert.deepEqual(suggestDates('3/14/12', 'birth', '2012-03-14'), ['March 14, 1912', 'March 14, 2012'])
  assert.deepEqual(suggestDates('3/14/1912', 'birth', '1912-03-13'), [])
})

// days that depend on today
expectOffers('service', [
  ['today', 'November 27, 2026'],
  ['Tomorrow', 'November 28, 2026'],
  ['the day after tomorrow', 'November 29, 2026'],
  ['yesterday', 'November 26, 2026'],
  ['Saturday', 'Saturday, November 28, 2026'],
  ['this Saturday', 'Saturday, November 28, 2026'],
  ['on Thursday', 'Thursday, December 3, 2026'],
  ['last Thursday', 'Thursday, November 26, 2026', 'Thursday, November 19, 2026'],
  // today is a Friday
  ['this Friday', 'Friday, November 27, 2026', 'Friday, December 4, 2026'],
  ['next Friday', 'Friday, December 4, 2026'],
  ['this coming Friday', 'Friday, December 4, 2026'],
  // one day or eight days ahead
  ['next Saturday', 'Saturday, November 28, 2026', 'Saturday, December 5, 2026'],
])
expectOffers('service', [['tomorrow', 'January 1, 2027']], '2026-12-31')
expectOffers('service', [['tomorrow', 'February 29, 2028']], '2028-02-28')
expectOffers('death', [['yesterday', 'December 31, 2026']], '2027-01-01')
expectOffers('death', [
  ['today', 'November 27, 2026'],
  ['this morning', 'November 27, 2026'],
  ['yesterday.', 'November 26, 2026'],
  ['the day before yesterday', 'November 25, 2026'],
  ['Tuesday', 'November 24, 2026'],
  ['this past Tuesday', 'November 24, 2026'],
  ['last Tuesday', 'November 24, 2026', 'November 17, 2026'],
  ['last Friday', 'November 20, 2026'],
  ['tomorrow'],
  ['next Friday'],
])

// a wrong weekday: the day may be right, or the weekday
expectOffers('service', [
  ['Friday, December 5, 2026', 'Saturday, December 5, 2026', 'Friday, December 4, 2026'],
  ['Fri, 5 December 2026', 'Saturday, December 5, 2026', 'Friday, December 4, 2026'],
  ['Tuesday, March 1, 2028', 'Wednesday, March 1, 2028', 'Tuesday, February 29, 2028'],
  ['Friday, January 2, 2027', 'Saturday, January 2, 2027', 'Friday, January 1, 2027'],
  ['Thursday, January 2, 2027', 'Saturday, January 2, 2027', 'Thursday, December 31, 2026'],
])
expectOffers('death', [['Friday, December 5, 2020', 'December 5, 2020', 'December 4, 2020']])

// a weekday that no near year has: the day next to it, or the day itself
expectOffers('service', [
  ['Friday, December 5', 'Friday, December 4, 2026', 'Saturday, December 5, 2026'],
  ['Wednesday, February 29', 'Wednesday, March 1, 2028', 'Tuesday, February 29, 2028'],
])

// a weekday that the day has in another year
expectOffers('service', [
  ['Saturday, December 4', 'Saturday, December 4, 2027', 'Friday, December 4, 2026'],
  ['Friday, November 20', 'Friday, November 20, 2026'],
])
expectOffers('death', [['Friday, November 21', 'November 21, 2025', 'November 21, 2026']])

// a service of the last weeks was after the death
const afterDeath: Record<Day, Example[]> = {
  '2026-11-19': [
    ['November 23', 'November 23, 2026', 'November 23, 2027'],
    ['23.11', 'November 23, 2026', 'November 23, 2027'],
    ['Monday, November 23', 'Monday, November 23, 2026'],
    ['Tuesday, 23.11', 'Tuesday, November 23, 2027', 'Monday, November 23, 2026'],
    ['Wednesday, November 25', 'Wednesday, November 25, 2026'],
    ['Saturday, November 25', 'Saturday, November 28, 2026', 'Wednesday, November 25, 2026'],
    ['December 4', 'December 4, 2026'],
    ['November 18', 'November 18, 2027'],
  ],
  // a memorial of long ago is for a service to come
  '2025-11-19': [['November 23', 'November 23, 2027', 'November 23, 2026']],
}
for (const [death, examples] of Object.entries(afterDeath))
  for (const [typed, ...offers] of examples)
    test(`after a death on ${death}, the service on ‘${typed}’ is offered as ${offers.join(' or ')}`, () =>
      assert.deepEqual(suggestDates(typed, 'service', today, undefined, death as Day), offers))

// nobody is born on a day that only this year explains
expectOffers('birth', [
  ['March 4'],
  ['yesterday'],
  ['Friday, December 4'],
  ['3/4/41', 'March 4, 1941', 'April 3, 1941'],
])

// written as the family writes it, or unclear
for (const event of ['birth', 'death', 'service'] as const)
  expectOffers(event, [
    [''],
    ['TBD'],
    ['TBD (spring)'],
    ['December 4, 2026'],
    ['Friday, December 4, 2026'],
    ['December 4 – 6'],
    ['December 4 or 5'],
    ['In June, day TBD'],
    ['December'],
    ['May 2025'],
    ['4'],
    ['February 30'],
    ['Friday, February 30, 2026'],
    ['13/13'],
    ['someday'],
    ['Friday or Saturday'],
    ['Friday, Fri'],
    ['Sunrise'],
    ['March'],
  ])

// a family that writes the day first
const dayFirstOffers: Example[] = [
  ['4/3/2026', '4 March 2026', '3 April 2026'],
  ['4.3.2026', '4 March 2026'],
  ['3/13/2026', '13 March 2026'],
  ['Friday, Dec. 4th', 'Friday, 4 December 2026'],
  ['March 18, 2027', '18 March 2027'],
  ['Thursday, March 18, 2027', 'Thursday, 18 March 2027'],
  ['2027-03-18', '18 March 2027'],
  ['12/4', '12 April 2027', '4 December 2026'],
  ['Friday, 12/4', 'Friday, 4 December 2026'],
  ['Friday, 5 December 2026', 'Saturday, 5 December 2026', 'Friday, 4 December 2026'],
  ['tomorrow', '28 November 2026'],
  ['18 March 2027'],
  ['Thursday, 18 March 2027'],
  ['Thu 18 Mar 2027', 'Thursday, 18 March 2027'],
  ['the 18th of March 2027', '18 March 2027'],
]
for (const [typed, ...offers] of dayFirstOffers)
  test(`where the day comes first, ‘${typed}’ is offered as ${offers.join(' or ') || 'nothing'}`, () =>
    assert.deepEqual(suggestDates(typed, 'service', today, 'dayFirst24'), offers))

const anyDay = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as Day)
const months = ['Jan', 'Feb.', 'March', 'Apr', 'May', 'June', 'July', 'Aug.', 'Sept.', 'Oct', 'Nov.', 'Dec']

test('every offer can be parsed, has its own weekday, and is on the right side of today', () =>
  fc.assert(
    fc.property(anyDay, anyDay, fc.boolean(), fc.constantFrom('service', 'death'), (day, on, says, event) => {
      const spoken = `${months[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}`
      const offers = suggestDates(says ? `${findWeekday(day)} ${spoken}` : spoken, event, on)
      assert.ok(offers.length > 0 && offers.length < 3)
      for (const offer of offers) {
        assert.ok(parseDate(offer))
        assert.equal(findMistakenWeekday(offer), null)
      }
      const days = offers.map((offer) => parseDate(offer) as Day)
      if (!says) assert.ok(event === 'service' ? days[0]! >= on : days[0]! <= on)
      if (event === 'death') assert.ok(days.every((each) => each <= on))
      // a service of the last weeks
      if (!says && days[1]) assert.ok(event === 'service' && days[1] < on && days[1] > addDays(on, -90))
      if (says && event === 'service' && day >= on && days.length === 1) assert.ok(days[0]! <= day)
    }),
  ))

test('no text makes it fail', () =>
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void suggestDates(text, 'service', today))))
