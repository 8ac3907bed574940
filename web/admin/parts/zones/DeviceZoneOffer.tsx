import type { Settings } from '../../../../contract/memorial/settings.ts'
import { nameZone } from '../../../../domain/calendar/zones.ts'
import { useChange } from '../../../api/useChange.ts'
import { Button } from '../../../ui/Button.tsx'
import { findDeviceZone } from './deviceZone.ts'
import { texts } from '../../../../languages/en/dashboard/zones.ts'
import './zone-field.css'
import { serviceTimeTexts } from '../../../../languages/en/memorial/serviceTimes.ts'

/** Offers the zone of this device for the services, if it is not that of the memorial. Nothing changes unless somebody takes it. */
export const DeviceZoneOffer = ({ settings: { timezone } }: { settings: Settings }) => {
  const { mutate, isPending } = useChange('PUT /api/settings', {
    success: texts.saved,
    failure: texts.saveFailed,
  })
  const deviceZone = findDeviceZone()
  if (!deviceZone || deviceZone === timezone) return null
  return (
    <div className="row zone-offer">
      <p className="hint">{texts.current(nameZone(timezone, serviceTimeTexts))}</p>
      <Button busy={isPending} onClick={() => mutate({ body: { timezone: deviceZone, base: { timezone } } })}>
        {texts.use(nameZone(deviceZone, serviceTimeTexts))}
      </Button>
    </div>
  )
}
