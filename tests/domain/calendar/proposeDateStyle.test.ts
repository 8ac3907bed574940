import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DateStyle } from '../../../domain/calendar/dateStyle.ts'
import { chooseDateStyle, proposeDateStyle } from '../../../domain/calendar/proposeDateStyle.ts'

const zones: Partial<Record<DateStyle, string[]>> = {
  monthFirst12: [
    'America/Chicago America/New_York America/Denver America/Los_Angeles America/Phoenix America/Anchorage',
    'America/Indiana/Knox America/Indianapolis Pacific/Honolulu America/Puerto_Rico Pacific/Guam US/Central EST5EDT Navajo',
    'America/Toronto America/St_Johns America/Montreal Canada/Pacific Asia/Manila',
  ],
  dayFirst24: [
    'Europe/London Europe/Dublin Europe/Stockholm Europe/Berlin Europe/Paris America/Sao_Paulo Africa/Johannesburg',
    'Africa/Lagos Asia/Tokyo Asia/Jakarta Asia/Jerusalem Pacific/Noumea America/Belize UTC Nowhere/Land GB Eire',
  ],
  dayFirst12: [
    'Australia/Sydney Australia/Lord_Howe Pacific/Auckland Pacific/Chatham NZ Asia/Kolkata Asia/Calcutta Asia/Karachi',
    'Asia/Singapore Asia/Hong_Kong Africa/Cairo America/Jamaica America/Mexico_City America/Argentina/Cordoba Europe/Athens',
  ],
}
for (const [style, lines] of Object.entries(zones))
  test(`the style ${style} is proposed for its zones`, () => {
    for (const zone of lines.flatMap((line) => line.split(' ')))
      assert.equal(proposeDateStyle(zone), style, zone)
  })

test('the family’s choice goes before the zone', () => {
  assert.equal(chooseDateStyle({ dateStyle: '', timezone: 'Europe/London' }), 'dayFirst24')
  assert.equal(chooseDateStyle({ dateStyle: 'monthFirst12', timezone: 'Europe/London' }), 'monthFirst12')
})

test('every zone of this program has a style, and each clock with 12 hours is one that CLDR prefers for such a place', () => {
  const found = Intl.supportedValuesOf('timeZone').map((zone) => proposeDateStyle(zone))
  assert.ok(found.filter((style) => style === 'monthFirst12').length > 50)
  assert.ok(found.filter((style) => style === 'dayFirst12').length > 100)
  assert.ok(found.filter((style) => style === 'dayFirst24').length > 200)
})
