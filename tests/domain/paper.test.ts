import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choosePaper, proposePaper } from '../../domain/paper.ts'
import { americanZones } from '../../domain/calendar/zones.ts'

test('Letter is proposed where people have it, by the zones’ old names too, and A4 everywhere else', () => {
  const letter = [
    ...americanZones,
    'America/Indianapolis',
    'America/Indiana/Tell_City',
    'US/Hawaii',
    'Navajo',
    'EST5EDT',
    'Pacific/Guam',
    'America/Puerto_Rico',
    'America/Toronto',
    'Canada/Atlantic',
    'America/Mexico_City',
    'America/Bogota',
    'America/Santiago',
    'Pacific/Easter',
    'Asia/Manila',
  ]
  assert.deepEqual(
    letter.filter((zone) => proposePaper(zone) !== 'letter'),
    [],
  )
  const a4 = [
    'Europe/Stockholm',
    'Europe/London',
    'America/Sao_Paulo',
    'America/Argentina/Ushuaia',
    'America/Lima',
    'Asia/Tokyo',
    'Pacific/Auckland',
    'CET',
    'EET',
    'UTC',
    '',
  ]
  assert.deepEqual(
    a4.filter((zone) => proposePaper(zone) !== 'a4'),
    [],
  )
})

test('all zones of a country have the same paper', () => {
  for (const country of ['US', 'GU', 'PR', 'CA', 'MX', 'PH', 'CL', 'CO'])
    for (const zone of zonesOf(country)) assert.equal(proposePaper(zone), 'letter', zone)
  for (const country of ['SE', 'GB', 'BR', 'AR', 'AU', 'PE'])
    for (const zone of zonesOf(country)) assert.equal(proposePaper(zone), 'a4', zone)
})

test('the family’s choice counts before the zone', () => {
  assert.equal(choosePaper({ paper: 'a4', timezone: 'America/Chicago' }), 'a4')
  assert.equal(choosePaper({ paper: '', timezone: 'America/Chicago' }), 'letter')
})

/** Reads the zones of a country from the data of Node. The types of TypeScript lack the method. */
function zonesOf(country: string): string[] {
  const locale = new Intl.Locale('und', { region: country }) as Intl.Locale & { getTimeZones: () => string[] }
  return locale.getTimeZones()
}
