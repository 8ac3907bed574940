import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type DateStyle, has24Hours } from '../../../domain/calendar/dateStyle.ts'
import { chooseDateStyle, proposeDateStyle } from '../../../domain/calendar/proposeDateStyle.ts'
import { listPlaces } from '../../../web/admin/parts/zones/places.ts'

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
  assert.equal(chooseDateStyle({ language: 'en', dateStyle: '', timezone: 'Europe/London' }), 'dayFirst24')
  assert.equal(
    chooseDateStyle({ language: 'en', dateStyle: 'monthFirst12', timezone: 'Europe/London' }),
    'monthFirst12',
  )
})

test('the clock of each zone is the one that CLDR prefers for its country', () => {
  const countries = new Intl.DisplayNames(['en-US'], { type: 'region' })
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const codeOf = new Map(codes.map((code) => [countries.of(code), code]))
  for (const { zone, country } of listPlaces()) {
    // people there follow New Zealand
    if (zone === 'Antarctica/McMurdo') continue
    const region = new Intl.Locale(`und-${codeOf.get(country)}`) as RegionLocale
    const [preferred] = region.getHourCycles()
    assert.equal(has24Hours(proposeDateStyle(zone)), preferred === 'h23', zone)
  }
})

// TypeScript does not know this function yet
type RegionLocale = Intl.Locale & { getHourCycles: () => string[] }

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
