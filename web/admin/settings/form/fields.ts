import {
  mapSettings,
  restoredSettings,
  settingNames,
  type SettingName,
  type SettingWhere,
} from '../../../../contract/memorial/selectSettings.ts'
import { findTab, type FormPart } from '../../../../contract/memorial/setting.ts'
import type { Settings } from '../../../../contract/memorial/settings.ts'
import { settingsList } from '../../../../contract/memorial/settingsList.ts'

/** The settings in the settings' form. Those of the slideshow and of the book have panels of their own. */
export type FormSettingName = SettingWhere<{ section: FormPart }>
export const formSettingNames = settingNames.filter(
  (name): name is FormSettingName => findTab(settingsList[name].section) !== undefined,
)

/** The fields of the form. A permission is 'yes' or 'no', and no picture is an empty path. */
export type SettingsFields = {
  [Name in FormSettingName]: Name extends SettingWhere<{ kind: 'permission' }>
    ? 'yes' | 'no'
    : NonNullable<Settings[Name]>
}

export const toSettingsFields = (settings: Settings) =>
  mapSettings(formSettingNames, (name) => toField(settings[name])) as SettingsFields

const toField = (value: Settings[SettingName]) =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : (value ?? '')

/** Makes the body that saves these settings. */
export const toSettingsBody = (
  fields: SettingsFields,
  names: readonly FormSettingName[] = formSettingNames,
) =>
  mapSettings(names, (name) =>
    settingsList[name].kind === 'permission' ? fields[name] === 'yes' : fields[name],
  ) as Partial<Pick<Settings, FormSettingName>>

/** The body that 'Restore built-in words' sends. */
export const builtInFields = mapSettings(restoredSettings, () => null)
