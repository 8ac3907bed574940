import { foldForSearch } from '../../../../domain/foldConfusables.ts'
import { nameCity } from '../../../../domain/calendar/zones.ts'
import { listPlaces, type Place } from './places.ts'

/** The number of places that are offered at a time. */
const MAX_PLACES = 8

/**
 * Finds the places whose city or country has words that begin with a text. Whole names come first, then cities, then countries.
 * Returns an empty list for a text of fewer than two letters.
 */
export const findPlaces = (query: string): Place[] => {
  const text = simplify(query).trim()
  if (text.length < 2) return []
  const names = [text, ...(countryAliases[text] ?? [])]
  const places = cachedPlaces()
  // a city is also found by its English name
  const listCities = ({ city, zone }: Place) => [city, nameCity(zone)]
  const listCountries = ({ country }: Place) => [country]
  const isMeant = (place: Place) =>
    [...listCities(place), place.country].some((name) => names.includes(simplify(name)))
  const hasName = (list: (place: Place) => string[]) => (place: Place) =>
    list(place).some((name) => names.some((text) => hasWord(name, text)))
  const found = [isMeant, hasName(listCities), hasName(listCountries)].flatMap((isFound) =>
    places.filter(isFound),
  )
  return [...new Set(found)].slice(0, MAX_PLACES)
}

/** Names of countries that people type, and that are not how the names of the list begin. */
const countryAliases: Readonly<Record<string, readonly string[]>> = {
  england: ['united kingdom'],
  scotland: ['united kingdom'],
  wales: ['united kingdom'],
  'northern ireland': ['united kingdom'],
  britain: ['united kingdom'],
  'great britain': ['united kingdom'],
  uk: ['united kingdom'],
  usa: ['united states'],
  us: ['united states'],
  america: ['united states'],
  uae: ['united arab emirates'],
  holland: ['netherlands'],
  'czech republic': ['czechia'],
  turkey: ['turkiye'],
  burma: ['myanmar'],
  'ivory coast': ['cote'],
}

let cache: Place[] | undefined
const cachedPlaces = () => (cache ??= listPlaces())

/** Whether a name, or the rest of it from one of its words on, begins with a text. */
const hasWord = (name: string, text: string) => ` ${simplify(name)}`.includes(` ${text}`)

/** Removes accents, capitals and punctuation: 'São Paulo' becomes 'sao paulo'. */
const simplify = (text: string) => foldForSearch(text).replace(/[^\p{L}\d]+/gu, ' ')
