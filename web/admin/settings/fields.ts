import type { Timezone } from '../../../contract/calendar/zones.ts'
import type { Settings } from '../../../contract/settings.ts'

export type Moderation = NonNullable<Settings['moderation']>

type KeepDeleted = NonNullable<Settings['keepDeleted']>

/** The settings as the form's controls hold them: text only. */
export type SettingsFields = {
  name: string
  birthDate: string
  deathDate: string
  tribute: string
  portraitPath: string
  donationUrl: string
  donationCharity: string
  donationText: string
  timezone: Timezone
  searchEngines: 'yes' | 'no'
  moderation: Moderation
  notifyEmail: string
  keepDeleted: KeepDeleted
}

export const fieldsOf = (settings: Settings): SettingsFields => ({
  name: settings.name,
  birthDate: settings.birthDate,
  deathDate: settings.deathDate,
  tribute: settings.tribute,
  portraitPath: settings.portraitPath ?? '',
  donationUrl: settings.donationUrl,
  donationCharity: settings.donationCharity,
  donationText: settings.donationText,
  timezone: settings.timezone,
  searchEngines: settings.searchEngines ? 'yes' : 'no',
  moderation: settings.moderation ?? 'off',
  notifyEmail: settings.notifyEmail ?? '',
  keepDeleted: settings.keepDeleted ?? 'off',
})

/** What 'Save Settings' sends. */
export const bodyOf = (fields: SettingsFields) => ({
  ...fields,
  searchEngines: fields.searchEngines === 'yes',
})

/** What 'Restore built-in words' sends: how the site works stays as it is. */
export const builtInFields = {
  name: null,
  birthDate: null,
  deathDate: null,
  tribute: null,
  portraitPath: null,
  donationUrl: null,
  donationCharity: null,
  donationText: null,
}
