import { useState } from 'react'
import type { CallError } from '../../api/CallError.ts'
import { useIssues } from '../../api/useChange.ts'
import { useRead } from '../../api/useRead.ts'
import { presentService } from '../../services/presentService.ts'
import { ServiceCard } from '../../services/ServiceCard.tsx'
import { useNow } from '../../services/useNow.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { toastFailure } from '../../ui/toasts/toast.ts'
import { useDraft } from '../../ui/drafts/useDraft.ts'
import { serviceInputs, requiredFields, type ServiceFields, toStoredService } from './fields.ts'
import { ServiceInputs } from './ServiceInputs.tsx'
import { texts } from './texts.ts'

interface Props {
  title: string
  submit: string
  saved: ServiceFields
  busy: boolean
  /** the error of the last attempt to save */
  error: CallError | null
  onSubmit: (fields: ServiceFields, base: ServiceFields) => void
  onClose: () => void
}

/** The fields of a service, next to a live preview of what visitors will see. */
export const ServiceDialog = ({ title, submit, saved, busy, error, onSubmit, onClose }: Props) => {
  const { fields, base, isChanged: changed, change } = useDraft('dialog', saved)
  const [hasTried, setTried] = useState(false)
  const issueOf = useIssues({ error, isPending: busy }, fields)
  const missing = requiredFields.filter((name) => fields[name].trim() === '')
  const findError = (name: keyof ServiceFields) => {
    const needed = missing.find((one) => one === name)
    return (hasTried && needed && serviceInputs[needed].missing) || issueOf(name)
  }
  const send = (form: HTMLFormElement) => {
    setTried(true)
    if (missing.length === 0) return onSubmit(fields, base)
    form.querySelector<HTMLInputElement>(`[name=${missing[0]}]`)?.focus()
    toastFailure(texts.missing)
  }
  return (
    <FormDialog
      className="service-dialog"
      {...{ title, submitLabel: submit, busy, isChanged: changed, onClose }}
      onSubmit={send}
    >
      <div>
        <ServiceInputs fields={fields} errorOf={findError} onChange={change} />
      </div>
      <ServicePreview fields={fields} />
    </FormDialog>
  )
}

/** The card of the service as visitors will see it. */
const ServicePreview = ({ fields }: { fields: ServiceFields }) => {
  const { data: settings } = useRead('GET /api/settings')
  const now = useNow()
  if (!settings) return null
  return (
    <aside className="service-preview" aria-label={texts.preview}>
      <h3>{texts.preview}</h3>
      <ServiceCard service={presentService(toStoredService(fields), settings.timezone, now)} level="h3" />
    </aside>
  )
}
