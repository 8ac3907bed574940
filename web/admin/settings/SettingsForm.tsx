import { type FormEvent, useState } from 'react'
import { useChange } from '../../api/useChange.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { saveDraft, useDraft } from '../drafts.ts'
import { DonationFields, type FieldsProps, PersonFields, OperationFields } from './SettingsFields.tsx'
import { fieldsOf, type SettingsFields } from './fields.ts'
import { RestoreBuiltIn } from './RestoreBuiltIn.tsx'
import { texts } from './texts.ts'

interface Props {
  saved: SettingsFields
  canSendMail: boolean
}

export const SettingsForm = ({ saved, canSendMail }: Props) => {
  const { fields, changed, change, drop } = useDraft('settings', saved)
  const [refused, setRefused] = useState(fields)
  const { mutateAsync, isPending, error } = useChange('PUT /api/settings', {
    refetch: ['/api/settings', '/api/services'],
  })
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setRefused(fields)
    try {
      saveDraft('settings', fields, fieldsOf(await mutateAsync({ body: fields })))
      toast({ title: texts.saved, description: texts.savedWords })
    } catch {
      toast({ title: texts.saveFailed, description: texts.saveFailedWords, tone: 'destructive' })
    }
  }
  const parts: FieldsProps = {
    fields,
    change,
    errorOf: (name) => (refused[name] === fields[name] ? error?.issue(name) : undefined),
  }
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <PersonFields {...parts} />
      <DonationFields {...parts} />
      <OperationFields {...parts} canSendMail={canSendMail} />
      <div className="settings-save">
        <Button type="submit" tone="primary" disabled={isPending}>
          {texts.save}
        </Button>
        {changed && !isPending && <span>{texts.unsaved}</span>}
        <RestoreBuiltIn onRestored={drop} />
      </div>
    </form>
  )
}
