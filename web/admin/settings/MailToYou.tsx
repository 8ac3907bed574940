import { type FormEvent, useState } from 'react'
import type { Digest } from '../../../contract/digest.ts'
import { limits } from '../../../contract/limits.ts'
import { useChange } from '../../api/useChange.ts'
import { useRead } from '../../api/useRead.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField, TextField } from '../../ui/Field.tsx'
import { texts as allTexts } from './texts.ts'

const texts = allTexts.mailToYou

/** A daily mail to whoever is logged in, and to nobody else. */
export const MailToYou = () => {
  const { data } = useRead('GET /api/digest', { fresh: true })
  return data?.canSendMail ? <MailForm saved={data} /> : null
}

const MailForm = ({ saved: { email, isOn } }: { saved: Digest }) => {
  const [fields, setFields] = useState({ email, isOn })
  const { mutate, isPending, error } = useChange('PUT /api/digest', {
    success: texts.saved,
    failure: texts.saveFailed,
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    mutate({ body: fields })
  }
  return (
    <form onSubmit={save} noValidate>
      <fieldset>
        <legend>{texts.title}</legend>
        <TextField
          label={texts.email}
          type="email"
          autoComplete="email"
          longest={limits.email}
          value={fields.email}
          error={error?.issue('email')}
          onChange={({ target }) => setFields({ ...fields, email: target.value })}
        />
        <CheckboxField
          label={texts.isOn}
          checked={fields.isOn}
          onChange={({ target }) => setFields({ ...fields, isOn: target.checked })}
        />
        <p className="hint">{texts.hint}</p>
        <Button type="submit" busy={isPending}>
          {texts.save}
        </Button>
      </fieldset>
    </form>
  )
}
