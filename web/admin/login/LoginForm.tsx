import { type ReactNode, useRef, useState } from 'react'
import type { Person } from '../../../contract/people/auth.ts'
import type { CallError } from '../../api/CallError.ts'
import { useChange } from '../../api/useChange.ts'
import { Button } from '../../ui/Button.tsx'
import { uncorrectedInput, TextField, bindTextInputs } from '../../ui/fields/Field.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { toastFailure } from '../../ui/toasts/toast.ts'
import { PasswordField } from '../parts/forms/PasswordField.tsx'
import { confirmSession } from './confirmSession.ts'
import './login.css'
import { loginTexts as texts } from '../../../languages/en/dashboard/dashboard.ts'

interface Props {
  heading?: ReactNode
  onLoggedIn: (person: Person) => void
}

type Fields = { username: string; password: string }

export const LoginForm = ({ heading, onLoggedIn }: Props) => {
  const [fields, setFields] = useState<Fields>({ username: '', password: '' })
  const [problem, setProblem] = useState<{ field: keyof Fields; message: string } | null>(null)
  const [wasRefused, setRefused] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const change = (part: Partial<Fields>) => {
    setFields((before) => ({ ...before, ...part }))
    setProblem(null)
  }
  const input = bindTextInputs(fields, change, (name) =>
    problem?.field === name ? problem.message : undefined,
  )
  /** Shows a message in a toast and at a field. The message at the field stays until someone types in the form. */
  const refuse = (field: keyof Fields, message: string) => {
    toastFailure({ title: texts.failed, description: message })
    setProblem({ field, message })
    const element = form.current?.elements.namedItem(field) as HTMLInputElement
    element.focus()
    element.select()
  }
  const { mutate, isPending, isSuccess } = useChange('POST /api/login', {
    confirm: confirmSession,
    onSuccess: onLoggedIn,
  })
  const busy = isPending || isSuccess
  const onError = (error: CallError) => {
    refuse('password', describeFailure(error))
    if (error.code === 'bad_login') setRefused(true)
  }
  const logIn = () => {
    if (!fields.username.trim()) return refuse('username', texts.needBoth)
    if (!fields.password) return refuse('password', texts.needBoth)
    mutate({ body: fields }, { onError })
  }
  return (
    <Form ref={form} className="login-form" onSubmit={logIn}>
      {heading}
      <TextField
        {...input('username')}
        {...uncorrectedInput}
        ref={markAutofocus}
        label={texts.username}
        name="username"
        autoComplete="username"
      />
      <PasswordField
        {...input('password')}
        label={texts.password}
        name="password"
        autoComplete="current-password"
      />
      <Button type="submit" tone="primary" busy={busy}>
        {busy ? texts.signingIn : texts.signIn}
      </Button>
      {wasRefused && <p className="login-forgotten">{texts.forgotten}</p>}
    </Form>
  )
}

/** Makes a dialog focus this field instead of the close button. React does not write the `autofocus` attribute itself. */
const markAutofocus = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '')

/**
 * Returns the message about a failed login. For other failures than wrong credentials, such as too many attempts or a full disk,
 * there is an explanation.
 */
const describeFailure = (error: CallError) => {
  if (error.code === 'bad_login') return texts.wrong
  return error.explanation ?? (error.hasResponse ? error.message : texts.noAnswer)
}
