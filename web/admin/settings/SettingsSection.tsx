import { settingsWhere } from '../../../contract/memorial/selectSettings.ts'
import type { FormPart } from '../../../contract/memorial/setting.ts'
import { texts } from './texts.ts'
import type { FormProps } from '../parts/settingsForm/SettingControl.tsx'
import { SettingsRows } from '../parts/settingsForm/SettingsRows.tsx'

/** The settings of a section, in the order of the list. */
export const SettingsSection = ({
  section,
  ...props
}: FormProps & { section: Exclude<FormPart, 'access' | 'mail'> }) => (
  <fieldset>
    <legend>{texts.legends[section]}</legend>
    <SettingsRows names={settingsWhere({ section })} {...props} />
  </fieldset>
)
