import { useId, useState } from 'react'
import { settingsList } from '../../../../contract/memorial/settingsList.ts'
import { nameCity, type Timezone } from '../../../../domain/calendar/zones.ts'
import { useChange } from '../../../api/useChange.ts'
import { Button } from '../../../ui/Button.tsx'
import { useFirstZone } from './firstZone.ts'
import { texts } from './texts.ts'
import { ZoneField } from './ZoneField.tsx'

/** Says that a new memorial takes the zone of this device, and offers others. The line is gone once a zone is saved. */
export const FirstZoneLine = () => {
  const zone = useFirstZone()
  return zone ? <ZoneLine zone={zone} /> : null
}

const ZoneLine = ({ zone }: { zone: Timezone }) => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { mutate } = useChange('PUT /api/settings', { success: texts.saved, failure: texts.saveFailed })
  return (
    <div className="zone-offer">
      <p className="hint">
        {texts.asIn(nameCity(zone))}{' '}
        <Button className="bare" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {texts.change}
        </Button>
      </p>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <ZoneField
            label={settingsList.timezone.label}
            value={zone}
            offered={[]}
            onChange={(timezone) => mutate({ body: { timezone } })}
          />
        )}
      </div>
    </div>
  )
}
