import { type ReactNode, useEffect } from 'react'
import { call } from '../api/call.ts'
import { linkTo } from '../api/links.ts'
import { useRead } from '../api/useRead.ts'
import { Button } from '../ui/Button.tsx'
import { Failed } from '../ui/Failed.tsx'
import { Icon } from '../ui/icons.tsx'
import { toastFailure } from '../ui/toast.ts'
import { DashboardTabs } from './DashboardTabs.tsx'
import './dashboard.css'
import { clearSavedUploads } from '../uploads/savedUploads.ts'
import { DashboardNotices } from './DashboardNotices.tsx'
import { texts as allTexts } from './texts.ts'

const texts = allTexts.dashboard

export default function DashboardPage() {
  return (
    <LoggedIn>
      <header className="dashboard-head">
        <h1>{texts.title}</h1>
        <a href={linkTo('/')}>{texts.visit}</a>
        <Button onClick={() => void logOut()}>
          <Icon name="leave" />
          {texts.logout}
        </Button>
      </header>
      <main className="dashboard">
        <DashboardNotices />
        <DashboardTabs />
      </main>
    </LoggedIn>
  )
}

/** Draws what is inside for the administrator only; anyone else is sent to the login. */
const LoggedIn = ({ children }: { children: ReactNode }) => {
  const person = useRead('GET /api/check-auth')
  const media = useRead('GET /api/media')
  const loggedOut = person.error?.status === 401 || media.data === null
  useEffect(() => {
    if (loggedOut) location.replace(linkTo('/admin/login'))
  }, [loggedOut])
  if (person.answered && !loggedOut) return children
  if (!person.error || loggedOut)
    return (
      <Waiting>
        <p role="status">{texts.checking}</p>
      </Waiting>
    )
  return (
    <Waiting>
      <Failed message={texts.unreachable} again={texts.again} onRetry={person.retry} />
    </Waiting>
  )
}

const Waiting = ({ children }: { children: ReactNode }) => (
  <main className="dashboard waiting">{children}</main>
)

const logOut = () =>
  call('POST /api/logout').then(
    () => clearSavedUploads('media uploads', 'batch upload').then(() => location.assign(linkTo('/'))),
    () => toastFailure({ title: allTexts.login.failed, description: texts.logoutFailed }),
  )
