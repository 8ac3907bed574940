import type { Settings } from '../../../../contract/memorial/settings.ts'

/** Converts the settings into the fields of the form, all of which are strings. */
export const toSettingsFields = ({
  portraitShape: _shape,
  saved: _saved,
  canMailWriters: _writers,
  canSendMail: _mail,
  samples: _samples,
  sampleFields: _sampleFields,
  warnings: _warnings,
  programme: _programme,
  ...settings
}: Settings) => ({
  ...settings,
  portraitPath: settings.portraitPath ?? '',
  searchEngines: settings.searchEngines ? ('yes' as const) : ('no' as const),
  moderation: settings.moderation ?? 'off',
  keepDeleted: settings.keepDeleted ?? 'off',
})
export type SettingsFields = ReturnType<typeof toSettingsFields>

/** Makes the body that 'Save Settings' sends. */
export const toSettingsBody = (fields: SettingsFields) => ({
  ...fields,
  searchEngines: fields.searchEngines === 'yes',
})

/** The body that 'Restore built-in words' sends. It contains only texts and the portrait, so the options do not change. */
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
