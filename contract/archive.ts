import { z } from 'zod'
import { isEdtf, toEdtf } from './calendar/edtf.ts'
import { accessRules } from './access.ts'
import { adjustment } from './adjustment.ts'
import { endpoint } from './endpoint.ts'
import { suffixed } from './history.ts'
import { limits } from './limits.ts'
import type { MediaText } from './media.ts'
import { holdReason } from './memories.ts'
import { serviceText } from './services.ts'
import { saveSettings } from './settings.ts'
import { text } from './text.ts'

/** Whether captions are also written into copies of the JPEGs, for photo programs; otherwise originals stay as they were sent. */
export const captionPlace = z.enum(['beside', 'embedded'])
export type CaptionPlace = z.infer<typeof captionPlace>

export const readArchive = endpoint('GET /api/archive', {
  name: 'readArchive',
  summary: 'A ZIP of all originals with everything an import needs; ranges continue a download',
  who: 'administrator',
  query: z.object({ captions: captionPlace.default('beside') }),
  answer: z.unknown(),
})

const time = z.iso.datetime()
/** Whatever is stored may come back, also what is longer than a form takes today. */
const prose = text(limits.obituary)

const archivedFile = z.object({
  /** its path in the archive: other parts of it name the file by this */
  file: z.string(),
  /** as the sender called it */
  originalName: z.string(),
  bytes: z.int(),
  /** the SHA-256 of the file as it is in the archive, in hex; null where a caption was written into a copy */
  sha256: z.string().nullable(),
  addedAt: time,
})

/** One change of a text; who made it is not in an archive. */
const archivedEdit = z.object({
  ...suffixed({ title: prose.nullable(), description: prose.nullable() }, 'Before'),
  ...suffixed({ title: prose.nullable(), description: prose.nullable() }, 'After'),
  /** how a photograph was shown, where that was changed and not the text; archives of before it could lack it */
  adjustmentBefore: adjustment.nullable().default(null),
  adjustmentAfter: adjustment.nullable().default(null),
  editedAt: time,
  undoneAt: time.nullable(),
  /** whether it waits for the family's approval; archives of before that could lack it */
  held: z.boolean().default(false),
})

const archivedMedia = archivedFile.extend({
  ...({ title: prose.nullable(), description: prose.nullable() } satisfies Record<
    keyof MediaText,
    z.ZodType
  >),
  /** the visitor who sent it */
  author: prose.nullable(),
  /** when the picture was taken, in EDTF; null where nothing says so. Archives of before that could say 1958-00-00 */
  takenAt: z
    .string()
    .nullable()
    .transform((date) => (date && (isEdtf(date) ? date : toEdtf(date))) || null),
  isMemory: z.boolean(),
  /** a photo that a visitor sent: attached to a memory by its writer, or retained by the administrator */
  visitorPhoto: z.enum(['attached', 'retained']).nullable(),
  /** whether visitors see it */
  published: z.boolean(),
  /** whether the family has hidden it; archives of before they could lack it */
  hidden: z.boolean().default(false),
  /** the picture that stands for a film: a browser may have taken it, and no other server could */
  poster: z.object({ file: z.string(), bytes: z.int() }).nullable().default(null),
  /** how a photograph is shown otherwise than it was sent; archives of before it could lack it */
  adjustment: adjustment.nullable().default(null),
  /** the photograph as it is shown, where that is not as it was sent; it is made anew from the original when it is not there */
  shown: z.object({ file: z.string(), bytes: z.int() }).nullable().default(null),
  /** earlier texts and adjustments, oldest first */
  history: z.array(archivedEdit).default([]),
})

/** The path of a picture in the archive, or one that begins with / on the memorial's own site; null without one. */
const picture = z.string().nullable()

/** The contents of `archive.json`; docs/archive.md explains them. */
export const archiveContents = z.object({
  format: z.literal('memorial-archive'),
  version: z.literal(1),
  captions: captionPlace,
  /** only what the family has set: what is absent is as built in */
  settings: saveSettings.body.omit({ portraitPath: true, base: true }),
  settingsSaved: z.boolean(),
  /** absent in archives of earlier versions; the family's password is in none */
  access: accessRules.optional(),
  portrait: picture,
  /** in order */
  gallery: z.array(archivedMedia),
  /** the portrait, pictures of obituary and services: neither in gallery nor slideshow */
  otherPictures: z.array(archivedMedia),
  /** in order */
  music: z.array(archivedFile.extend({ title: prose, artist: prose.nullable() })),
  services: z.array(
    z.object({
      ...serviceText.shape,
      picture,
      createdAt: time,
    }),
  ),
  obituary: z.object({ content: prose, picture, savedAt: time }).nullable(),
  /** newest first */
  memories: z.array(
    z.object({
      name: prose,
      email: prose.nullable(),
      content: prose.nullable(),
      photos: z.array(z.string()),
      createdAt: time,
      approved: z.boolean(),
      heldBecause: holdReason.nullable(),
      /** SHA-256 of the key in the writer's private link, which so goes on working */
      writerKeyHash: z.string().nullable(),
      /** whether the writer wants a mail when the family answers; archives of before there were answers lack it and the next */
      mailOnAnswer: z.boolean().default(false),
      answer: z
        .object({
          text: prose,
          /** null: the family */
          by: prose.nullable(),
          writtenAt: time,
          mailedAt: time.nullable(),
        })
        .nullable()
        .default(null),
      /** marked for the slideshow; earlier archives lack it */
      slideshowSentence: prose.nullable().default(null),
    }),
  ),
  /** originals that storage could not give: they are not in the archive */
  missing: z.array(z.object({ file: z.string(), originalName: z.string(), reason: z.string() })),
})
export type ArchiveContents = z.infer<typeof archiveContents>
export type ArchivedFile = z.infer<typeof archivedFile>
export type ArchivedMedia = z.infer<typeof archivedMedia>
