import { z } from 'zod'
import { dateStyles } from '../../domain/calendar/dateStyle.ts'
import { endpoint } from '../endpoint.ts'
import { sayField } from '../fieldErrors.ts'
import { limits } from '../limits.ts'
import { pictureShape } from '../media/pictureShape.ts'
import { changedImagePath, line, lines, requiredName, text, timezone, webAddress } from '../text.ts'
import {
  mapSettings,
  pictureSettings,
  sampleFields,
  type SettingValues,
  settingsWhere,
  type TypedSetting,
  typedSettings,
} from './selectSettings.ts'
import { sampleParts } from './setting.ts'
import { settingsList } from './settingsList.ts'

type Setting = (typeof settingsList)[TypedSetting]
type Schemas = { [Name in TypedSetting]: z.ZodType<SettingValues[Name], SettingValues[Name]> }

/** Makes the schema of a value that is read. It may have been saved under older rules. */
function makeReadSchema(setting: Setting): Schemas[TypedSetting] {
  switch (setting.kind) {
    case 'permission':
      return z.boolean()
    case 'switch':
      return z.enum(['off', 'on'])
    case 'timezone':
      return timezone
    case 'choice':
      return z.enum(setting.choices)
    default:
      return z.string()
  }
}

/** Makes the schema of a value that is saved. */
function makeSavedSchema(setting: Setting): Schemas[TypedSetting] {
  switch (setting.kind) {
    case 'name':
      return requiredName(sayField('hisName'))
    case 'lifeDate':
      return line(limits.lifeDate)
    case 'line':
      return line(setting.maxLength)
    case 'text':
      return text(setting.maxLength)
    case 'lines':
      return lines(setting)
    case 'webAddress':
      return z.union([z.literal(''), webAddress], sayField('webAddress'))
    case 'permission':
    case 'switch':
    case 'timezone':
    case 'choice':
      return makeReadSchema(setting)
  }
}

const readSchemas: Schemas = mapSettings(typedSettings, (name) => makeReadSchema(settingsList[name]))

/** The settings as the API sends them. Helpers get only `keepDeleted` of those for administrators. */
const values = z
  .object({ ...readSchemas, ...mapSettings(pictureSettings, () => z.string().nullable()) })
  .partial(mapSettings(settingsWhere({ readers: 'administrators' }), () => true as const))

/** The settings as visitors see them. */
const shown = z.object({
  /** the size of the portrait; present only if the portrait is one of the memorial's photographs */
  portraitShape: pictureShape.optional(),
  /** how dates and times are written: by the family's language, its choice, or else the time zone */
  shownDateStyle: z.enum(dateStyles),
  /** the dates of birth and death as people see them */
  shownDates: z.object({ birthDate: z.string(), deathDate: z.string() }),
  /** the fields about the donation that the family has not chosen, so that no page prints them; absent if there are none */
  ourDonation: z.array(z.enum(settingsWhere({ section: 'donation' }))).optional(),
})

/** The state of the settings and of the server. */
const status = z.object({
  /** whether the settings have been saved at least once */
  saved: z.boolean(),
  /** whether the server can send an email to the writer of a memory when the family answers */
  canMailWriters: z.boolean(),
  /** present if visitors need a password or a key to see the memorial */
  needsPassword: z.literal(true).optional(),
  /** this field and those below are only for administrators */
  canSendMail: z.boolean().optional(),
  /** the parts that still count as samples, because the family has not saved them (the dates count until both are saved) */
  samples: z.array(z.enum(sampleParts)).optional(),
  /** the fields in which visitors still see sample text */
  sampleFields: z.array(z.enum(sampleFields)).optional(),
  /** present if the family keeps our words about the donation; `donationText` then has them in the family's language */
  keepsDonation: z.literal(true).optional(),
  /** present if nobody has decided yet whether visitors are asked about photographs */
  proposesAsking: z.literal(true).optional(),
  /** present if the family has not said yet how sentences speak of the person: `pronoun` is then the built-in one */
  asksPronoun: z.literal(true).optional(),
  /** warnings for the person who runs the server, for example if TRUST_PROXY is not set */
  warnings: z.array(z.string()).optional(),
})

export const settings = z.object({ ...values.shape, ...shown.shape, ...status.shape })
export type Settings = z.infer<typeof settings>
export type ShownSettings = z.infer<typeof shown>
export type SettingsStatus = z.infer<typeof status>

export const readSettingsEndpoint = endpoint('GET /api/settings', {
  name: 'readSettings',
  summary: 'Name, dates, tribute and the other texts of the site',
  who: 'everyone',
  response: settings,
  reads: ['settings', 'media', 'obituary'],
})

/** An absent value keeps the stored one; null restores the built-in one. */
const changedValues: {
  [Name in TypedSetting]: z.ZodOptional<z.ZodNullable<Schemas[Name]>>
} = mapSettings(typedSettings, (name) => makeSavedSchema(settingsList[name]).nullable().optional())

export const saveSettingsEndpoint = endpoint('PUT /api/settings', {
  name: 'saveSettings',
  summary: 'Change some or all settings; a null restores the built-in value',
  who: 'administrator',
  body: z.object({
    ...changedValues,
    ...mapSettings(pictureSettings, () => changedImagePath),
    /** if there is no `donationText`: the family keeps our words about the donation, in whatever language it chooses */
    keepsDonation: z.literal(true).optional(),
    base: settings.partial().optional(),
  }),
  response: settings,
  changes: ['settings'],
})
