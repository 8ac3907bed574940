import { useState } from 'react'
import { limits } from '../../../contract/limits.ts'
import type { CallError } from '../../api/CallError.ts'
import type { EndpointResponse } from '../../api/endpoints.ts'
import { linkTo } from '../../api/urls.ts'
import { useChange, useIssues } from '../../api/useChange.ts'
import { Button } from '../../ui/Button.tsx'
import { uncorrectedInput, TextField, bindTextInputs } from '../../ui/fields/Field.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { invitationTexts as texts } from '../../../languages/en/dashboard/dashboard.ts'
import { PasswordField } from '../parts/forms/PasswordField.tsx'
import { confirmSession } from './confirmSession.ts'
import { saveArrivalToast } from './saveArrivalToast.ts'

interface Props {
  invitation: EndpointResponse<'GET /api/invitations/mine'>
  invitationKey: string
}

export const InvitationForm = ({ invitation, invitationKey }: Props) => {
  const { name, isAdmin, memorialOf } = invitation
  const [fields, setFields] = useState({ username: name, password: '' })
  const joining = useChange('POST /api/invitations/mine', {
    confirm: confirmSession,
    failure: (reason) => ({ title: texts.joinFailed, description: describeFailure(reason) }),
    onSuccess: ({ username }) => {
      saveArrivalToast({ title: texts.welcome(username) })
      // an invitation link works only once, so the Back button must not lead to this page
      location.replace(linkTo('/admin'))
    },
  })
  const join = () => joining.mutate({ headers: { 'invitation-key': invitationKey }, body: fields })
  const change = (part: Partial<typeof fields>) => setFields({ ...fields, ...part })
  const input = bindTextInputs(fields, change, useIssues(joining, fields, 'password'))
  return (
    <Form onSubmit={join}>
      <p>{texts.invited(memorialOf)}</p>
      <p>{isAdmin ? texts.asAdministrator : texts.asHelper}</p>
      <TextField
        {...input('username')}
        name="username"
        label={texts.username}
        hint={texts.usernameHint}
        longest={limits.name}
        autoComplete="username"
        {...uncorrectedInput}
      />
      <PasswordField
        {...input('password')}
        name="password"
        label={texts.password}
        hint={texts.passwordHint}
        longest={limits.password}
        autoComplete="new-password"
      />
      <Button type="submit" tone="primary" busy={joining.isPending || joining.isSuccess}>
        {texts.join}
      </Button>
    </Form>
  )
}

/** Returns the server's message about a field if there is one, because it says more than the general message. */
const describeFailure = (error: CallError) => error.issues[0]?.message ?? error.explanation ?? texts.noAnswer
