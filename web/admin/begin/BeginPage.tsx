import { useEffect } from 'react'
import { linkTo } from '../../api/urls.ts'
import { ReadState } from '../../ui/loading/ReadState.tsx'
import { RequireLogin } from '../login/RequireLogin.tsx'
import { useSavedUploads } from '../media/useSavedUploads.ts'
import { useIsAdministrator } from '../parts/tab/person.ts'
import { RecoveryDialogs } from '../recovery/RecoveryDialogs.tsx'
import './begin.css'
import { ObituaryQuestion } from './obituary/ObituaryQuestion.tsx'
import { PhotographsQuestion } from './photographs/PhotographsQuestion.tsx'
import { useScreen } from './screens.ts'
import { ServicesQuestion } from './ServicesQuestion.tsx'
import { SettingsQuestion } from './SettingsQuestion.tsx'
import { ShareScreen } from './ShareScreen.tsx'
import { texts } from '../../../languages/en/dashboard/begin.ts'
import { useFirstSettings } from '../parts/settingsForm/firstChoices.ts'
import { toPerson } from '../../../domain/person/person.ts'
import { speakOf } from '../../../languages/person.ts'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { AccessFields, useAccessForm } from '../settings/access/AccessFields.tsx'
import { QuestionScreen } from './QuestionScreen.tsx'

/** A conversation on the first evening: one question a screen, answered with the forms of the dashboard's tabs. */
export default function BeginPage() {
  return (
    <RequireLogin>
      <RecoveryDialogs />
      <RequireAdministrator />
    </RequireLogin>
  )
}

/** Helpers may not save the answers, so the page leads them to the dashboard. */
const RequireAdministrator = () => {
  const isAdministrator = useIsAdministrator()
  useEffect(() => {
    if (!isAdministrator) location.replace(linkTo('/admin'))
  }, [isAdministrator])
  return isAdministrator && <Conversation />
}

const Conversation = () => {
  const screen = useScreen()
  const settings = useFirstSettings()
  // stays mounted on all screens, so that a typed password is not lost on the way back
  const access = useAccessForm()
  useSavedUploads()
  return (
    <main className="begin">
      <ReadState readState={settings} texts={texts}>
        {(data) => {
          speakOf(toPerson(data))
          switch (screen) {
            case 'name':
            case 'picture':
              return <SettingsQuestion key={screen} screen={screen} settings={data} />
            case 'services':
              return <ServicesQuestion settings={data} />
            case 'photographs':
              return <PhotographsQuestion settings={data} />
            case 'access':
              return <AccessQuestion settings={data} access={access} />
            case 'share':
              return <ShareScreen settings={data} />
            default:
              return <ObituaryQuestion key={screen} screen={screen} settings={data} />
          }
        }}
      </ReadState>
    </main>
  )
}

interface AccessProps {
  settings: Settings
  access: ReturnType<typeof useAccessForm>
}

const AccessQuestion = ({ settings, access }: AccessProps) => (
  <QuestionScreen screen="access" settings={settings} save={access.saveChanges}>
    <AccessFields {...access} />
  </QuestionScreen>
)
