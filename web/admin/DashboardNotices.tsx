import { useRead } from '../api/useRead.ts'
import { useIsAdministrator } from './person.ts'
import { dateOf } from './format.ts'
import { texts } from './texts.ts'

/** What administrators should know before anything else. */
export const DashboardNotices = () => (useIsAdministrator() ? <AdministratorNotices /> : null)

const AdministratorNotices = () => {
  const { data: settings } = useRead('GET /api/settings')
  if (!settings) return null
  return (
    <>
      {!settings.saved && (
        <p className="notice">
          {texts.dashboard.sample} <a href="#settings">{texts.dashboard.toSettings}</a>
        </p>
      )}
      <SafekeepingNotices />
      {settings.warnings?.map((warning) => (
        <p key={warning} className="notice">
          {warning}
        </p>
      ))}
    </>
  )
}

/** That something which cannot be had again is in danger, and what to do. */
const SafekeepingNotices = () => {
  const { data: safe } = useRead('GET /api/safekeeping')
  if (!safe) return null
  return (
    <>
      {safe.faults.map((fault) => (
        <p key={fault} className="notice">
          {fault}
        </p>
      ))}
      {safe.copyOverdue && safe.lastCopyAt && (
        <p className="notice">{texts.dashboard.copyOverdue(dateOf(safe.lastCopyAt))}</p>
      )}
    </>
  )
}
