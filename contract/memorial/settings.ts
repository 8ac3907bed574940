import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { fieldTexts } from '../fieldTexts.ts'
import { limits } from '../limits.ts'
import { pictureShape } from '../media/pictureShape.ts'
import { changedImagePath, imagePath, line, requiredName, text, timezone, webAddress } from '../text.ts'

const onOrOff = z.enum(['off', 'on'])

/** Settings of the slideshow. They also apply to the video file of the slideshow, and to a slideshow that a device stores. */
export const slideshowFields = z.object({
  /**
   * whether the name and the dates are shown over the portrait before the first picture, and the closing sentence after the
   * last picture
   */
  slideshowBeginning: onOrOff,
  /** the family's closing sentence; if it is empty, the slideshow ends without one */
  slideshowEnd: line(limits.sentence),
  /** whether the pictures are timed so that they end together with the songs */
  slideshowAsLongAsSongs: onOrOff,
  slideshowFilms: onOrOff,
  /** whether a passage from a memory is shown after every ten pictures; the family chooses these passages */
  slideshowMemories: onOrOff,
  /** whether two upright photographs are shown together on wide screens */
  slideshowSideBySide: onOrOff,
})

/** The settings that an administrator may change. Each setting is stored as a row of name and value, and has a built-in value. */
const settingsFields = z.object({
  name: requiredName(fieldTexts.hisName),
  birthDate: line(limits.lifeDate),
  deathDate: line(limits.lifeDate),
  tribute: text(limits.tribute),
  /** the path of the portrait; if there is none, visitors see the built-in portrait */
  portraitPath: imagePath,
  donationUrl: z.union([z.literal(''), webAddress], fieldTexts.webAddress),
  donationCharity: line(limits.name),
  donationText: text(limits.donationText),
  timezone,
  /** whether the family allows search engines to list the site */
  searchEngines: z.boolean(),
  /** the new memories that are held for the family's approval: none, doubtful ones, or all */
  moderation: z.enum(['off', 'doubtful', 'all']),
  /** whether deleted items can be restored for 30 days */
  keepDeleted: onOrOff,
  /** the program of the service (order of service); an empty line separates its parts */
  programme: text(limits.orderOfService),
  ...slideshowFields.shape,
  /** whether there is a page /wall, which shows memories on a screen at a gathering */
  wall: onOrOff,
})

/**
 * The parts of a new memorial that contain sample content. As soon as the family saves a part, it no longer counts as a sample.
 */
const samplePart = z.enum(['name', 'dates', 'tribute', 'portrait', 'donation', 'obituary'])
export type SamplePart = z.infer<typeof samplePart>

/** The fields that contain sample texts in a new memorial. */
const sampleField = settingsFields
  .pick({ name: true, birthDate: true, deathDate: true, tribute: true, donationText: true })
  .keyof()
export type SampleField = z.infer<typeof sampleField>

export const settings = settingsFields
  .omit({ moderation: true, keepDeleted: true, programme: true, portraitPath: true })
  .extend({
    // not validated by the form's current rules, because the name may have been saved under older rules
    name: z.string(),
    portraitPath: z.string().nullable(),
    /** the size of the portrait; present only if the portrait is one of the memorial's photographs */
    portraitShape: pictureShape.optional(),
    /** whether the settings have been saved at least once */
    saved: z.boolean(),
    /** whether the server can send an email to the writer of a memory when the family answers */
    canMailWriters: z.boolean(),
    /** `moderation` and all fields below are only for administrators */
    moderation: settingsFields.shape.moderation.optional(),
    keepDeleted: settingsFields.shape.keepDeleted.optional(),
    programme: z.string().optional(),
    canSendMail: z.boolean().optional(),
    /** the parts that still count as samples, because the family has not saved them (the dates count until both are saved) */
    samples: z.array(samplePart).optional(),
    /** the fields in which visitors still see sample text */
    sampleFields: z.array(sampleField).optional(),
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

/** Makes the schema for a change to a setting. An absent value keeps the stored one; null restores the built-in one. */
const toChangeSchema = <T extends z.ZodType>(field: T) => field.nullable().optional()
const fields = settingsFields.shape
const settingsChange = z.object({
  name: toChangeSchema(fields.name),
  birthDate: toChangeSchema(fields.birthDate),
  deathDate: toChangeSchema(fields.deathDate),
  tribute: toChangeSchema(fields.tribute),
  portraitPath: changedImagePath,
  donationUrl: toChangeSchema(fields.donationUrl),
  donationCharity: toChangeSchema(fields.donationCharity),
  donationText: toChangeSchema(fields.donationText),
  timezone: toChangeSchema(fields.timezone),
  searchEngines: toChangeSchema(fields.searchEngines),
  moderation: toChangeSchema(fields.moderation),
  keepDeleted: toChangeSchema(fields.keepDeleted),
  programme: toChangeSchema(fields.programme),
  slideshowBeginning: toChangeSchema(fields.slideshowBeginning),
  slideshowEnd: toChangeSchema(fields.slideshowEnd),
  slideshowAsLongAsSongs: toChangeSchema(fields.slideshowAsLongAsSongs),
  slideshowFilms: toChangeSchema(fields.slideshowFilms),
  slideshowMemories: toChangeSchema(fields.slideshowMemories),
  slideshowSideBySide: toChangeSchema(fields.slideshowSideBySide),
  wall: toChangeSchema(fields.wall),
} satisfies Record<keyof typeof fields, z.ZodType>)

export const saveSettingsEndpoint = endpoint('PUT /api/settings', {
  name: 'saveSettings',
  summary: 'Change some or all settings; a null restores the built-in value',
  who: 'administrator',
  body: settingsChange.extend({ base: settings.partial().optional() }),
  response: settings,
  changes: ['settings'],
})
