import type { Timezone } from '../../domain/calendar/zones.ts'
import { findTab, type Setting } from './setting.ts'
import { settingsList } from './settingsList.ts'

export type SettingName = keyof typeof settingsList

export type SettingWhere<Properties> = {
  [Name in SettingName]: (typeof settingsList)[Name] extends Properties ? Name : never
}[SettingName]

export type SettingValues = { [Name in SettingName]: ValueOf<(typeof settingsList)[Name]> }

/** A value is text unless its kind says otherwise. */
type ValueOf<S> = S extends { kind: 'choice'; choices: readonly (infer Choice)[] }
  ? Choice
  : S extends { kind: keyof ValuesByKind }
    ? ValuesByKind[S['kind']]
    : string

interface ValuesByKind {
  picture: string | null
  permission: boolean
  switch: 'off' | 'on'
  timezone: Timezone
}

export const settingNames = Object.keys(settingsList) as SettingName[]

/** Lists the settings that have all these properties, in the order of the list. */
export const settingsWhere = <const Properties extends Partial<Setting>>(properties: Properties) =>
  settingNames.filter((name) => {
    const setting: Readonly<Record<string, unknown>> = settingsList[name]
    return Object.entries(properties).every(([property, value]) => setting[property] === value)
  }) as SettingWhere<Properties>[]

/** The settings whose built-in text in a new memorial is about the fictional man. */
export type SampleField = Exclude<SettingWhere<{ samplePart: string }>, SettingWhere<{ kind: 'picture' }>>
export const sampleFields = settingNames.filter(
  (name): name is SampleField => 'samplePart' in settingsList[name] && settingsList[name].kind !== 'picture',
)

export const pictureSettings = settingsWhere({ kind: 'picture' })
export type PictureSetting = (typeof pictureSettings)[number]

/** The settings whose values the API sends to everyone. */
export const visitorSettings = settingsWhere({ readers: 'visitors' })
export type VisitorSetting = (typeof visitorSettings)[number]

/** The settings that are typed or chosen. A picture is stored as a path or as one of our media items. */
export type TypedSetting = Exclude<SettingName, PictureSetting>
export const typedSettings = settingNames.filter(
  (name): name is TypedSetting => settingsList[name].kind !== 'picture',
)

/** The settings that 'Restore built-in words' restores: those in the tab with this button. */
export const restoredSettings = settingNames.filter((name) => findTab(settingsList[name].section) === 'about')

/** Makes an object with a value for each of these settings. The expected type can say which of the values a setting has. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- no type says that each value follows from its name
export const mapSettings = <Name extends SettingName, Value, Values extends Record<Name, Value>>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Values => Object.fromEntries(names.map((name) => [name, make(name)])) as Values
