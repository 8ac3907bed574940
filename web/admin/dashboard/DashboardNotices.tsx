import { type ReactNode, useState } from 'react'
import { requiredSamples } from '../../../contract/memorial/builtin.ts'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { useRead } from '../../api/useRead.ts'
import { ConfirmField, ConfirmObituary } from '../ConfirmSample.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { useIsAdministrator } from '../person.ts'
import { formatShortDay } from '../format.ts'
import { dashboardTexts as texts, sampleTexts } from '../texts.ts'

/** Warnings for administrators above the tabs. The tabs wait for the warnings, so that the layout does not shift. */
export const DashboardNotices = ({ children }: { children: ReactNode }) =>
  useIsAdministrator() ? <AdministratorNotices>{children}</AdministratorNotices> : children

const AdministratorNotices = ({ children }: { children: ReactNode }) => {
  const settings = useRead('GET /api/settings')
  const safekeeping = useRead('GET /api/safekeeping')
  const access = useRead('GET /api/access')
  const areKnown = [settings, safekeeping, access].every(({ data, error }) => data || error)
  // only for the first read: a later one must not unmount the tab with its typed text
  const [wereKnown, setKnown] = useState(areKnown)
  if (areKnown && !wereKnown) setKnown(true)
  if (!wereKnown) return <p role="status">{texts.loading}</p>
  const { faults = [], copyOverdue, lastCopyAt } = safekeeping.data ?? {}
  const overdue = copyOverdue && lastCopyAt ? [texts.copyOverdue(formatShortDay(lastCopyAt))] : []
  return (
    <>
      {settings.data && <SampleNotice settings={settings.data} />}
      {/* irreplaceable files are in danger: each notice says what to do */}
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

/** Lists the fields that still hold sample text, each with a link and a button that keeps the text. */
const SampleNotice = ({ settings }: { settings: Settings }) => {
  const { name, donationText, samples = [] } = settings
  const parts = requiredSamples.filter((part) => samples.includes(part))
  if (parts.length === 0) return null
  const { these, toSettings, still, parts: names, unlisted } = sampleTexts
  const buttons = {
    name: <ConfirmField name="name" value={name} what={names.name} />,
    donation: <ConfirmField name="donationText" value={donationText} what={names.donation} />,
    obituary: <ConfirmObituary />,
  }
  return (
    <div className="notice">
      <p>
        {these} <a href="#settings">{toSettings}</a>
      </p>
      <p>{still}</p>
      <div className="samples">
        {parts.map((part) => (
          <div key={part}>
            <a href={part === 'obituary' ? '#obituary' : '#settings'}>{names[part]}</a>
            {buttons[part]}
          </div>
        ))}
      </div>
      <p>{unlisted}</p>
    </div>
  )
}
