import { chooseDateStyle } from '../../../../domain/calendar/proposeDateStyle.ts'
import { americanZones, type Timezone } from '../../../../domain/calendar/zones.ts'
import { language } from '../../../../languages/en/grammar.ts'
import { useRead } from '../../../api/useRead.ts'
import { findDeviceZoneUnlessUtc } from '../zones/deviceZone.ts'

/**
 * Returns the zone of this device if a new memorial takes it: nothing has been saved yet, and the device is outside the four zones
 * that the product begins with. The first settings that are saved bring it along; dates and paper follow from it. A memorial with
 * services has none, because their times would change.
 */
export const useFirstZone = (): Timezone | undefined => {
  const { data: settings } = useRead('GET /api/settings')
  const zone = findDeviceZoneUnlessUtc()
  const mayBeTaken = settings?.saved === false && zone !== null && !americanZones.includes(zone)
  const { data: services } = useRead('GET /api/services', { enabled: mayBeTaken })
  return mayBeTaken && services?.length === 0 ? zone : undefined
}

/** The settings that a new memorial takes from this device, if they are not those that the product begins with. */
export const useFirstChoices = () => {
  const { data: settings } = useRead('GET /api/settings')
  const timezone = useFirstZone()
  const isNew = settings?.saved === false && settings.language !== language
  return { ...(timezone && { timezone }), ...(isNew && { language }) }
}

/** Reads the settings, with what a new memorial takes from this device. The date style follows from it. */
export const useFirstSettings = () => {
  const read = useRead('GET /api/settings')
  const choices = useFirstChoices()
  if (!read.data || Object.keys(choices).length === 0) return read
  const settings = { ...read.data, ...choices }
  const shownDateStyle = chooseDateStyle({
    language: settings.language ?? language,
    dateStyle: '',
    timezone: settings.timezone,
  })
  return { ...read, data: { ...settings, shownDateStyle } }
}
