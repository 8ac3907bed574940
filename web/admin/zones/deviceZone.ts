import { resolveZone } from '../../../domain/calendar/zoneNames.ts'
import { nameZone, type Timezone } from '../../../domain/calendar/zones.ts'

/** Finds the zone of this device, under the name that the server stores. Returns null if the browser does not tell it. */
export const findDeviceZone = (): Timezone | null =>
  resolveZone(new Intl.DateTimeFormat().resolvedOptions().timeZone ?? '')

/** Names a zone at the beginning of a line: 'Time in London'. */
export const labelZone = (zone: Timezone): string => {
  const name = nameZone(zone)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
