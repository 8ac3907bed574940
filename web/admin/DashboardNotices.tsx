import { type ReactNode, useState } from 'react'
import { useRead } from '../api/useRead.ts'
import { useIsAdministrator } from './person.ts'
import { dateOf } from './format.ts'
import { texts as allTexts } from './texts.ts'

const texts = allTexts.dashboard

/** What administrators should know before anything else. What is below comes with it, and does not move under a hand. */
export const DashboardNotices = ({ children }: { children: ReactNode }) =>
  useIsAdministrator() ? <AdministratorNotices>{children}</AdministratorNotices> : children

const AdministratorNotices = ({ children }: { children: ReactNode }) => {
  const settings = useRead('GET /api/settings')
  const safekeeping = useRead('GET /api/safekeeping')
  const areKnown = [settings, safekeeping].every(({ data, error }) => data || error)
  // once: reading again must not take away what is below, with all that was typed into it
  const [wereKnown, setKnown] = useState(areKnown)
  if (areKnown && !wereKnown) setKnown(true)
  if (!wereKnown) return <p role="status">{texts.loading}</p>
  const { faults = [], copyOverdue, lastCopyAt } = safekeeping.data ?? {}
  const overdue = copyOverdue && lastCopyAt ? [texts.copyOverdue(dateOf(lastCopyAt))] : []
  return (
    <>
      {settings.data?.saved === false && (
        <p className="notice">
          {texts.sample} <a href="#settings">{texts.toSettings}</a>
        </p>
      )}
      {/* what cannot be had again is in danger, and what to do */}
      {[...faults, ...overdue, ...(settings.data?.warnings ?? [])].map((notice) => (
        <p key={notice} className="notice">
          {notice}
        </p>
      ))}
      {children}
    </>
  )
}
