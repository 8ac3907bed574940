import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../../support/random/fastCheck.ts'
import { toInstant } from '../../../domain/calendar/zones.ts'
import type { CalendarEvent } from '../../../domain/calendar/event.ts'
import {
  makeDirectionsLink,
  makeGoogleLink,
  makeOutlookLink,
  makeYahooLink,
} from '../../../domain/calendar/eventLinks.ts'
import { anyEvent } from './events.ts'

const supper: CalendarEvent = {
  title: 'Celebration of Life & supper',
  location: 'Oak Hall, 12 Main St #4',
  details: 'Bring a story.\nNo black, please + thank you',
  zone: 'America/Chicago',
  start: '2025-03-18T14:00',
  end: '2025-03-18T18:00',
}

const fieldsOf = (link: string) => Object.fromEntries(new URL(link).searchParams)

test('Google gets the local time without an offset, and the zone’s name as well', () => {
  const link = makeGoogleLink(supper)
  assert.match(link, /^https:\/\/calendar\.google\.com\/calendar\/render\?action=TEMPLATE&/)
  assert.match(link, /&dates=20250318T140000\/20250318T180000&/)
  assert.deepEqual(fieldsOf(link), {
    action: 'TEMPLATE',
    text: supper.title,
    dates: '20250318T140000/20250318T180000',
    details: supper.details,
    location: supper.location,
    ctz: 'America/Chicago',
  })
})

test('Outlook and Yahoo, which take no zone, get the instant in UTC', () => {
  const outlook = fieldsOf(makeOutlookLink(supper))
  assert.equal(outlook.startdt, '2025-03-18T19:00:00+00:00')
  assert.equal(outlook.enddt, '2025-03-18T23:00:00+00:00')
  assert.equal(outlook.subject, supper.title)
  const yahoo = fieldsOf(makeYahooLink(supper))
  assert.equal(yahoo.st, '20250318T190000Z')
  assert.equal(yahoo.et, '20250318T230000Z')
  assert.equal(yahoo.in_loc, supper.location)
})

test('an event that fits into an address reaches all three calendars whole: text, start and end', () => {
  fc.assert(
    fc.property(anyEvent, (event) => {
      fc.pre([makeGoogleLink, makeOutlookLink, makeYahooLink].every((link) => link(event).length < 1_900))
      const google = fieldsOf(makeGoogleLink(event))
      assert.deepEqual(
        [google.text, google.details, google.location],
        [event.title, event.details, event.location],
      )
      const dates = [event.start, event.end].map((at) => `${at.replace(/[-:]/g, '')}00`).join('/')
      assert.equal(google.dates, dates)
      const outlook = fieldsOf(makeOutlookLink(event))
      assert.equal(Date.parse(outlook.startdt ?? ''), toInstant(event.start, event.zone))
      assert.equal(Date.parse(outlook.enddt ?? ''), toInstant(event.end, event.zone))
      const yahoo = fieldsOf(makeYahooLink(event))
      const utc = `${outlook.startdt}/${outlook.enddt}`.replace(/[-:]/g, '').replace(/\+0000/g, 'Z')
      assert.equal(`${yahoo.st}/${yahoo.et}`, utc)
    }),
  )
})

test('directions search the map for the location as written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (location) => {
      assert.equal(new URL(makeDirectionsLink(location)).searchParams.get('query'), location)
    }),
  )
  assert.match(
    makeDirectionsLink('Oak Hall'),
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=Oak%20Hall$/,
  )
})

test('a lone surrogate in a title, which no address can contain, does not break the links', () => {
  assert.doesNotThrow(() => makeGoogleLink({ ...supper, title: 'Broken \ud83c' }))
})

const page = 'https://walter.example.org/services'
const calendars = [
  ['Google', makeGoogleLink, 'details'],
  ['Outlook', makeOutlookLink, 'body'],
  ['Yahoo', makeYahooLink, 'desc'],
] as const

for (const [name, link, field] of calendars) {
  test(`${name} gets the beginning of a long description, and the address of the rest`, () => {
    for (const sentence of ['Parking is behind the church. ', 'ご参列の皆様へ、', '👨‍👩‍👧 ', '%&+ ']) {
      const details = sentence.repeat(600)
      const url = link({ ...supper, details }, page)
      assert.ok(url.length < 2_000 && url.length > 1_900, `${url.length}`)
      const fields = fieldsOf(url)
      const [beginning = '', rest] = fields[field]?.split('…') ?? []
      assert.ok(details.startsWith(beginning) && beginning.isWellFormed())
      assert.equal(rest, `\n${page}`)
      assert.ok(
        Object.values(fields).includes(supper.location) && Object.values(fields).includes(supper.title),
      )
      assert.ok(fieldsOf(link({ ...supper, details }))[field]?.endsWith('…'), 'a saved copy has no address')
    }
  })

  test(`${name} gets links below 2,000 characters, with start and end, whatever the texts are`, () => {
    fc.assert(
      fc.property(anyEvent, fc.nat(40), (event, times) => {
        const long = {
          ...event,
          title: event.title.repeat(times).slice(0, 200),
          location: event.location.repeat(times).slice(0, 500),
          details: event.details.repeat(times),
        }
        const url = link(long, page)
        assert.ok(url.length < 2_000)
        const datesOf = (from: string) => new URL(from).search.match(/(?:dates|startdt|enddt|st|et)=[^&]*/g)
        assert.deepEqual(datesOf(url), datesOf(link(event)))
      }),
    )
  })
}

test('directions to a place with a long description stay below 2,000 characters', () => {
  const location = '教会の裏'.repeat(125)
  const link = makeDirectionsLink(location)
  assert.ok(link.length < 2_000)
  assert.ok(location.startsWith(new URL(link).searchParams.get('query') ?? '-'))
})
