import {
  mapSettings,
  restoredSettings,
  settingNames,
  type SettingName,
  type SettingValues,
  type SettingWhere,
} from '../../../../contract/memorial/selectSettings.ts'
import { proposePronoun } from '../../../../domain/person/proposePronoun.ts'
import { findTab } from '../../../../contract/memorial/setting.ts'
import type { Settings } from '../../../../contract/memorial/settings.ts'
import { settingsList } from '../../../../contract/memorial/settingsList.ts'

/** The settings in the settings' form. The others belong to what is made for the day. */
export const formSettingNames = settingNames.filter(
  (name) => findTab(settingsList[name].section) !== undefined,
)

/** The fields of all settings. A permission is 'yes' or 'no', no picture is an empty path, and no answer to 'He or she?' is ''. */
export type SettingsFields = {
  [Name in SettingName]: Name extends SettingWhere<{ kind: 'permission' }>
    ? 'yes' | 'no'
    : NonNullable<Settings[Name]> | (Name extends 'pronoun' ? '' : never)
}

export const toSettingsFields = (settings: Settings): SettingsFields => ({
  ...mapSettings(settingNames, (name) => toField(settings[name])),
  ...(settings.asksPronoun && { pronoun: '' }),
})

/** Says how sentences speak: as the family has chosen, or else by the first name that somebody types, if it leaves no doubt; otherwise ''. */
export const findPronoun = ({ fields, base }: Record<'fields' | 'base', SettingsFields>) =>
  fields.pronoun || (fields.name !== base.name && proposePronoun(fields.name, fields.language ?? 'en')) || ''

const toField = (value: Settings[SettingName]) =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : (value ?? '')

/** Makes the body that saves these settings. An answer that nobody has given is not in it. */
export function toSettingsBody(
  fields: SettingsFields,
  names: readonly SettingName[] = formSettingNames,
): Partial<SettingValues> {
  const body: SettingValues = mapSettings(
    names.filter((name) => name !== 'pronoun' || fields.pronoun),
    (name) => toValue(name, fields[name]),
  )
  return body
}

const toValue = (name: SettingName, field: string): SettingValues[SettingName] =>
  settingsList[name].kind === 'permission' ? field === 'yes' : field

/** The body that 'Restore built-in words' sends. */
export const builtInFields = mapSettings(restoredSettings, () => null)
