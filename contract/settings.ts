import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { fieldTexts } from './fieldTexts.ts'
import { limits } from './limits.ts'
import { pictureShape } from './pictureShape.ts'
import { changedImagePath, email, imagePath, neededText, text, timezone } from './text.ts'

const webAddress = z.url({ protocol: /^https?$/, error: fieldTexts.webAddress })

/** What an administrator may set. Stored as rows of name and value; each has a built-in value. */
const settingsFields = z.object({
  name: neededText(limits.name, fieldTexts.hisName),
  birthDate: text(limits.lifeDate),
  deathDate: text(limits.lifeDate),
  tribute: text(limits.tribute),
  /** empty: the portrait that ships with the product */
  portraitPath: imagePath,
  donationUrl: z.union([z.literal(''), webAddress], fieldTexts.webAddress),
  donationCharity: text(limits.name),
  donationText: text(limits.donationText),
  timezone,
  /** whether search engines may list the site, once the settings have been saved */
  searchEngines: z.boolean(),
  /** which new memories are held for the family: none, doubtful ones, or all */
  moderation: z.enum(['off', 'doubtful', 'all']),
  /** address that is mailed about new memories, when the server can send mail */
  notifyEmail: email,
  /** whether what is deleted can be put back for 30 days */
  keepDeleted: z.enum(['off', 'on']),
})

export const settings = settingsFields
  .omit({ moderation: true, notifyEmail: true, keepDeleted: true, portraitPath: true })
  .extend({
    portraitPath: z.string().nullable(),
    /** when the portrait is one of the memorial's photographs */
    portraitShape: pictureShape.optional(),
    /** false until the settings have been saved once: pages are noindex and the texts are samples */
    saved: z.boolean(),
    /** whether the writers of memories can be mailed when the family answers */
    canMailWriters: z.boolean(),
    /** for administrators only */
    moderation: settingsFields.shape.moderation.optional(),
    notifyEmail: z.string().optional(),
    keepDeleted: settingsFields.shape.keepDeleted.optional(),
    canSendMail: z.boolean().optional(),
    /** what the person who runs the server should know, such as unset TRUST_PROXY */
    warnings: z.array(z.string()).optional(),
  })
export type Settings = z.infer<typeof settings>

export const readSettings = endpoint('GET /api/settings', {
  name: 'readSettings',
  summary: 'Name, dates, tribute and the other texts of the site',
  who: 'everyone',
  answer: settings,
  reads: ['settings', 'media'],
})

/** For a change: absent leaves the stored value, null restores the built-in one. */
const orBuiltIn = <T extends z.ZodType>(field: T) => field.nullable().optional()
const fields = settingsFields.shape
const settingsChange = z.object({
  name: orBuiltIn(fields.name),
  birthDate: orBuiltIn(fields.birthDate),
  deathDate: orBuiltIn(fields.deathDate),
  tribute: orBuiltIn(fields.tribute),
  portraitPath: changedImagePath,
  donationUrl: orBuiltIn(fields.donationUrl),
  donationCharity: orBuiltIn(fields.donationCharity),
  donationText: orBuiltIn(fields.donationText),
  timezone: orBuiltIn(fields.timezone),
  searchEngines: orBuiltIn(fields.searchEngines),
  moderation: orBuiltIn(fields.moderation),
  notifyEmail: orBuiltIn(fields.notifyEmail),
  keepDeleted: orBuiltIn(fields.keepDeleted),
})

export const saveSettings = endpoint('PUT /api/settings', {
  name: 'saveSettings',
  summary: 'Change some or all settings; a null restores the built-in value',
  who: 'administrator',
  body: settingsChange.extend({ base: settings.partial().optional() }),
  answer: settings,
  changes: ['settings'],
})
