import { type ReactNode, useState } from 'react'
import { useRead } from '../../api/useRead.ts'
import { useIsAdministrator } from '../parts/tab/person.ts'
import { useDates } from '../parts/dates/dates.ts'
import { dashboardTexts } from '../../../languages/en/dashboard/dashboard.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { sampleTexts } from '../../../languages/en/dashboard/parts.ts'
import { linkToScreen } from '../begin/screens.ts'
import { panelTexts as beginTexts } from '../../../languages/en/dashboard/begin.ts'

/**
 * Shows warnings for administrators above the tabs, and the way to the first question as long as the memorial has no name. The
 * tabs appear after them, so that the layout does not shift.
 */
export const DashboardNotices = ({ children }: { children: ReactNode }) =>
  useIsAdministrator() ? <AdministratorNotices>{children}</AdministratorNotices> : children

const AdministratorNotices = ({ children }: { children: ReactNode }) => {
  const { formatShortDay } = useDates()
  const settings = useRead('GET /api/settings')
  const safekeeping = useRead('GET /api/safekeeping')
  const areKnown = [settings, safekeeping].every(({ data, error }) => data || error)
  // waits only for the first responses, because waiting again later would unmount the open tab and lose the typed text
  const [wereKnown, setKnown] = useState(areKnown)
  if (areKnown && !wereKnown) setKnown(true)
  if (!wereKnown) return <p role="status">{dashboardTexts.loading}</p>
  const { faults = [], copyOverdue, lastCopyAt } = safekeeping.data ?? {}
  const overdue = copyOverdue && lastCopyAt ? [dashboardTexts.backupOverdue(formatShortDay(lastCopyAt))] : []
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
      <p>{beginTexts.purpose}</p>
    </div>
    <ButtonLink tone="primary" href={linkToScreen('name')}>
      {beginTexts.begin}
    </ButtonLink>
  </section>
)
