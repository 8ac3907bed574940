import { type FormEvent, useState } from 'react'
import { limits } from '../../../contract/limits.ts'
import type { CallError } from '../../api/CallError.ts'
import { useChange } from '../../api/useChange.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { texts } from './texts.ts'

const empty = { current: '', password: '' }

export const PasswordForm = () => {
  const [fields, setFields] = useState(empty)
  const [sent, setSent] = useState(empty)
  const { mutate, isPending, error } = useChange('PUT /api/password', {
    success: texts.passwordChanged,
    failure: (reason) => ({ ...texts.passwordFailed, description: reasonOf(reason) }),
  })
  const field = (name: keyof typeof empty) => ({
    type: 'password',
    longest: limits.password,
    value: fields[name],
    error: sent[name] === fields[name] ? error?.issue(name) : undefined,
    onChange: ({ target }: { target: { value: string } }) => setFields({ ...fields, [name]: target.value }),
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    setSent(fields)
    mutate({ body: fields }, { onSuccess: () => setFields(empty) })
  }
  return (
    <form onSubmit={save} noValidate>
      <fieldset>
        <legend>{texts.password}</legend>
        <TextField {...field('current')} label={texts.currentPassword} autoComplete="current-password" />
        <TextField
          {...field('password')}
          label={texts.newPassword}
          hint={texts.newPasswordHint}
          autoComplete="new-password"
        />
        <Button type="submit" disabled={isPending}>
          {texts.changePassword}
        </Button>
      </fieldset>
    </form>
  )
}

/** What the server found wrong with a field says more than its general sentence. */
const reasonOf = (error: CallError) =>
  error.issues[0]?.message ?? error.sentence ?? texts.passwordFailed.description
