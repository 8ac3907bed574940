import type { Settings } from '../../../../contract/memorial/settings.ts'

/** The settings as the form's controls hold them: text only. */
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

/** The body that 'Save Settings' sends. */
export const toSettingsBody = (fields: SettingsFields) => ({
  ...fields,
  searchEngines: fields.searchEngines === 'yes',
})

/** The body that 'Restore built-in words' sends: texts and portrait only, so that the options do not change. */
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
