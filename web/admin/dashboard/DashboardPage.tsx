import { type ReactNode, useEffect } from 'react'
import { call } from '../../api/call.ts'
import { linkTo } from '../../api/links.ts'
import { useRead } from '../../api/useRead.ts'
import { deviceStorage, KEEPER_LOGIN_KEY } from '../../stores/deviceStorage.ts'
import { Button } from '../../ui/Button.tsx'
import { LoadFailure } from '../../ui/loading/LoadFailure.tsx'
import { Icon } from '../../ui/icons.tsx'
import { toastFailure } from '../../ui/toasts/toast.ts'
import { asksBeforeLeaving, allowLeaving, useLeaveGuard } from '../../ui/dialogs/unsaved.tsx'
import { DashboardTabs } from './DashboardTabs.tsx'
import './dashboard.css'
import { clearSavedUploads } from '../../uploads/savedUploads.ts'
import { DashboardNotices } from './DashboardNotices.tsx'
import { KeeperContext } from '../person.ts'
import { ShareCard } from '../share/ShareCard.tsx'
import { RecoveryDialogs } from '../recovery/RecoveryDialogs.tsx'
import { tabDrafts } from '../tabDrafts.ts'
import { dashboardTexts as texts, texts as allTexts } from '../texts.ts'

export default function DashboardPage() {
  const { askIf, question } = useLeaveGuard()
  return (
    <RequireLogin>
      <RecoveryDialogs />
      <header className="dashboard-head">
        <h1>{texts.title}</h1>
        <a href={linkTo('/')}>{texts.visit}</a>
        <Button onClick={() => askIf(asksBeforeLeaving() || hasDrafts(), () => void logOut())}>
          <Icon name="leave" />
          {texts.logout}
        </Button>
      </header>
      <main className="dashboard">
        <DashboardNotices>
          <ShareCard />
          <DashboardTabs />
        </DashboardNotices>
      </main>
      <footer className="dashboard-foot">
        {texts.free} <a href="/source.tgz">{texts.source}</a>
      </footer>
      {question}
    </RequireLogin>
  )
}

/** Renders its children for keepers only. Redirects everyone else to the login page, which leads back to the same tab. */
const RequireLogin = ({ children }: { children: ReactNode }) => {
  const person = useRead('GET /api/check-auth')
  const media = useRead('GET /api/media', { enabled: person.data !== undefined })
  // redirects only before the dashboard is open; if the session ends later, a dialog asks for the login, so that typed text is
  // not lost
  const isLoggedOut = (!person.data && person.error?.status === 401) || media.data === null
  useEffect(() => {
    if (person.data) deviceStorage.save(KEEPER_LOGIN_KEY, true)
  }, [person.data])
  useEffect(() => {
    if (isLoggedOut) location.replace(linkTo('/admin/login') + location.hash)
  }, [isLoggedOut])
  if (person.data && !isLoggedOut) return <KeeperContext value={person.data}>{children}</KeeperContext>
  if (!person.error || isLoggedOut)
    return (
      <WaitingPage>
        <p role="status">{texts.checking}</p>
      </WaitingPage>
    )
  return (
    <WaitingPage>
      <LoadFailure message={texts.unreachable} onRetry={person.retry} />
    </WaitingPage>
  )
}

const hasDrafts = () => Object.keys(tabDrafts.forms.get()).length > 0

const WaitingPage = ({ children }: { children: ReactNode }) => (
  <main className="dashboard waiting">{children}</main>
)

/** Logs out and discards unsaved edits, so that the next person who uses this device does not see them. */
const logOut = async () => {
  try {
    await call('POST /api/logout')
  } catch {
    return toastFailure({ title: allTexts.login.failed, description: texts.logoutFailed })
  }
  deviceStorage.clear(KEEPER_LOGIN_KEY)
  tabDrafts.clear()
  await clearSavedUploads('media uploads', 'batch upload')
  allowLeaving()
  location.assign(linkTo('/'))
}
