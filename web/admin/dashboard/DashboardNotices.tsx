import { type ReactNode, useState } from 'react'
import { requiredSamples } from '../../../contract/memorial/builtin.ts'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { useRead } from '../../api/useRead.ts'
import { ConfirmDonation, ConfirmObituary } from '../parts/forms/ConfirmSample.tsx'
import { BeginLine } from '../begin/BeginLine.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { useIsAdministrator } from '../parts/tab/person.ts'
import { useDates } from '../parts/dates/dates.ts'
import { sampleTexts as texts } from '../parts/texts.ts'
import { dashboardTexts } from '../texts.ts'

/** Shows warnings for administrators above the tabs. The tabs appear after the warnings, so that the layout does not shift. */
export const DashboardNotices = ({ children }: { children: ReactNode }) =>
  useIsAdministrator() ? <AdministratorNotices>{children}</AdministratorNotices> : children

const AdministratorNotices = ({ children }: { children: ReactNode }) => {
  const { formatShortDay } = useDates()
  const settings = useRead('GET /api/settings')
  const safekeeping = useRead('GET /api/safekeeping')
  const access = useRead('GET /api/access')
  const hasName = settings.data?.samples?.includes('name') === false
  const services = useRead('GET /api/services', { enabled: hasName })
  const needed = hasName ? [services] : []
  const areKnown = [settings, safekeeping, access, ...needed].every(({ data, error }) => data || error)
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
      {settings.data && <SampleLine settings={settings.data} />}
      {hasName && <FirstSteps samples={settings.data?.samples ?? []} />}
      {children}
    </>
  )
}

/**
 * Before a name has been saved, the line leads to the conversation. Afterwards, it lists the texts that are still ours; they are
 * neutral, and can be kept.
 */
const SampleLine = ({ settings }: { settings: Settings }) => {
  const { donationText, samples = [] } = settings
  const parts = requiredSamples.filter((part) => samples.includes(part))
  if (parts.length === 0) return null
  if (parts.includes('name')) return <BeginLine />
  return (
    <div className="dashboard-line">
      <p>{texts.stillSample}</p>
      {parts.includes('donation') && (
        <span>
          <SampleLink part="donation" />
          <ConfirmDonation text={donationText} />
        </span>
      )}
      {parts.includes('obituary') && (
        <span>
          <SampleLink part="obituary" />
          <ConfirmObituary />
        </span>
      )}
      <p className="wide">{texts.unlisted}</p>
    </div>
  )
}

const SampleLink = ({ part }: { part: keyof typeof texts.parts }) => (
  <a href={texts.parts[part].href}>{texts.parts[part].label}</a>
)
