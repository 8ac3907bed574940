import { ReadState } from '../../ui/loading/ReadState.tsx'
import { toSettingsFields } from '../parts/settingsForm/settingsFields.ts'
import './settings.css'
import { useFirstSettings } from '../parts/settingsForm/firstChoices.ts'
import { LanguageOfDevice } from './LanguageOfDevice.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { SourceNote } from './SourceNote.tsx'
import { texts } from '../../../languages/en/dashboard/settings.ts'

export default function SettingsTab() {
  const settings = useFirstSettings()
  return (
    <section className="settings-tab">
      <h2>{texts.title}</h2>
      <ReadState readState={settings} texts={texts}>
        {(data) => <SettingsForm saved={toSettingsFields(data)} sampleFields={data.sampleFields ?? []} />}
      </ReadState>
      <LanguageOfDevice />
      <SourceNote />
    </section>
  )
}
