import { useRead } from '../api/useRead.ts'
import { texts } from './texts.ts'

/** What the administrator should know before anything else. */
export const DashboardNotices = () => {
  const { data: settings } = useRead('GET /api/settings')
  if (!settings) return null
  return (
    <>
      {!settings.saved && (
        <p className="notice">
          {texts.dashboard.sample} <a href="#settings">{texts.dashboard.toSettings}</a>
        </p>
      )}
      {settings.warnings?.map((warning) => (
        <p key={warning} className="notice">
          {warning}
        </p>
      ))}
    </>
  )
}
