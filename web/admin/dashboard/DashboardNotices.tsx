import { type ReactNode, useState } from 'react'
import { requiredSamples } from '../../../contract/memorial/builtin.ts'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { useRead } from '../../api/useRead.ts'
import { ConfirmDonation, ConfirmObituary } from '../ConfirmSample.tsx'
import { BeginLine } from '../begin/BeginLine.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { useIsAdministrator } from '../person.ts'
import { formatShortDay } from '../format.ts'
import { dashboardTexts as texts, sampleTexts } from '../texts.ts'

/** Shows warnings for administrators above the tabs. The tabs appear after the warnings, so that the layout does not shift. */
export const DashboardNotices = ({ children }: { children: ReactNode }) =>
  useIsAdministrator() ? <AdministratorNotices>{children}</AdministratorNotices> : children

const AdministratorNotices = ({ children }: { children: ReactNode }) => {
  const settings = useRead('GET /api/settings')
  const safekeeping = useRead('GET /api/safekeeping')
  const access = useRead('GET /api/access')
  const areKnown = [settings, safekeeping, access].every(({ data, error }) => data || error)
  // waits only for the first responses, because waiting again later would unmount the open tab and lose the typed text
  const [wereKnown, setKnown] = useState(areKnown)
  if (areKnown && !wereKnown) setKnown(true)
  if (!wereKnown) return <p role="status">{texts.loading}</p>
  const { faults = [], copyOverdue, lastCopyAt } = safekeeping.data ?? {}
  const overdue = copyOverdue && lastCopyAt ? [texts.backupOverdue(formatShortDay(lastCopyAt))] : []
  return (
    <>
      <BeginLine />
      {settings.data && <SampleNotice settings={settings.data} />}
      {/* irreplaceable files are in danger, and each notice says what to do */}
      {[...faults, ...overdue, ...(settings.data?.warnings ?? [])].map((notice) => (
        <p key={notice} className="notice">
          {notice}
        </p>
      ))}
      {settings.data?.samples && (
        <FirstSteps
          samples={settings.data.samples}
          hasBeginning={settings.data.slideshowBeginning === 'on'}
        />
      )}
      {children}
    </>
  )
}

/**
 * Lists the sample texts that are still in use, each with a link to its tab. After a name has been saved, the texts that remain
 * are neutral and can be kept.
 */
const SampleNotice = ({ settings }: { settings: Settings }) => {
  const { donationText, samples = [] } = settings
  const parts = requiredSamples.filter((part) => samples.includes(part))
  if (parts.length === 0) return null
  const { areSample, toSettings, stillSample, parts: names, unlisted } = sampleTexts
  const hasName = !samples.includes('name')
  return (
    <div className="notice">
      <p>
        {areSample} <a href="#settings">{toSettings}</a>
      </p>
      <p>{stillSample}</p>
      <div className="samples">
        {parts.map((part) => (
          <div key={part}>
            <a href={part === 'obituary' ? '#obituary' : '#settings'}>{names[part]}</a>
            {hasName && part === 'donation' && <ConfirmDonation text={donationText} />}
            {hasName && part === 'obituary' && <ConfirmObituary />}
          </div>
        ))}
      </div>
      <p>{unlisted}</p>
    </div>
  )
}
