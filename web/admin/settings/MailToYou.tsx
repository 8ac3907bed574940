import { useState } from 'react'
import type { Digest } from '../../../contract/digest.ts'
import { limits } from '../../../contract/limits.ts'
import { useChange } from '../../api/useChange.ts'
import { useIssues } from '../../api/useIssues.ts'
import { useLists } from '../../api/useLists.ts'
import { useRead } from '../../api/useRead.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { TextField } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { differs } from '../../ui/differs.ts'
import { textInputs } from '../../ui/textInputs.ts'
import { useUnsaved } from '../../ui/unsaved.tsx'
import { texts as allTexts } from './texts.ts'

const texts = allTexts.mailToYou

/** A daily mail to whoever is logged in, and to nobody else. */
export const MailToYou = () => {
  const { data, error, retry } = useRead('GET /api/digest', { fresh: true })
  if (data) return data.canSendMail && <MailForm saved={data} />
  // nothing while it loads: where no mail can be sent, nothing is to come
  if (!error) return null
  return (
    <fieldset>
      <legend>{texts.title}</legend>
      <Failed message={texts.failed} onRetry={retry} />
    </fieldset>
  )
}

const MailForm = ({ saved: { email, isOn } }: { saved: Digest }) => {
  /** what is saved may be read again meanwhile */
  const [typed, setTyped] = useState<Partial<Digest>>({})
  const fields = { email, isOn, ...typed }
  useUnsaved(differs(fields, { email, isOn }), 'mail')
  const { put } = useLists()
  const saving = useChange('PUT /api/digest', {
    success: texts.saved,
    failure: texts.saveFailed,
    onSuccess: (answer) => put('/api/digest', (now) => ({ ...now, ...answer })),
  })
  const save = () =>
    saving.mutate({ body: fields }, { onSuccess: () => setTyped((now) => (now === typed ? {} : now)) })
  const change = (part: Partial<Digest>) => setTyped({ ...typed, ...part })
  const input = textInputs(fields, change, useIssues(saving, fields))
  return (
    <Form onSubmit={save}>
      <fieldset>
        <legend>{texts.title}</legend>
        <TextField
          {...input('email')}
          label={texts.email}
          type="email"
          autoComplete="email"
          longest={limits.email}
        />
        <Checkbox label={texts.isOn} checked={fields.isOn} onChange={(isOn) => change({ isOn })} />
        <p className="hint">{texts.hint}</p>
        <Button type="submit" busy={saving.isPending}>
          {texts.save}
        </Button>
      </fieldset>
    </Form>
  )
}
