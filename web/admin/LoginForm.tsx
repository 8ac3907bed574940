import { type ReactNode, useRef, useState } from 'react'
import type { Person } from '../../contract/auth.ts'
import type { CallError } from '../api/CallError.ts'
import { useChange } from '../api/useChange.ts'
import { Button } from '../ui/Button.tsx'
import { TextField, textInputs } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { toastFailure } from '../ui/toast.ts'
import './login.css'
import { loginTexts as texts } from './texts.ts'

interface Props {
  heading?: ReactNode
  onLoggedIn: (person: Person) => void
}

export const LoginForm = ({ heading, onLoggedIn }: Props) => {
  const [fields, setFields] = useState({ username: '', password: '' })
  const input = textInputs(fields, (part) => setFields((before) => ({ ...before, ...part })))
  const [wasRefused, setRefused] = useState(false)
  const passwordInput = useRef<HTMLInputElement>(null)
  const { mutate, isPending, isSuccess } = useChange('POST /api/login', {
    failure: (error) => ({ title: texts.failed, description: reasonOf(error) }),
    onSuccess: onLoggedIn,
  })
  const busy = isPending || isSuccess
  const onError = ({ status }: CallError) => {
    passwordInput.current?.select()
    if (status === 401) setRefused(true)
  }
  const logIn = () => {
    if (!fields.username.trim() || !fields.password)
      return toastFailure({ title: texts.failed, description: texts.needBoth })
    mutate({ body: fields }, { onError })
  }
  return (
    <Form className="login-form" onSubmit={logIn}>
      {heading}
      <TextField
        {...input('username')}
        ref={beginHere}
        label={texts.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...input('password')}
        ref={passwordInput}
        label={texts.password}
        name="password"
        type="password"
        autoComplete="current-password"
      />
      <Button type="submit" tone="primary" busy={busy}>
        {busy ? texts.signingIn : texts.signIn}
      </Button>
      {wasRefused && <p className="login-forgotten">{texts.forgotten}</p>}
    </Form>
  )
}

/** Where a dialog with this form begins, instead of at its cross; React does not write the attribute itself. */
const beginHere = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '')

/** Only a rejected login means wrong fields; too many tries, a full disk and silence have sentences of their own. */
const reasonOf = (error: CallError) => {
  if (error.status === 401) return texts.wrong
  return error.answered ? error.message : texts.noAnswer
}
