import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resolveZone } from '../../../../../domain/calendar/zoneNames.ts'
import { findPlaces } from '../../../../../web/admin/parts/zones/findPlaces.ts'
import { listPlaces } from '../../../../../web/admin/parts/zones/places.ts'

const find = (query: string) => findPlaces(query).map(({ city, country }) => `${city}, ${country}`)

test('a city or a country leads to its zone, with and without accents', () => {
  assert.deepEqual(find('Stockholm'), ['Stockholm, Sweden'])
  assert.deepEqual(find('swed'), ['Stockholm, Sweden'])
  assert.deepEqual(find(' ENGLAND '), ['London, United Kingdom'])
  assert.deepEqual(find('lord howe'), ['Lord Howe Island, Australia'])
  assert.deepEqual(find('são pau'), ['Sao Paulo, Brazil'])
  for (const query of ['cote d', "Côte d'Iv", 'cote d’iv', 'ｃｏｔｅ　ｄ', 'Port\u2013au\u2011Pr'])
    assert.equal(find(query).length, 1, query)
  assert.deepEqual(find('cote d'), ['Abidjan, Côte d’Ivoire'])
  for (const query of ['Aaland', 'aland', 'ÅLAND I'])
    assert.deepEqual(find(query), ['Mariehamn, Åland Islands'])
  assert.deepEqual(find('Leeds'), [])
  assert.deepEqual(find('s'), [])
})

test('a whole name comes before a longer one, and the zones of most people before others', () => {
  assert.equal(find('India')[0], 'Kolkata, India')
  assert.deepEqual(find('Australia').slice(0, 2), ['Sydney, Australia', 'Melbourne, Australia'])
  assert.equal(find('USA').length, 8)
  assert.equal(find('USA')[0], 'New York, United States')
})

test('the list has each zone of this Node once, under the name that the server stores', () => {
  const zones = listPlaces().map(({ zone }) => zone)
  const known = Intl.supportedValuesOf('timeZone').map((name) => resolveZone(name) ?? name)
  assert.deepEqual(zones.toSorted(), known.toSorted())
})

test('each zone is in the country in which this Node has it', () => {
  const names = new Intl.DisplayNames(['en-US'], { type: 'region' })
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const known = codes.flatMap((code) => {
    const zones = (new Intl.Locale(`und-${code}`) as RegionLocale).getTimeZones() ?? []
    return names.of(code) === code ? [] : zones.map((zone) => `${resolveZone(zone)} ${names.of(code)}`)
  })
  const listed = listPlaces().map(({ zone, country }) => `${zone} ${country}`)
  // some countries also have an old code, such as DD
  assert.deepEqual(listed.toSorted(), [...new Set(known)].toSorted())
})

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

// TypeScript does not know this function yet
type RegionLocale = Intl.Locale & { getTimeZones: () => string[] | undefined }
