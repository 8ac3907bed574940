import { languageNames } from '../../../domain/language.ts'
import { language } from '../../../languages/en/grammar.ts'
import { SelectField } from '../../ui/fields/Field.tsx'
import { ReadState } from '../../ui/loading/ReadState.tsx'
import { switchLanguage } from '../../ui/switchLanguage.ts'
import { toSettingsFields } from '../parts/settingsForm/settingsFields.ts'
import './settings.css'
import { useFirstSettings } from '../parts/settingsForm/firstChoices.ts'
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

/** The language in which this device shows the dashboard and the pages. What was typed is kept. */
const LanguageOfDevice = () => (
  <SelectField
    label={texts.deviceLanguage}
    hint={texts.deviceLanguageHint}
    value={language}
    options={languageNames}
    onChange={switchLanguage}
  />
)
