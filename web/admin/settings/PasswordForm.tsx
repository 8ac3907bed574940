import { type FormEvent, useState } from 'react'
import type { CallError } from '../../api/CallError.ts'
import { useChange } from '../../api/useChange.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

const empty = { current: '', password: '' }

export const PasswordForm = () => {
  const [words, setWords] = useState(empty)
  const [tried, setTried] = useState(empty)
  const { mutate, isPending, error } = useChange('PUT /api/password', { refetch: [] })
  const field = (name: keyof typeof empty) => ({
    type: 'password',
    value: words[name],
    error: tried[name] === words[name] ? error?.issue(name) : undefined,
    onChange: ({ target }: { target: { value: string } }) => setWords({ ...words, [name]: target.value }),
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    setTried(words)
    mutate(
      { body: words },
      {
        onSuccess: () => {
          setWords(empty)
          toast({ title: texts.passwordChanged, description: texts.passwordChangedWords })
        },
        onError: (failed) =>
          toast({ title: texts.passwordFailed, description: reasonOf(failed), tone: 'destructive' }),
      },
    )
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

/** The server's word about a field says more than its general sentence. */
const reasonOf = (error: CallError) => error.issues[0]?.message ?? error.sentence ?? texts.passwordFailedWords
