import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { changedImagePath, imagePath, neededText, text, timezone } from './text.ts'

/** What an administrator may set. Stored as rows of name and value; each has a built-in value (server/features/settings). */
export const settingsFields = z.object({
  name: neededText(120, 'His name is needed'),
  birthDate: text(60),
  deathDate: text(60),
  tribute: text(2_000),
  /** empty: the portrait that ships with the product */
  portraitPath: imagePath,
  donationUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/, error: 'This must be a web address' })]),
  donationCharity: text(120),
  donationText: text(2_000),
  timezone,
  /** whether new memories wait for the family: never, only doubtful ones, or always */
  moderation: z.enum(['off', 'doubtful', 'all']),
  /** where word of new memories goes, when the server can send mail */
  notifyEmail: z.union([z.literal(''), z.email('This is not an e-mail address').max(254)]),
})

export const settings = settingsFields
  .omit({ moderation: true, notifyEmail: true, portraitPath: true })
  .extend({
    portraitPath: z.string().nullable(),
    /** false until the settings have been saved once: pages are noindex and the words are samples */
    saved: z.boolean(),
    /** for the administrator only */
    moderation: settingsFields.shape.moderation.optional(),
    notifyEmail: z.string().optional(),
    canSendMail: z.boolean().optional(),
    /** something whoever runs the server should know, such as unset TRUST_PROXY */
    warnings: z.array(z.string()).optional(),
  })
export type Settings = z.infer<typeof settings>

export const readSettings = endpoint({
  name: 'readSettings',
  summary: 'His name, dates, tribute and the other words of the site',
  method: 'GET',
  path: '/api/settings',
  who: 'everyone',
  answer: settings,
  reads: ['settings', 'media'],
})

const orBuiltIn = <T extends z.ZodType>(words: T) => words.nullable().optional()
const of = settingsFields.shape
export const settingsChange = z.object({
  name: orBuiltIn(of.name),
  birthDate: orBuiltIn(of.birthDate),
  deathDate: orBuiltIn(of.deathDate),
  tribute: orBuiltIn(of.tribute),
  portraitPath: changedImagePath,
  donationUrl: orBuiltIn(of.donationUrl),
  donationCharity: orBuiltIn(of.donationCharity),
  donationText: orBuiltIn(of.donationText),
  timezone: orBuiltIn(of.timezone),
  moderation: orBuiltIn(of.moderation),
  notifyEmail: orBuiltIn(of.notifyEmail),
})

export type SettingsChange = z.output<typeof settingsChange>

export const saveSettings = endpoint({
  name: 'saveSettings',
  summary: 'Change some or all settings; a null restores the built-in words',
  method: 'PUT',
  path: '/api/settings',
  who: 'administrator',
  body: settingsChange,
  answer: settings,
  changes: ['settings'],
})
