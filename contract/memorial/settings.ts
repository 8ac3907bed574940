import { z } from 'zod'
import { dateStyles } from '../../domain/calendar/dateStyle.ts'
import { endpoint } from '../endpoint.ts'
import { fieldTexts } from '../fieldTexts.ts'
import { limits } from '../limits.ts'
import { pictureShape } from '../media/pictureShape.ts'
import {
  changedImagePath,
  imagePath,
  line,
  lines,
  requiredName,
  text,
  timezone,
  webAddress,
} from '../text.ts'
import {
  mapSettings,
  sampleFields,
  type SettingName,
  type SettingWhere,
  settingNames,
  settingsWhere,
} from './selectSettings.ts'
import { type Setting, sampleParts } from './setting.ts'
import { settingsList } from './settingsList.ts'

/** Makes the schema of a setting's value, by the kind of the setting. */
const schemaMakers = {
  name: () => requiredName(fieldTexts.hisName),
  lifeDate: () => line(limits.lifeDate),
  line: ({ maxLength }: { maxLength: number }) => line(maxLength),
  text: ({ maxLength }: { maxLength: number }) => text(maxLength),
  lines,
  webAddress: () => z.union([z.literal(''), webAddress], fieldTexts.webAddress),
  picture: () => imagePath,
  timezone: () => timezone,
  permission: () => z.boolean(),
  choice: <Choice extends string>({ choices }: { choices: Readonly<Record<Choice, unknown>> }) =>
    z.enum(Object.keys(choices) as Choice[]),
  switch: () => z.enum(['off', 'on']),
} satisfies Record<Setting['kind'], (setting: never) => z.ZodType>

type SchemaOf<S> = S extends {
  kind: 'choice'
  choices: Readonly<Record<infer Choice extends string, unknown>>
}
  ? z.ZodEnum<{ [choice in Choice]: choice }>
  : S extends { kind: infer Kind extends Setting['kind'] }
    ? ReturnType<(typeof schemaMakers)[Kind]>
    : never

type Shape = { [Name in SettingName]: SchemaOf<(typeof settingsList)[Name]> }
const shape = mapSettings(settingNames, (name) => {
  const setting: Setting = settingsList[name]
  return schemaMakers[setting.kind](setting as never)
}) as Shape
const settingsFields = z.object(shape)
export type SettingValues = z.infer<typeof settingsFields>

const toMask = <Name extends SettingName>(names: readonly Name[]) => mapSettings(names, () => true as const)
const settingsOfAdministrators = settingsFields.pick(toMask(settingsWhere({ readers: 'administrators' })))
/** The settings that everyone reads, apart from the portrait, which has a size as well. */
export const settingsOfVisitors = settingsFields
  .pick(toMask(settingsWhere({ readers: 'visitors' })))
  .omit({ portraitPath: true })

export const settings = settingsOfVisitors.extend({
  // not validated by the form's current rules, because the name may have been saved under older rules
  name: z.string(),
  portraitPath: z.string().nullable(),
  /** the size of the portrait; present only if the portrait is one of the memorial's photographs */
  portraitShape: pictureShape.optional(),
  /** how dates and times are written, by the family's choice or else by the time zone; absent means 'monthFirst12' */
  shownDateStyle: z.enum(dateStyles).optional(),
  /** the dates of birth and death as people see them; absent in the style 'monthFirst12' */
  shownDates: z.object({ birthDate: z.string(), deathDate: z.string() }).optional(),
  /** the fields about the donation that the family has not chosen, so that no page prints them; absent if there are none */
  ourDonation: z.array(z.enum(settingsWhere({ section: 'donation' }))).optional(),
  /** whether the settings have been saved at least once */
  saved: z.boolean(),
  /** whether the server can send an email to the writer of a memory when the family answers */
  canMailWriters: z.boolean(),
  /** present if visitors need a password or a key to see the memorial */
  needsPassword: z.literal(true).optional(),
  /** the settings of how the memorial is run (helpers get `keepDeleted`), and all fields below, are only for administrators */
  ...settingsOfAdministrators.partial().shape,
  programme: z.string().optional(),
  orderPhotoPath: z.string().nullable().optional(),
  canSendMail: z.boolean().optional(),
  /** the parts that still count as samples, because the family has not saved them (the dates count until both are saved) */
  samples: z.array(z.enum(sampleParts)).optional(),
  /** the fields in which visitors still see sample text */
  sampleFields: z.array(z.enum(sampleFields)).optional(),
  /** warnings for the person who runs the server, for example if TRUST_PROXY is not set */
  warnings: z.array(z.string()).optional(),
})
export type Settings = z.infer<typeof settings>

export const readSettingsEndpoint = endpoint('GET /api/settings', {
  name: 'readSettings',
  summary: 'Name, dates, tribute and the other texts of the site',
  who: 'everyone',
  response: settings,
  reads: ['settings', 'media', 'obituary'],
})

/** An absent value keeps the stored one; null restores the built-in one. */
type ChangeShape = {
  [Name in SettingName]: Name extends SettingWhere<{ kind: 'picture' }>
    ? typeof changedImagePath
    : z.ZodOptional<z.ZodNullable<Shape[Name]>>
}
const changeShape = mapSettings(settingNames, (name) =>
  settingsList[name].kind === 'picture' ? changedImagePath : shape[name].nullable().optional(),
) as ChangeShape

export const saveSettingsEndpoint = endpoint('PUT /api/settings', {
  name: 'saveSettings',
  summary: 'Change some or all settings; a null restores the built-in value',
  who: 'administrator',
  body: z.object(changeShape).extend({ base: settings.partial().optional() }),
  response: settings,
  changes: ['settings'],
})
