import { useNow } from '../../services/useNow.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { useDates } from '../parts/dates/dates.ts'
import { findDeviceZoneUnlessUtc, nameClock } from '../parts/zones/deviceZone.ts'
import { useFirstSettings } from '../parts/settingsForm/firstChoices.ts'
import { texts as zoneTexts } from '../../../languages/en/dashboard/zones.ts'
import { type ServiceFields, toStoredService } from './serviceFields.ts'
import { checkService, findOtherZone } from './checkService.ts'

interface Props {
  fields: ServiceFields
  onChange: (part: Partial<ServiceFields>) => void
}

const icons = { good: 'check', open: 'info', doubtful: 'info' } as const

/** Says whether Add to Calendar will work. If this device has another time zone, offers it. */
export const ServiceVerdicts = ({ fields, onChange }: Props) => {
  const { data: settings } = useFirstSettings()
  const { style, readerStyle } = useDates()
  const now = useNow()
  if (!settings) return null
  const service = toStoredService(fields)
  const deviceZone = findDeviceZoneUnlessUtc()
  const serviceZone = deviceZone && findOtherZone(service, settings, deviceZone, now)
  return (
    <ul className="service-verdicts" aria-live="polite">
      {serviceZone && (
        <li>
          <Icon name="info" />
          <div>
            {zoneTexts.elsewhere(nameClock(deviceZone), nameClock(serviceZone))}{' '}
            <Button className="bare" onClick={() => onChange({ timezone: deviceZone })}>
              {zoneTexts.use(nameClock(deviceZone))}
            </Button>
          </div>
        </li>
      )}
      {checkService(service, settings.timezone, now, style, readerStyle).map(({ kind, sentence }) => (
        <li key={sentence} className={kind}>
          <Icon name={icons[kind]} />
          {sentence}
        </li>
      ))}
    </ul>
  )
}
