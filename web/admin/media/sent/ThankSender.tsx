import { useState } from 'react'
import { limits } from '../../../../contract/limits.ts'
import type { Sender } from '../../../../contract/media/sent.ts'
import { DAY } from '../../../../domain/timeUnits.ts'
import { fieldLabels } from '../../../../languages/en/dashboard/fieldLabels.ts'
import { thanksTexts as texts } from '../../../../languages/en/dashboard/thanks.ts'
import { useChange, useIssues } from '../../../api/useChange.ts'
import { useRead } from '../../../api/useRead.ts'
import { useNow } from '../../../services/useNow.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { useDraft } from '../../../ui/drafts/useDraft.ts'
import { bindTextInputs, TextAreaField } from '../../../ui/fields/Field.tsx'
import { tabDrafts } from '../../parts/tab/tabDrafts.ts'

/** Mails the family's thanks, once the gallery has something of a sender who left an address; at most once a day. */
export const ThankSender = ({ sender }: { sender: Sender }) => {
  const [isOpen, setOpen] = useState(false)
  const now = useNow()
  const { name, email, thankedAt, taken } = sender
  if (email === null || taken === 0) return null
  if (thankedAt !== null && now < Date.parse(thankedAt) + DAY)
    return <p className="hint">{texts.thanked(name)}</p>
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.action(name)}</Button>
      {isOpen && <ThanksDialog {...sender} email={email} onDone={() => setOpen(false)} />}
    </>
  )
}

type DialogProps = Record<'id' | 'name' | 'email', string> & { onDone: () => void }

const ThanksDialog = ({ id, name, email, onDone }: DialogProps) => {
  const message = useRead('GET /api/sent').data?.thanks ?? ''
  const { fields, isChanged, change, drop } = useDraft(`thanks ${id}`, { message }, tabDrafts)
  const sending = useChange('POST /api/senders/:id/thank', { success: texts.sent, failure: texts.failed })
  const close = () => {
    drop()
    onDone()
  }
  const input = bindTextInputs(fields, change, useIssues(sending, fields))
  return (
    <FormDialog
      title={texts.action(name)}
      submitLabel={texts.send}
      busy={sending.isPending}
      isChanged={isChanged}
      disabled={fields.message.trim() === ''}
      onSubmit={() => sending.mutate({ params: { id }, body: fields }, { onSuccess: close })}
      onClose={close}
    >
      <TextAreaField
        {...input('message')}
        label={fieldLabels.thanks}
        hint={texts.hint(email)}
        rows={6}
        longest={limits.description}
      />
    </FormDialog>
  )
}
