import { type SubmitEvent, useState } from 'react'
import { limits } from '../../contract/limits.ts'
import type { CallError } from '../api/CallError.ts'
import type { Answer } from '../api/endpoints.ts'
import { linkTo } from '../api/links.ts'
import { useChange } from '../api/useChange.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/Field.tsx'
import { texts as allTexts } from './texts.ts'
import { toastOnArrival } from './toastOnArrival.ts'

const texts = allTexts.invitation

interface Props {
  invitation: Answer<'GET /api/invitations/mine'>
  invitationKey: string
}

/** A name and a password of one's own, and then the dashboard. */
export const InvitationForm = ({ invitation, invitationKey }: Props) => {
  const { name, isAdmin, memorialOf } = invitation
  const [fields, setFields] = useState({ username: name, password: '' })
  const [sent, setSent] = useState(fields)
  const { mutate, isPending, isSuccess, error } = useChange('POST /api/invitations/mine', {
    failure: (reason) => ({ title: texts.joinFailed, description: reasonOf(reason) }),
    onSuccess: ({ username }) => {
      toastOnArrival({ title: texts.welcome(username) })
      // the link is used up: going back does not lead to it
      location.replace(linkTo('/admin'))
    },
  })
  const join = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending || isSuccess) return
    setSent(fields)
    mutate({ headers: { 'invitation-key': invitationKey }, body: fields })
  }
  const field = (part: keyof typeof fields) => ({
    name: part,
    value: fields[part],
    error: sent[part] === fields[part] ? error?.issue(part) : undefined,
    onChange: ({ target }: { target: { value: string } }) => setFields({ ...fields, [part]: target.value }),
  })
  return (
    <form onSubmit={join} noValidate>
      <p>{texts.invited(memorialOf)}</p>
      <p>{isAdmin ? texts.asAdministrator : texts.asHelper}</p>
      <TextField
        {...field('username')}
        label={texts.username}
        hint={texts.usernameHint}
        longest={limits.name}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...field('password')}
        label={texts.password}
        hint={texts.passwordHint}
        type="password"
        longest={limits.password}
        autoComplete="new-password"
      />
      <Button type="submit" tone="primary" busy={isPending || isSuccess}>
        {texts.join}
      </Button>
    </form>
  )
}

/** What the server found wrong with a field says more than its general sentence. */
const reasonOf = (error: CallError) => error.issues[0]?.message ?? error.sentence ?? texts.noAnswer
