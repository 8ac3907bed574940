import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { fieldTexts } from '../fieldTexts.ts'
import { limits } from '../limits.ts'
import { pictureShape } from '../media/pictureShape.ts'
import { changedImagePath, imagePath, requiredName, storedText, text, timezone, webAddress } from '../text.ts'

const onOrOff = z.enum(['off', 'on'])

/** Features of the slideshow besides photographs. The film and the offline show use the same settings. */
export const slideshowFields = z.object({
  /** shows his name and dates over the portrait before the first picture, and the closing sentence after the last */
  slideshowBeginning: onOrOff,
  /** the family's closing sentence; empty: no closing card */
  slideshowEnd: text(limits.sentence),
  /** pictures are timed to end together with the songs */
  slideshowAsLongAsSongs: onOrOff,
  slideshowFilms: onOrOff,
  /** shows a sentence that the family has marked after every ten pictures */
  slideshowMemories: onOrOff,
  /** shows two upright photographs together on wide screens */
  slideshowSideBySide: onOrOff,
})

/** The settings that an administrator may change. Each is stored as a row of name and value, and has a built-in value. */
const settingsFields = z.object({
  name: requiredName(fieldTexts.hisName),
  birthDate: text(limits.lifeDate),
  deathDate: text(limits.lifeDate),
  tribute: text(limits.tribute),
  /** empty: the built-in portrait */
  portraitPath: imagePath,
  donationUrl: z.union([z.literal(''), webAddress], fieldTexts.webAddress),
  donationCharity: text(limits.name),
  donationText: text(limits.donationText),
  timezone,
  /** whether search engines may list the site, once the settings have been saved */
  searchEngines: z.boolean(),
  /** new memories that are held for the family's approval: none, doubtful ones, or all */
  moderation: z.enum(['off', 'doubtful', 'all']),
  /** whether deleted items can be put back for 30 days */
  keepDeleted: onOrOff,
  /** the order of service; an empty line separates its parts */
  programme: text(limits.programme),
  ...slideshowFields.shape,
  /** whether /wall has a page for a screen in the hall */
  wall: onOrOff,
})

/** The parts of a new memorial that become the family's own when they are saved. */
const sample = z.enum(['name', 'dates', 'tribute', 'portrait', 'donation', 'obituary'])
export type Sample = z.infer<typeof sample>

/** The fields that a new memorial fills with the sample's words. */
const sampleField = settingsFields
  .pick({ name: true, birthDate: true, deathDate: true, tribute: true, donationText: true })
  .keyof()
export type SampleField = z.infer<typeof sampleField>

export const settings = settingsFields
  .omit({ moderation: true, keepDeleted: true, programme: true, portraitPath: true })
  .extend({
    // may have been saved under older rules than the form has today
    name: storedText,
    portraitPath: z.string().nullable(),
    /** known when the portrait is one of the memorial's photographs */
    portraitShape: pictureShape.optional(),
    /** false until the settings have been saved once */
    saved: z.boolean(),
    /** whether the writers of memories can be mailed when the family answers */
    canMailWriters: z.boolean(),
    /** for administrators only */
    moderation: settingsFields.shape.moderation.optional(),
    keepDeleted: settingsFields.shape.keepDeleted.optional(),
    programme: z.string().optional(),
    canSendMail: z.boolean().optional(),
    /** the parts that have not been saved, or not completely */
    samples: z.array(sample).optional(),
    /** the fields in which visitors still see the sample's text */
    sampleFields: z.array(sampleField).optional(),
    /** warnings for the person who runs the server, such as unset TRUST_PROXY */
    warnings: z.array(z.string()).optional(),
  })
export type Settings = z.infer<typeof settings>

export const readSettings = endpoint('GET /api/settings', {
  name: 'readSettings',
  summary: 'Name, dates, tribute and the other texts of the site',
  who: 'everyone',
  response: settings,
  reads: ['settings', 'media', 'obituary'],
})

/** Schema of a changed setting: absent keeps the stored value, null restores the built-in one. */
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
  keepDeleted: orBuiltIn(fields.keepDeleted),
  programme: orBuiltIn(fields.programme),
  slideshowBeginning: orBuiltIn(fields.slideshowBeginning),
  slideshowEnd: orBuiltIn(fields.slideshowEnd),
  slideshowAsLongAsSongs: orBuiltIn(fields.slideshowAsLongAsSongs),
  slideshowFilms: orBuiltIn(fields.slideshowFilms),
  slideshowMemories: orBuiltIn(fields.slideshowMemories),
  slideshowSideBySide: orBuiltIn(fields.slideshowSideBySide),
  wall: orBuiltIn(fields.wall),
} satisfies Record<keyof typeof fields, z.ZodType>)

export const saveSettings = endpoint('PUT /api/settings', {
  name: 'saveSettings',
  summary: 'Change some or all settings; a null restores the built-in value',
  who: 'administrator',
  body: settingsChange.extend({ base: settings.partial().optional() }),
  response: settings,
  changes: ['settings'],
})
