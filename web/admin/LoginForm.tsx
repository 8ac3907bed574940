import { type SubmitEvent, type ReactNode, useRef, useState } from 'react'
import type { Person } from '../../contract/auth.ts'
import { type CallError, call } from '../api/call.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/Field.tsx'
import { toastFailure } from '../ui/toast.ts'
import './login.css'
import { texts as allTexts } from './texts.ts'

const texts = allTexts.login

interface Props {
  heading?: ReactNode
  onLoggedIn: (person: Person) => void
}

export const LoginForm = ({ heading, onLoggedIn }: Props) => {
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const passwordInput = useRef<HTMLInputElement>(null)
  const { busy, logIn } = useLogin(onLoggedIn, () => passwordInput.current?.select())
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!busy) void logIn(username, password)
  }
  return (
    <form className="login-form" onSubmit={submit} noValidate>
      {heading}
      <TextField
        label={texts.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
      />
      <TextField
        ref={passwordInput}
        label={texts.password}
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" tone="primary" busy={busy}>
        {busy ? texts.signingIn : texts.signIn}
      </Button>
    </form>
  )
}

const useLogin = (onLoggedIn: Props['onLoggedIn'], onRejected: () => void) => {
  const [busy, setBusy] = useState(false)
  const showError = (description: string) => toastFailure({ title: texts.failed, description })
  const logIn = async (username: string, password: string) => {
    if (!username.trim() || !password) return showError(texts.needBoth)
    setBusy(true)
    try {
      onLoggedIn(await call('POST /api/login', { body: { username, password } }))
    } catch (error) {
      setBusy(false)
      showError(reasonOf(error as CallError))
      onRejected()
    }
  }
  return { busy, logIn }
}

/** Only a rejected login means wrong fields; too many tries, a full disk and silence have sentences of their own. */
const reasonOf = (error: CallError) => {
  if (error.status === 401) return texts.wrong
  return error.answered ? error.message : texts.noAnswer
}
