import { findTab, type Setting } from './setting.ts'
import { settingsList } from './settingsList.ts'

export type SettingName = keyof typeof settingsList

/** The names of the settings that have all these properties. */
export type SettingWhere<Properties> = {
  [Name in SettingName]: (typeof settingsList)[Name] extends Properties ? Name : never
}[SettingName]

export const settingNames = Object.keys(settingsList) as SettingName[]

/** Lists the settings that have all these properties, in the order of the list. */
export const settingsWhere = <const Properties extends Partial<Setting>>(properties: Properties) =>
  settingNames.filter((name) =>
    Object.entries(properties).every(([property, value]) => toSetting(name)[property] === value),
  ) as SettingWhere<Properties>[]

/** The settings whose built-in text in a new memorial is about the fictional man. */
export type SampleField = SettingWhere<{ sample: string }>
export const sampleFields = settingNames.filter((name) => 'sample' in settingsList[name]) as SampleField[]

export const pictureSettings = settingsWhere({ kind: 'picture' })
export type PictureSetting = (typeof pictureSettings)[number]

/** The settings that 'Restore built-in words' restores: those in the tab with this button. */
export const restoredSettings = settingNames.filter((name) => findTab(settingsList[name].section) === 'about')

/** Makes an object with a value for each of these settings. */
export const mapSettings = <Name extends SettingName, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
) => Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>

function toSetting(name: SettingName): Readonly<Record<string, unknown>> {
  return settingsList[name]
}
