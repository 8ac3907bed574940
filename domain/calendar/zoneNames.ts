import type { ServiceTimeTexts } from './languages/dateTexts.ts'
import { nameCity, type Timezone } from './zones.ts'

/** The length in characters of the longest text that can be a zone. */
const MAX_LENGTH = 64

/**
 * Finds the present name of a zone by any of its names, in any letter case: 'Asia/Kolkata' for 'Asia/Calcutta', 'America/Chicago'
 * for 'US/Central'. Returns null if this program does not know the zone.
 */
export const resolveZone = (text: string): Timezone | null => {
  const resolved = resolvedZones.get(text)
  if (resolved) return resolved
  if (text.length > MAX_LENGTH || !/^[a-z]/i.test(text) || isUnofficial(text)) return null
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions()
    const zone = presentNames[timeZone] ?? timeZone
    // such as Etc/GMT+5, which is five hours behind UTC and in no place
    if (zone.startsWith('Etc/')) return null
    resolvedZones.set(text, zone)
    return zone
  } catch {
    return null
  }
}

export const isTimezone = (text: string): boolean => resolveZone(text) !== null

/** The results of `resolveZone`: looking for a zone takes 0.1 ms, and every reading of the settings asks for one. */
const resolvedZones = new Map<string, Timezone>()

/**
 * Whether a text is one of the names that only some programs know. Most of them mean different zones in different countries, as
 * IST does in India, Ireland and Israel.
 */
const isUnofficial = (text: string) =>
  /^SystemV\//i.test(text) ||
  (text.length === 3 && !/^(?:UTC|UCT|GMT|[EMH]ST|[CEM]ET|WET|PRC|ROC|ROK)$/i.test(text))

/** The present names of zones that the Unicode Consortium, and therefore most browsers and Node, list under an earlier name. */
const presentNames: Readonly<Record<string, Timezone>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

/** Names the city or island of a zone in the language of `cities` (languages/en/memorial/cities.ts), or else in English. */
export const nameCityIn = (texts: CityTexts, zone: Timezone): string => translateCity(texts, nameCity(zone))

/** Makes words that name a zone by the name its city has in the same language. */
export const withCities = <Texts extends Pick<ServiceTimeTexts, 'timeIn'>>(
  texts: Texts,
  cityTexts: CityTexts,
): Texts => ({
  ...texts,
  timeIn: (city: string) => texts.timeIn(translateCity(cityTexts, city)),
})

interface CityTexts {
  readonly cities: string
}

const translateCity = ({ cities }: CityTexts, city: string) =>
  cities
    .split(',')
    .find((pair) => pair.startsWith(`${city}=`))
    ?.slice(city.length + 1) ?? city
