import { nameCity } from '../../../../domain/calendar/zones.ts'
import { listSpellings } from '../../../../domain/search/search.ts'
import { listPlaces, type Place } from './places.ts'

/** The number of places that are offered at a time. */
const MAX_PLACES = 8

/**
 * Finds the places whose city or country has words that begin with a text. Whole names come first, then cities, then countries.
 * Returns an empty list for a text of fewer than two letters.
 */
export const findPlaces = (query: string): Place[] => {
  const [text = '', ...otherSpellings] = simplify(query).map((spelling) => spelling.trim())
  if (text.length < 2) return []
  const names = [text, ...otherSpellings, ...(countryAliases[text] ?? [])]
  const isMeant = ({ cities, countries }: SearchedPlace) =>
    [...cities, ...countries].some((name) => names.includes(name))
  const hasWord = (of: 'cities' | 'countries') => (place: SearchedPlace) =>
    place[of].some((name) => names.some((word) => ` ${name}`.includes(` ${word}`)))
  const found = [isMeant, hasWord('cities'), hasWord('countries')].flatMap((isFound) =>
    listSearchedPlaces().filter(isFound),
  )
  return [...new Set(found)].slice(0, MAX_PLACES).map(({ place }) => place)
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

/** A place, with the spellings of its names. */
interface SearchedPlace {
  place: Place
  cities: readonly string[]
  countries: readonly string[]
}

let cache: readonly SearchedPlace[] | undefined
const listSearchedPlaces = () =>
  (cache ??= listPlaces().map((place) => ({
    place,
    // a city is also found by its English name
    cities: [place.city, nameCity(place.zone)].flatMap(simplify),
    countries: simplify(place.country),
  })))

/** Lists the spellings of a text without accents, capitals and punctuation: 'sao paulo' for 'São Paulo'. */
const simplify = (text: string) =>
  listSpellings(text).map((spelling) => spelling.replace(/[^\p{L}\d]+/gu, ' '))
