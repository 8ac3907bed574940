import { useState } from 'react'
import { useRead } from '../../api/useRead.ts'
import { linkTo } from '../../api/urls.ts'
import { LoadFailure } from '../../ui/loading/LoadFailure.tsx'
import { InvitationForm } from './InvitationForm.tsx'
import './login.css'
import { invitationTexts as texts } from '../../../languages/en/dashboard/dashboard.ts'

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
