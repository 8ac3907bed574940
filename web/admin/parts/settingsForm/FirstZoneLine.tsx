import { settingTexts } from '../../../../languages/en/memorial/settings.ts'
import { nameCityIn } from '../../../../domain/calendar/zoneNames.ts'
import { cityTexts } from '../../../../languages/en/memorial/cities.ts'
import { useChange } from '../../../api/useChange.ts'
import { useFirstZone } from './firstChoices.ts'
import { texts } from '../../../../languages/en/dashboard/zones.ts'
import { ZoneLine } from '../zones/ZoneLine.tsx'

/** Says that a new memorial takes the zone of this device, and offers others. The line is gone once a zone is saved. */
export const FirstZoneLine = () => {
  const zone = useFirstZone()
  const { mutate } = useChange('PUT /api/settings', { success: texts.saved, failure: texts.saveFailed })
  return (
    zone && (
      <ZoneLine
        sentence={texts.asIn(nameCityIn(cityTexts, zone))}
        label={settingTexts.timezone.label}
        value={zone}
        offered={[]}
        onChange={(timezone) => mutate({ body: { timezone } })}
      />
    )
  )
}
