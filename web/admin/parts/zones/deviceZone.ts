import { resolveZone, withCities } from '../../../../domain/calendar/zoneNames.ts'
import { nameZone, type Timezone } from '../../../../domain/calendar/zones.ts'
import { texts } from '../../../../languages/en/dashboard/zones.ts'
import { cityTexts } from '../../../../languages/en/memorial/cities.ts'
import { serviceTimeTexts } from '../../../../languages/en/memorial/serviceTimes.ts'

/** The words that name a zone in the keeper's language, with its cities. */
export const zoneTexts = withCities(serviceTimeTexts, cityTexts)
const clockTexts = withCities({ ...serviceTimeTexts, timeIn: texts.cityTime }, cityTexts)

/** Finds the zone of this device, under the name that the server stores. Returns null if the browser does not tell it. */
export const findDeviceZone = (): Timezone | null =>
  resolveZone(new Intl.DateTimeFormat().resolvedOptions().timeZone ?? '')

/** Finds the zone of this device if it is that of a place. Browsers that hide where they are say UTC. */
export const findDeviceZoneUnlessUtc = (): Timezone | null => {
  const zone = findDeviceZone()
  return zone === 'UTC' ? null : zone
}

/** Names a zone in a sentence about a clock: 'Central Time', 'London time'. */
export const nameClock = (zone: Timezone): string => nameZone(zone, clockTexts)

/** Names a zone at the beginning of a line: 'Time in London'. */
export const labelZone = (zone: Timezone): string => {
  const name = nameZone(zone, zoneTexts)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
