import { useState } from 'react'
import { showWhen } from '../../../domain/calendar/showWhen.ts'
import { chooseZone, nameZone } from '../../../domain/calendar/zones.ts'
import { zoneTexts } from '../parts/zones/deviceZone.ts'
import type { CallError } from '../../api/CallError.ts'
import { useIssues } from '../../api/useChange.ts'
import { presentService } from '../../services/presentService.ts'
import { ServiceCard } from '../../services/ServiceCard.tsx'
import { useNow } from '../../services/useNow.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { toastFailure } from '../../ui/toasts/toast.ts'
import { useDraft } from '../../ui/drafts/useDraft.ts'
import { useDates } from '../parts/dates/dates.ts'
import { useFirstSettings } from '../parts/settingsForm/firstChoices.ts'
import { serviceInputs, requiredFields, type ServiceFields, toStoredService } from './serviceFields.ts'
import { ServiceInputs } from './ServiceInputs.tsx'
import { language } from '../../../languages/en/grammar.ts'
import { texts } from '../../../languages/en/dashboard/services.ts'

interface Props {
  title: string
  submitLabel: string
  saved: ServiceFields
  busy: boolean
  error: CallError | null
  onSubmit: (fields: ServiceFields, base: ServiceFields) => void
  onClose: () => void
}

export const ServiceDialog = ({ title, submitLabel, saved, busy, error, onSubmit, onClose }: Props) => {
  const { fields, base, isChanged, change } = useDraft('dialog', saved)
  const [hasTried, setTried] = useState(false)
  const findIssue = useIssues({ error, isPending: busy }, fields)
  const missingFields = requiredFields.filter((name) => fields[name].trim() === '')
  const findError = (name: keyof ServiceFields) => {
    const missingField = missingFields.find((missingName) => missingName === name)
    return (hasTried && missingField && serviceInputs[missingField].missingMessage) || findIssue(name)
  }
  const send = (form: HTMLFormElement) => {
    setTried(true)
    if (missingFields.length === 0) return onSubmit(fields, base)
    form.querySelector<HTMLInputElement>(`[name=${missingFields[0]}]`)?.focus()
    toastFailure(texts.missing)
  }
  return (
    <FormDialog
      className="service-dialog"
      {...{ title, submitLabel, busy, isChanged, onClose }}
      onSubmit={send}
    >
      <div>
        <ServiceInputs {...{ fields, saved, findError }} onChange={change} />
      </div>
      <ServicePreview fields={fields} />
    </FormDialog>
  )
}

const ServicePreview = ({ fields }: { fields: ServiceFields }) => {
  const { data: settings } = useFirstSettings()
  const { readerStyle } = useDates()
  const now = useNow()
  if (!settings) return null
  const service = toStoredService(fields)
  const zone = chooseZone(service, settings.timezone)
  return (
    <aside className="service-preview" aria-label={texts.preview}>
      <h3>{texts.preview}</h3>
      <ServiceCard
        service={presentService(
          {
            ...service,
            shown: {
              ...showWhen(fields, readerStyle, settings.sayWeekday === 'on', settings.language !== language),
              ...(zone !== settings.timezone && { zone: nameZone(zone, zoneTexts) }),
            },
          },
          settings,
          now,
        )}
        level="h3"
      />
    </aside>
  )
}
