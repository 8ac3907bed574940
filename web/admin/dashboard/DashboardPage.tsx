import { useState, type ReactNode } from 'react'
import { call } from '../../api/call.ts'
import { linkTo } from '../../api/urls.ts'
import { deviceStorage, KEEPER_LOGIN_KEY } from '../../stores/deviceStorage.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { toastFailure } from '../../ui/toasts/toast.ts'
import { asksBeforeLeaving, allowLeaving, useLeaveGuard } from '../../ui/dialogs/unsaved.tsx'
import { DashboardTabs } from './DashboardTabs.tsx'
import '../dashboard.css'
import { clearSavedUploads, hasUnansweredUploads } from '../../uploads/savedUploads.ts'
import { RequireLogin } from '../login/RequireLogin.tsx'
import { texts as shareTexts } from '../../../languages/en/dashboard/share.ts'
import { ShareDialog } from './ShareDialog.tsx'
import { RecoveryDialogs } from '../recovery/RecoveryDialogs.tsx'
import { hasDrafts, tabDrafts } from '../parts/tab/tabDrafts.ts'
import { dashboardTexts as texts, texts as allTexts } from '../../../languages/en/dashboard/dashboard.ts'
import { useStore } from '../../stores/useStore.ts'
import { passedQuestions, useUnanswered } from '../begin/questions.ts'
import { linkToScreen } from '../begin/screens.ts'
import { panelTexts, texts as beginTexts } from '../../../languages/en/dashboard/begin.ts'
import { useRead } from '../../api/useRead.ts'
import { useIsAdministrator } from '../parts/tab/person.ts'
import { useDates } from '../parts/dates/dates.ts'
import { sampleTexts } from '../../../languages/en/dashboard/parts.ts'

export default function DashboardPage() {
  const { askIf, question } = useLeaveGuard()
  const [isSharing, setSharing] = useState(false)
  return (
    <RequireLogin>
      <RecoveryDialogs />
      <header className="dashboard-head">
        <h1>{texts.title}</h1>
        <GoOnLink />
        <a href={linkTo('/')}>{texts.visit}</a>
        <Button className="bare" onClick={() => setSharing(true)}>
          {shareTexts.title}
        </Button>
        <Button className="bare" onClick={() => askIf(losesByLogout(), () => void logOut())}>
          {texts.logout}
        </Button>
      </header>
      <main className="dashboard">
        <DashboardNotices>
          <DashboardTabs />
        </DashboardNotices>
      </main>
      {isSharing && <ShareDialog onClose={() => setSharing(false)} />}
      {question}
    </RequireLogin>
  )
}

const savedLists = ['media uploads', 'batch upload']

/** Whether logging out loses something. Unlike leaving, it deletes the saved copies of what is on its way to the server. */
const losesByLogout = () => asksBeforeLeaving() || hasDrafts() || hasUnansweredUploads(...savedLists)

/** Logs out and discards unsaved edits, so that the next person who uses this device does not see them. */
const logOut = async () => {
  try {
    await call('POST /api/logout')
  } catch {
    return toastFailure({ title: allTexts.login.failed, description: texts.logoutFailed })
  }
  deviceStorage.clear(KEEPER_LOGIN_KEY)
  tabDrafts.clear()
  await clearSavedUploads(...savedLists)
  allowLeaving()
  location.assign(linkTo('/'))
}

/** Leads back to the first question that was neither answered nor passed, once the conversation has begun on this device. */
const GoOnLink = () => {
  const unanswered = useUnanswered()
  const passed = useStore(passedQuestions)
  const first = unanswered.find((question) => !passed.includes(question))
  if (!first || passed.length === 0) return null
  return (
    <a className="go-on" href={linkToScreen(first)}>
      {beginTexts.goOn}
    </a>
  )
}

/**
 * Shows warnings for administrators above the tabs, and the way to the first question as long as the memorial has no name. The
 * tabs appear after them, so that the layout does not shift.
 */
const DashboardNotices = ({ children }: { children: ReactNode }) =>
  useIsAdministrator() ? <AdministratorNotices>{children}</AdministratorNotices> : children

const AdministratorNotices = ({ children }: { children: ReactNode }) => {
  const { formatShortDay } = useDates()
  const settings = useRead('GET /api/settings')
  const safekeeping = useRead('GET /api/safekeeping')
  const areKnown = [settings, safekeeping].every(({ data, error }) => data || error)
  // waits only for the first responses, because waiting again later would unmount the open tab and lose the typed text
  const [wereKnown, setKnown] = useState(areKnown)
  if (areKnown && !wereKnown) setKnown(true)
  if (!wereKnown) return <p role="status">{texts.loading}</p>
  const { faults = [], copyOverdue, lastCopyAt } = safekeeping.data ?? {}
  const overdue = copyOverdue && lastCopyAt ? [texts.backupOverdue(formatShortDay(lastCopyAt))] : []
  return (
    <>
      {/* irreplaceable files are in danger, and each notice says what to do */}
      {[...faults, ...overdue, ...(settings.data?.warnings ?? [])].map((notice) => (
        <p key={notice} className="notice">
          {notice}
        </p>
      ))}
      {settings.data?.samples?.includes('name') && <BeginPanel />}
      {children}
    </>
  )
}

/** The largest thing on the dashboard of a memorial without a name: the way to the conversation. */
const BeginPanel = () => (
  <section className="card begin-panel">
    <div>
      <h2>{sampleTexts.areSample}</h2>
      <p>{panelTexts.purpose}</p>
    </div>
    <ButtonLink tone="primary" href={linkToScreen('name')}>
      {panelTexts.begin}
    </ButtonLink>
  </section>
)
