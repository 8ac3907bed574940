import { useState } from 'react'
import type { CallError } from '../../api/CallError.ts'
import { useIssues } from '../../api/useIssues.ts'
import { useRead } from '../../api/useRead.ts'
import { presentService } from '../../services/presentService.ts'
import { ServiceCard } from '../../services/ServiceCard.tsx'
import { useNow } from '../../services/useNow.ts'
import { differs } from '../../ui/differs.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { toastFailure } from '../../ui/toast.ts'
import { neededFields, type ServiceFields, writtenService } from './fields.ts'
import { ServiceInputs } from './ServiceInputs.tsx'
import { texts } from './texts.ts'

interface Props {
  title: string
  submit: string
  initial: ServiceFields
  busy: boolean
  /** the server's answer to the last try */
  error: CallError | null
  onSubmit: (fields: ServiceFields) => void
  onClose: () => void
}

/** The fields of a service, and beside them at once how visitors will see them. */
export const ServiceDialog = ({ title, submit, initial, busy, error, onSubmit, onClose }: Props) => {
  const [fields, setFields] = useState(initial)
  const [tried, setTried] = useState(false)
  const issueOf = useIssues({ error, isPending: busy }, fields)
  const missing = neededFields.filter((name) => fields[name].trim() === '')
  const errorOf = (name: keyof ServiceFields) => {
    if (tried && missing.some((one) => one === name)) return texts.needed[name as keyof typeof texts.needed]
    return issueOf(name)
  }
  const send = (form: HTMLFormElement) => {
    setTried(true)
    if (missing.length === 0) return onSubmit(fields)
    form.querySelector<HTMLInputElement>(`[name=${missing[0]}]`)?.focus()
    toastFailure(texts.missing)
  }
  return (
    <FormDialog
      className="service-dialog"
      {...{ title, submit, busy, onClose }}
      changed={differs(fields, initial)}
      onSubmit={send}
    >
      <div>
        <ServiceInputs
          fields={fields}
          errorOf={errorOf}
          onChange={(part) => setFields((before) => ({ ...before, ...part }))}
        />
      </div>
      <ServicePreview fields={fields} />
    </FormDialog>
  )
}

/** The card as it will stand on the page. */
const ServicePreview = ({ fields }: { fields: ServiceFields }) => {
  const { data: settings } = useRead('GET /api/settings')
  const now = useNow(0)
  if (!settings) return null
  return (
    <aside className="service-preview" aria-label={texts.preview}>
      <h3>{texts.preview}</h3>
      <ServiceCard service={presentService(writtenService(fields), settings.timezone, now)} level="h3" />
    </aside>
  )
}
