import type { Setting } from './setting.ts'
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

const toSetting = (name: SettingName): Readonly<Record<string, unknown>> => settingsList[name]

/** Makes an object with a value for each of these settings. */
export const mapSettings = <Name extends SettingName, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
) => Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>
