import { useState } from 'react'
import { proposeService } from '../../../../domain/calendar/proposeService.ts'
import { describeService } from '../../../../domain/calendar/serviceTime.ts'
import { settingsWhere } from '../../../../contract/memorial/selectSettings.ts'
import type { Settings } from '../../../../contract/memorial/settings.ts'
import { useRead } from '../../../api/useRead.ts'
import { useNow } from '../../../services/useNow.ts'
import { SelectField } from '../../../ui/fields/Field.tsx'
import { orderTexts as texts } from '../texts.ts'
import { DocumentCard } from './DocumentCard.tsx'

export const OrderOfService = ({ settings }: { settings: Settings }) => {
  const { services, id, choose } = useServiceChoice(settings)
  return (
    <DocumentCard
      kind="order"
      settings={settings}
      names={settingsWhere({ section: 'orderOfService' })}
      options={{ serviceId: id }}
    >
      {services.length > 1 && (
        <SelectField
          label={texts.service}
          hint={texts.serviceHint}
          value={id ?? ''}
          options={Object.fromEntries(services.map((service) => [service.id, describeService(service)]))}
          onChange={choose}
        />
      )}
    </DocumentCard>
  )
}

/** Holds the choice of the service that an order of service is for. At first, it is the proposed one. */
function useServiceChoice({ timezone }: Settings) {
  const { data: services = [] } = useRead('GET /api/services')
  const now = useNow()
  const [chosenId, choose] = useState<string>()
  const chosen = services.find(({ id }) => id === chosenId)
  return { services, id: (chosen ?? proposeService(services, timezone, now))?.id, choose }
}
