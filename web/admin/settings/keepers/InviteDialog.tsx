import { type SubmitEvent, useId, useState } from 'react'
import { limits } from '../../../../contract/limits.ts'
import type { Answer } from '../../../api/endpoints.ts'
import { newRequestKey } from '../../../api/requestKey.ts'
import { useChange } from '../../../api/useChange.ts'
import { useRead } from '../../../api/useRead.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { SelectField, TextField } from '../../../ui/Field.tsx'
import { LinkField } from '../../../ui/LinkField.tsx'
import { texts as allTexts } from './texts.ts'

const texts = allTexts.dialog
const empty = { name: '', isAdmin: false, email: '' }

/** Whom to invite, then the link for them. */
export const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const form = useId()
  const { data: settings } = useRead('GET /api/settings')
  const [fields, setFields] = useState(empty)
  const [requestKey] = useState(newRequestKey)
  const { mutate, isPending, error, data } = useChange('POST /api/invitations', { failure: texts.failed })
  const change = (part: Partial<typeof empty>) => setFields({ ...fields, ...part })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isPending) mutate({ body: fields, requestKey })
  }
  if (data) return <Invited invitation={data} email={fields.email} onClose={onClose} />
  return (
    <Dialog
      open
      title={texts.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{allTexts.cancel}</Button>
          <Button tone="primary" type="submit" form={form} busy={isPending}>
            {texts.create}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          autoComplete="off"
          longest={limits.name}
          value={fields.name}
          error={error?.issue('name')}
          onChange={({ target }) => change({ name: target.value })}
        />
        <SelectField
          label={texts.role}
          value={fields.isAdmin ? 'administrator' : 'helper'}
          onChange={({ target }) => change({ isAdmin: target.value === 'administrator' })}
        >
          {Object.entries(texts.roles).map(([role, label]) => (
            <option key={role} value={role}>
              {label}
            </option>
          ))}
        </SelectField>
        {settings?.canSendMail && (
          <TextField
            label={texts.email}
            hint={texts.emailHint}
            type="email"
            autoComplete="off"
            value={fields.email}
            error={error?.issue('email')}
            onChange={({ target }) => change({ email: target.value })}
          />
        )}
      </form>
    </Dialog>
  )
}

interface InvitedProps {
  invitation: Answer<'POST /api/invitations'>
  email: string
  onClose: () => void
}

const Invited = ({ invitation: { name, path, isMailed }, email, onClose }: InvitedProps) => (
  <Dialog
    open
    title={texts.ready(name)}
    description={texts.explanation}
    onClose={onClose}
    footer={
      <Button tone="primary" onClick={onClose}>
        {texts.done}
      </Button>
    }
  >
    {email && <p role="status">{isMailed ? texts.mailed(email) : texts.notMailed(email)}</p>}
    <div className="invitation-link">
      <LinkField href={location.origin + path} texts={texts.link} />
    </div>
  </Dialog>
)
