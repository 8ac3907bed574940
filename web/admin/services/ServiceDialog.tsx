import { type FormEvent, useId, useState } from 'react'
import type { CallError } from '../../api/CallError.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { toastFailure } from '../../ui/toast.ts'
import { neededFields, type ServiceFields } from './fields.ts'
import { ServiceInputs } from './ServiceInputs.tsx'
import { ServicePreview } from './ServicePreview.tsx'
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
  const [tried, setTried] = useState<ServiceFields | null>(null)
  const form = useId()
  const missing = neededFields.filter((name) => fields[name].trim() === '')
  const errorOf = (name: keyof ServiceFields) => {
    if (tried && missing.some((one) => one === name)) return texts.needed[name as keyof typeof texts.needed]
    return tried && tried[name] === fields[name] ? error?.issue(name) : undefined
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setTried(fields)
    if (missing.length === 0) return onSubmit(fields)
    event.currentTarget.querySelector<HTMLInputElement>(`[name=${missing[0]}]`)?.focus()
    toastFailure(texts.missing)
  }
  return (
    <Dialog
      open
      className="service-dialog"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={form} tone="primary" disabled={busy}>
            {submit}
          </Button>
        </>
      }
    >
      <div className="service-editing">
        <form id={form} onSubmit={send} noValidate>
          <ServiceInputs
            fields={fields}
            errorOf={errorOf}
            onChange={(part) => setFields((before) => ({ ...before, ...part }))}
          />
        </form>
        <ServicePreview fields={fields} />
      </div>
    </Dialog>
  )
}
