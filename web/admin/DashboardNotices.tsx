import { Fragment, type ReactNode, useState } from 'react'
import type { Sample } from '../../contract/settings.ts'
import { useRead } from '../api/useRead.ts'
import { FirstSteps } from './FirstSteps.tsx'
import { useIsAdministrator } from './person.ts'
import { dateOf } from './format.ts'
import { dashboardTexts as texts } from './texts.ts'

/** Warnings for administrators above the tab, which waits for them so that it does not move. */
export const DashboardNotices = ({ children }: { children: ReactNode }) =>
  useIsAdministrator() ? <AdministratorNotices>{children}</AdministratorNotices> : children

const AdministratorNotices = ({ children }: { children: ReactNode }) => {
  const settings = useRead('GET /api/settings')
  const safekeeping = useRead('GET /api/safekeeping')
  const access = useRead('GET /api/access')
  const areKnown = [settings, safekeeping, access].every(({ data, error }) => data || error)
  // only the first time: a later read must not remove the tab, with the texts typed into it
  const [wereKnown, setKnown] = useState(areKnown)
  if (areKnown && !wereKnown) setKnown(true)
  if (!wereKnown) return <p role="status">{texts.loading}</p>
  const { faults = [], copyOverdue, lastCopyAt } = safekeeping.data ?? {}
  const overdue = copyOverdue && lastCopyAt ? [texts.copyOverdue(dateOf(lastCopyAt))] : []
  return (
    <>
      <SampleNotice samples={settings.data?.samples ?? []} />
      {/* files that cannot be replaced are in danger: each sentence says what to do */}
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

/** Names what is still the sample's, each with the way to it. A drawn portrait alone can stay. */
const SampleNotice = ({ samples }: { samples: readonly Sample[] }) => {
  if (!samples.some((sample) => sample !== 'portrait')) return null
  return (
    <p className="notice">
      {texts.sample} <a href="#settings">{texts.toSettings}</a>
      <br />
      {texts.stillSample}{' '}
      {samples.map((sample, at) => (
        <Fragment key={sample}>
          {at > 0 && ', '}
          <a href={sample === 'obituary' ? '#obituary' : '#settings'}>{texts.samples[sample]}</a>
        </Fragment>
      ))}
      . {texts.unlisted}
    </p>
  )
}
