import { proposeService } from '../../../../domain/calendar/proposeService.ts'
import { language } from '../../../../languages/en/grammar.ts'
import { describeService } from '../../../../domain/calendar/serviceTime.ts'
import { settingsWhere } from '../../../../contract/memorial/selectSettings.ts'
import type { Settings } from '../../../../contract/memorial/settings.ts'
import { useRead } from '../../../api/useRead.ts'
import { useNow } from '../../../services/useNow.ts'
import { SelectField } from '../../../ui/fields/Field.tsx'
import { orderTexts as texts } from '../../../../languages/en/dashboard/day.ts'
import { DocumentForm } from './DocumentForm.tsx'

export const OrderOfService = ({ settings }: { settings: Settings }) => {
  const read = useRead('GET /api/services')
  const services = read.data ?? []
  const proposedService = proposeService(services, settings.timezone, useNow())
  return (
    <DocumentForm
      kind="order"
      settings={settings}
      names={settingsWhere({ section: 'orderOfService' })}
      choices={[read]}
      correct={({ serviceId, ...options }) => ({
        ...options,
        layout: 'both',
        serviceId: (services.find(({ id }) => id === serviceId) ?? proposedService)?.id,
      })}
    >
      {({ serviceId = '' }, change) => (
        <>
          {services.length > 1 && (
            <SelectField
              label={texts.service}
              hint={texts.serviceHint}
              value={serviceId}
              options={Object.fromEntries(
                services.map((service) => [service.id, describeService(service, language)]),
              )}
              onChange={(chosen) => change({ serviceId: chosen })}
            />
          )}
          <p className="hint">{texts.howToFold}</p>
        </>
      )}
    </DocumentForm>
  )
}
