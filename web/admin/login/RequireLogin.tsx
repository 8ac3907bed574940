import { type ReactNode, useEffect } from 'react'
import { toPerson } from '../../../domain/person/person.ts'
import { speakOf } from '../../../languages/person.ts'
import { usePageData } from '../../api/pageData.ts'
import { useRead } from '../../api/useRead.ts'
import { deviceStorage, KEEPER_LOGIN_KEY } from '../../stores/deviceStorage.ts'
import { LoadFailure } from '../../ui/loading/LoadFailure.tsx'
import { DateSettingsContext } from '../parts/dates/dates.ts'
import { KeeperContext } from '../parts/tab/person.ts'
import { dashboardTexts as texts } from '../../../languages/en/dashboard/dashboard.ts'
import '../dashboard.css'
import { buildLoginUrl } from './loginUrl.ts'
import { useFirstSettings } from '../parts/settingsForm/firstChoices.ts'

/** Renders its children for keepers only. Redirects everyone else to the login page, which leads back to the same place. */
export const RequireLogin = ({ children }: { children: ReactNode }) => {
  const { path } = usePageData()
  const person = useRead('GET /api/check-auth')
  const media = useRead('GET /api/media', { enabled: person.data !== undefined })
  // redirects only before the dashboard is open; if the session ends later, a dialog asks for the login, so that typed text is
  // not lost
  const isLoggedOut = (!person.data && person.error?.status === 401) || media.data === null
  useEffect(() => {
    if (person.data) deviceStorage.save(KEEPER_LOGIN_KEY, true)
  }, [person.data])
  useEffect(() => {
    if (isLoggedOut) location.replace(buildLoginUrl(path))
  }, [isLoggedOut, path])
  if (person.data && !isLoggedOut)
    return (
      <KeeperContext value={person.data}>
        <MemorialProvider>{children}</MemorialProvider>
      </KeeperContext>
    )
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

/** Gives the dashboard's parts how dates are written, and lets its sentences speak of the person. */
const MemorialProvider = ({ children }: { children: ReactNode }) => {
  const { data } = useFirstSettings()
  if (data) speakOf(toPerson(data))
  return <DateSettingsContext value={data}>{children}</DateSettingsContext>
}

const WaitingPage = ({ children }: { children: ReactNode }) => (
  <main className="dashboard waiting">{children}</main>
)
