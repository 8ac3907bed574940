import { languageOf } from '../../../../domain/calendar/dateStyle.ts'
import { chooseDateStyle } from '../../../../domain/calendar/proposeDateStyle.ts'
import { americanZones, type Timezone } from '../../../../domain/calendar/zones.ts'
import { useRead } from '../../../api/useRead.ts'
import { findDevicePlace } from './deviceZone.ts'

/**
 * Returns the zone of this device if a new memorial takes it: nothing has been saved yet, and the device is outside the four zones
 * that the product begins with. The first settings that are saved bring it along; dates and paper follow from it. A memorial with
 * services has none, because their times would change.
 */
export const useFirstZone = (): Timezone | undefined => {
  const { data: settings } = useRead('GET /api/settings')
  const zone = findDevicePlace()
  const mayBeTaken = settings?.saved === false && zone !== null && !americanZones.includes(zone)
  const { data: services } = useRead('GET /api/services', { enabled: mayBeTaken })
  return mayBeTaken && services?.length === 0 ? zone : undefined
}

/** Reads the settings, with the zone and the date style that a new memorial takes from this device. */
export const useFirstSettings = () => {
  const read = useRead('GET /api/settings')
  const zone = useFirstZone()
  if (!zone || !read.data) return read
  const language = languageOf(read.data.shownDateStyle)
  const shownDateStyle = chooseDateStyle({ language, dateStyle: '', timezone: zone })
  return { ...read, data: { ...read.data, timezone: zone, shownDateStyle } }
}
