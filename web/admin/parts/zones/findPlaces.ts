import { listSpellings } from '../../../../domain/search.ts'
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
  const places = cachedPlaces()
  const isMeant = (place: Place) =>
    [place.city, place.country].flatMap(simplify).some((name) => names.includes(name))
  const hasName = (of: 'city' | 'country') => (place: Place) => names.some((name) => hasWord(place[of], name))
  const found = [isMeant, hasName('city'), hasName('country')].flatMap((isFound) => places.filter(isFound))
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
const hasWord = (name: string, text: string) =>
  simplify(name).some((spelling) => ` ${spelling}`.includes(` ${text}`))

/** Lists the spellings of a text without accents, capitals and punctuation: 'sao paulo' for 'São Paulo'. */
const simplify = (text: string) =>
  listSpellings(text).map((spelling) => spelling.replace(/[^\p{L}\d]+/gu, ' '))
