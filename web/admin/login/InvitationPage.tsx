import { useState } from 'react'
import { useRead } from '../../api/useRead.ts'
import { linkTo } from '../../api/urls.ts'
import { LoadFailure } from '../../ui/loading/LoadFailure.tsx'
import './login.css'
import { invitationTexts as texts, loginTexts } from '../../../languages/en/dashboard/dashboard.ts'
import { limits } from '../../../contract/limits.ts'
import type { CallError } from '../../api/CallError.ts'
import type { EndpointResponse } from '../../api/endpoints.ts'
import { useChange, useIssues } from '../../api/useChange.ts'
import { Button } from '../../ui/Button.tsx'
import { uncorrectedInput, TextField, bindTextInputs } from '../../ui/fields/Field.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { PasswordField } from '../parts/forms/PasswordField.tsx'
import { confirmSession } from './confirmSession.ts'
import { saveArrivalToast } from './saveArrivalToast.ts'

/** The page that an invitation link opens. The invitation's key follows the '#' in the URL. */
export default function InvitationPage() {
  return (
    <main className="login">
      <div className="login-box">
        <h1>{texts.title}</h1>
        <Invitation />
      </div>
    </main>
  )
}

const Invitation = () => {
  const [key] = useState(() => location.hash.slice(1))
  const { data, error, retry } = useRead('GET /api/invitations/mine', {
    headers: { 'invitation-key': key },
    enabled: key !== '',
  })
  if (data) return <InvitationForm invitation={data} invitationKey={key} />
  if (error?.code === 'invitation_used')
    return <UnusableInvitation sentence={texts.used} path="/admin/login" />
  if (key === '') return <UnusableInvitation sentence={texts.incomplete} path="/" />
  if (error?.code === 'invitation_over') return <UnusableInvitation sentence={texts.over} path="/" />
  if (error) return <LoadFailure message={texts.failed} onRetry={retry} />
  return <p role="status">{texts.loading}</p>
}

const UnusableInvitation = ({ sentence, path }: { sentence: string; path: keyof typeof texts.ways }) => (
  <>
    <p>{sentence}</p>
    <p>
      <a href={linkTo(path)}>{texts.ways[path]}</a>
    </p>
  </>
)

interface Props {
  invitation: EndpointResponse<'GET /api/invitations/mine'>
  invitationKey: string
}

const InvitationForm = ({ invitation, invitationKey }: Props) => {
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
        label={loginTexts.password}
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
const describeFailure = (error: CallError) =>
  error.issues[0]?.message ?? error.explanation ?? loginTexts.noAnswer
