import { useState } from 'react'
import type { SettingName } from '../../../contract/memorial/selectSettings.ts'
import { fieldTexts } from '../../../languages/en/memorial/fields.ts'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { findPronoun, toSettingsFields } from '../parts/settingsForm/settingsFields.ts'
import { isSample } from '../parts/settingsForm/SettingControl.tsx'
import { SettingsRows } from '../parts/settingsForm/SettingsRows.tsx'
import { useSettingsForm } from '../parts/settingsForm/useSettingsForm.ts'
import { FirstZoneLine } from '../parts/settingsForm/FirstZoneLine.tsx'
import { QuestionScreen } from './QuestionScreen.tsx'
import { type Language, languageNames } from '../../../domain/language.ts'
import { language } from '../../../languages/en/grammar.ts'
import { settingTexts } from '../../../languages/en/memorial/settings.ts'
import { useChange } from '../../api/useChange.ts'
import { useFirstChoices } from '../parts/settingsForm/firstChoices.ts'
import { SelectField } from '../../ui/fields/Field.tsx'
import { switchLanguage } from '../../ui/switchLanguage.ts'
import { texts } from '../../../languages/en/dashboard/settingsForm.ts'

const namesByScreen = {
  name: ['name', 'pronoun', 'nameGenitive', 'nameLocative', 'birthDate', 'deathDate', 'tribute'],
  picture: ['portraitPath'],
} as const satisfies Record<string, readonly SettingName[]>

/** A question whose answer is in the settings. A field with a sample is empty here, so that nobody has to delete it first. */
export const SettingsQuestion = ({
  screen,
  settings,
}: {
  screen: keyof typeof namesByScreen
  settings: Settings
}) => {
  const names: readonly SettingName[] = namesByScreen[screen]
  const saved = toSettingsFields(settings)
  const { fields, base, change, findError, save } = useSettingsForm(saved, names)
  const [hasTried, setTried] = useState(false)
  const { sampleFields = [] } = settings
  const emptied = names.filter((name) => isSample({ fields, base, sampleFields }, name))
  const shownFields = { ...fields, ...Object.fromEntries(emptied.map((name) => [name, ''])) }
  const isNameMissing = screen === 'name' && shownFields.name.trim() === ''
  const isUnsaid = screen === 'name' && !findPronoun({ fields: shownFields, base })
  const saveAnswer = async () => {
    setTried(true)
    if (isNameMissing || isUnsaid) return false
    return names.every((name) => fields[name] === saved[name]) || (await save()) === null
  }
  return (
    <QuestionScreen screen={screen} settings={settings} save={saveAnswer}>
      {screen === 'name' && (
        <>
          <FamilyLanguage value={saved.language} />
          <FirstZoneLine />
        </>
      )}
      <SettingsRows
        names={names}
        fields={shownFields}
        base={base}
        saved={saved}
        sampleFields={[]}
        change={change}
        findError={(name) => {
          if (hasTried && name === 'name' && isNameMissing) return fieldTexts.name
          return hasTried && name === 'pronoun' && isUnsaid ? settingTexts.pronoun.missing : findError(name)
        }}
      />
    </QuestionScreen>
  )
}

/**
 * Asks for the family's language first. A person who chooses another one reads the dashboard in it from then on, because the browser's is
 * only a proposal.
 */
const FamilyLanguage = ({ value }: { value: Language }) => {
  const firstChoices = useFirstChoices()
  const { mutate, isPending, variables } = useChange('PUT /api/settings', {
    failure: texts.saveFailed,
    onSuccess: ({ language: saved }) => saved && saved !== language && switchLanguage(saved),
  })
  return (
    <SelectField
      label={settingTexts.language.label}
      value={(isPending && variables.body.language) || value}
      options={languageNames}
      onChange={(chosen) => mutate({ body: { ...firstChoices, language: chosen } })}
    />
  )
}
