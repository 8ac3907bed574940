import { useState } from 'react'
import { useChange } from '../../api/useChange.ts'
import { useIssues } from '../../api/useIssues.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { Form } from '../../ui/Form.tsx'
import { saveDraft, useDraft } from '../drafts.ts'
import { DonationFields, type FieldsProps, PersonFields, OperationFields } from './SettingsFields.tsx'
import { bodyOf, builtInFields, fieldsOf, type SettingsFields } from './fields.ts'
import { KeepDeletedField } from './KeepDeletedField.tsx'
import { texts } from './texts.ts'

interface Props {
  saved: SettingsFields
  canSendMail: boolean
}

export const SettingsForm = ({ saved, canSendMail }: Props) => {
  const { fields, base, changed, change, drop } = useDraft('settings', saved)
  const [sent, setSent] = useState(fields)
  const saving = useChange('PUT /api/settings', {
    success: texts.saved,
    failure: texts.saveFailed,
    onSuccess: (answer) => saveDraft('settings', sent, fieldsOf(answer)),
  })
  const save = () => {
    setSent(fields)
    saving.mutate({ body: { ...bodyOf(fields), base: bodyOf(base) } })
  }
  const parts: FieldsProps = { fields, change, errorOf: useIssues(saving, fields) }
  return (
    <Form onSubmit={save}>
      <PersonFields {...parts} />
      <DonationFields {...parts} />
      <OperationFields {...parts} canSendMail={canSendMail} />
      <KeepDeletedField
        checked={fields.keepDeleted === 'on'}
        onChange={(checked) => change({ keepDeleted: checked ? 'on' : 'off' })}
      />
      <div className="save-row">
        <Button type="submit" tone="primary" disabled={saving.isPending}>
          {texts.save}
        </Button>
        {changed && !saving.isPending && <span>{texts.unsaved}</span>}
        <RestoreBuiltIn onRestored={drop} />
      </div>
    </Form>
  )
}

const RestoreBuiltIn = ({ onRestored }: { onRestored: () => void }) => {
  const { mutate, isPending } = useChange('PUT /api/settings', {
    success: texts.saved,
    failure: texts.saveFailed,
  })
  const restore = (close: () => void) => {
    const onSuccess = () => {
      onRestored()
      close()
    }
    mutate({ body: builtInFields }, { onSuccess })
  }
  return (
    <ConfirmButton
      tone="destructive"
      className="restore"
      question={{ ...texts.restoreQuestion, confirm: texts.restoreYes }}
      busy={isPending}
      onConfirm={restore}
    >
      {texts.restore}
    </ConfirmButton>
  )
}
