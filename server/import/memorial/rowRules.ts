import { z } from 'zod'
import { adjustment } from '../../../contract/media/adjustment.ts'
import { answerKinds } from '../../../contract/media/answers.ts'
import { edtf, media } from '../../../contract/media/media.ts'
import { MAX_PEOPLE } from '../../../contract/media/people.ts'
import { area, focalPoint } from '../../../contract/media/pictureShape.ts'
import { memory } from '../../../contract/memorial/memories.ts'
import { memoryTextFields } from '../../../contract/memorial/memoryText.ts'
import { service } from '../../../contract/memorial/services.ts'
import { mapSettings, pictureSettings, settingNames } from '../../../contract/memorial/selectSettings.ts'
import type { Setting } from '../../../contract/memorial/setting.ts'
import { saveSettingsEndpoint } from '../../../contract/memorial/settings.ts'
import { settingsList } from '../../../contract/memorial/settingsList.ts'
import { limits } from '../../../contract/limits.ts'
import { access } from '../../../contract/people/access.ts'
import { languages } from '../../../domain/textLanguage/detectLanguage.ts'
import { imagePath } from '../../../contract/text.ts'
import { storedId } from '../../base/ids/storedId.ts'
import { parseJson } from '../../base/parseJson.ts'
import { formats } from '../../../domain/files/formats.ts'
import { toMediaRowName } from '../../memorial/storedSettings.ts'
import type { ArchivedTable } from '../../platform/database/rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { ORIGINAL_NAME } from '../../platform/storage/keys.ts'

/** The values that a column of a row from outside may have. */
export interface ColumnRule {
  schema: z.ZodType
  /** replaces any other value; without it, a row with another value is left out */
  neutral?: string | number | null
  /** the maximum number of characters of a text; a longer text is cut */
  maxLength?: number
  /** the column never takes a value from outside; it becomes null, and nobody needs to be told */
  isCleared?: true
}

type RowRules = { [Table in ArchivedTable]: Record<keyof Tables[Table], ColumnRule> }

const required = (schema: z.ZodType): ColumnRule => ({ schema })
const or = (neutral: string | number, schema: z.ZodType): ColumnRule => ({ schema, neutral })
const optional = (schema: z.ZodType): ColumnRule => ({ schema: schema.nullable(), neutral: null })

const cleared: ColumnRule = { schema: z.null(), neutral: null, isCleared: true }

const upTo = (maxLength: number, rule: ColumnRule): ColumnRule => ({ ...rule, maxLength })

/** PostgreSQL cannot store NUL. */
const text = z.string().refine((value) => !value.includes('\0'))
const settingKey = text.refine((value) => value.length <= limits.path)
const optionalTexts = <Name extends string>(fields: Record<Name, { maxLength: number }>) =>
  Object.fromEntries(
    Object.entries<{ maxLength: number }>(fields).map(([name, { maxLength }]) => [
      name,
      upTo(maxLength, optional(text)),
    ]),
  ) as Record<Name, ColumnRule>
const flag = z.literal([0, 1])
/** A time that a date of four digits can express. */
const time = z
  .int()
  .min(Date.UTC(0))
  .max(Date.UTC(9999, 11, 31))
const position = z
  .int()
  .min(-(2 ** 31))
  .max(2 ** 31 - 1)
const length = z.int().min(0)
const fileName = z
  .string()
  .max(255)
  .regex(/^[\w-][\w.-]*$/)
const sha256 = z.string().regex(/^[\da-f]{64}$/)
const duration = z.number().min(0)
/** The maximum length of a value that this program writes itself, such as an adjustment. Longer ones are not its own. */
const MAX_WRITTEN_LENGTH = 10_000
const jsonText = (schema: z.ZodType, maxLength = MAX_WRITTEN_LENGTH) =>
  z
    .string()
    .max(maxLength)
    .refine((value) => schema.safeParse(parseJson(value)).success)
/** An adjustment that an earlier version stored may lack fields. */
const storedAdjustment = jsonText(adjustment.partial())
/** The people of an item before or after an edit. */
const storedPeople = jsonText(
  z.array(z.object({ id: storedId, name: z.string(), area: area.nullable() })).max(MAX_PEOPLE),
  MAX_PEOPLE * limits.path,
)
const format = z.enum(Object.keys(formats))
const storedLanguage = z.enum([...languages, 'und'])

/**
 * The values that a row in an archive may have, for each column of each table. An archive may come from anybody, so its rows are
 * compared with these rules before they are imported (fitRows.ts). The rules are strict about types, ids
 * and choices, because other code relies on them. A text that is longer than forms accept is cut, because no text may make pages
 * slow.
 */
export const rowRules: RowRules = {
  senders: {
    id: required(storedId),
    name: upTo(limits.name, or('', text)),
    email: optional(text.refine((value) => value.length <= limits.email)),
    message: upTo(limits.description, optional(text)),
    key_hash: cleared,
    link_id: cleared,
    created_at: or(0, time),
    thanked_at: optional(time),
    request_key: cleared,
  },
  media: {
    id: required(storedId),
    title: upTo(limits.title, optional(text)),
    description: upTo(limits.description, optional(text)),
    kind: required(media.shape.fileType),
    folder: required(storedId),
    format: required(format),
    original_name: upTo(limits.path, or('', text)),
    file_size: or(0, length),
    sha256: required(sha256),
    width: optional(z.int().min(1)),
    height: optional(z.int().min(1)),
    placeholder: optional(
      z
        .string()
        .max(MAX_WRITTEN_LENGTH)
        .regex(/^data:image\/[\w.+-]+;base64,[\w+/=]*$/),
    ),
    focal_point: optional(jsonText(focalPoint)),
    adjustment: optional(storedAdjustment),
    animated: or(0, flag),
    pages: optional(length),
    duration: optional(duration),
    taken_at: optional(media.shape.takenAt),
    has_poster: or(0, flag),
    problem: optional(media.shape.problem.unwrap().unwrap()),
    shown_name: or(ORIGINAL_NAME, fileName),
    listed: or(0, flag),
    is_memory: or(0, flag),
    memory_author: upTo(limits.name, optional(text)),
    visitor_photo: optional(z.enum(['waiting', 'attached', 'retained', 'sent'])),
    position: or(0, position),
    in_slideshow: or(1, flag),
    came_later: or(0, flag),
    uploaded_at: or(0, time),
    // a value that nobody understands may have hidden the item
    hidden: or(1, flag),
    public_key: optional(storedId),
    sender: cleared,
    sender_id: optional(storedId),
    picture_hash: optional(text.refine((value) => value.length <= MAX_WRITTEN_LENGTH)),
    // the job that compares pictures fills it in
    same_as: cleared,
    request_key: cleared,
  },
  people: {
    id: required(storedId),
    name: upTo(limits.name, required(text)),
    // unique, so it is not cut
    name_key: required(settingKey),
    // a value that nobody understands may have hidden the name
    hidden: or(1, flag),
  },
  media_people: {
    media_id: required(storedId),
    person_id: required(storedId),
    area: optional(jsonText(area)),
    position: or(0, position),
    // a value that nobody understands may have kept the name from visitors
    waiting: or(1, flag),
  },
  media_edits: {
    id: required(storedId),
    media_id: required(storedId),
    title_before: upTo(limits.title, optional(text)),
    description_before: upTo(limits.description, optional(text)),
    title_after: upTo(limits.title, optional(text)),
    description_after: upTo(limits.description, optional(text)),
    adjustment_before: optional(storedAdjustment),
    adjustment_after: optional(storedAdjustment),
    taken_before: optional(edtf),
    taken_after: optional(edtf),
    people_before: optional(storedPeople),
    people_after: optional(storedPeople),
    visitor: cleared,
    edited_at: or(0, time),
    undone_at: optional(time),
    held: required(flag),
  },
  answers: {
    id: required(storedId),
    media_id: required(storedId),
    kind: required(z.enum(answerKinds)),
    value: upTo(limits.location, required(text)),
    said_by: upTo(limits.name, optional(text)),
    said_at: or(0, time),
    state: or('put_aside', z.enum(['waiting', 'taken', 'put_aside'])),
    edit_id: optional(storedId),
    request_key: cleared,
  },
  music: {
    id: required(storedId),
    title: upTo(limits.title, or('', text)),
    artist: upTo(limits.title, optional(text)),
    tag_title: upTo(limits.title, optional(text)),
    original_name: upTo(limits.path, or('', text)),
    format: required(format),
    song_name: optional(fileName),
    file_size: or(0, length),
    duration: optional(duration),
    sha256: required(sha256),
    public_key: required(storedId),
    position: or(0, position),
    uploaded_at: or(0, time),
    request_key: cleared,
  },
  services: {
    id: required(storedId),
    title: upTo(limits.title, or('', text)),
    date: upTo(limits.when, or('', text)),
    time: upTo(limits.when, or('', text)),
    location: upTo(limits.location, or('', text)),
    description: upTo(limits.description, optional(text)),
    timezone: optional(service.shape.timezone),
    image_path: optional(imagePath),
    image_media_id: optional(storedId),
    created_at: or(0, time),
    updated_at: or(0, time),
    request_key: cleared,
  },
  obituary: {
    id: required(z.literal('obituary')),
    content: upTo(limits.obituary, required(text)),
    image_path: optional(imagePath),
    image_media_id: optional(storedId),
    saved_at: or(0, time),
    paragraph_langs: optional(jsonText(z.array(storedLanguage.nullable()))),
  },
  memories: {
    id: required(storedId),
    ...optionalTexts(memoryTextFields),
    name: upTo(limits.name, or('', text)),
    email: optional(text.refine((value) => value.length <= limits.email)),
    created_at: or(0, time),
    // a value that nobody understands may have hidden the memory
    approved: or(0, flag),
    held_because: optional(memory.shape.heldBecause),
    writer_key_hash: optional(sha256),
    mailed_key_hash: optional(sha256),
    request_key: cleared,
    mail_on_answer: or(0, flag),
    answer: upTo(limits.memory, optional(text)),
    answered_by: upTo(limits.name, optional(text)),
    answered_at: optional(time),
    answer_mailed_at: optional(time),
    slideshow_sentence: upTo(limits.memory, optional(text)),
    content_lang: optional(storedLanguage),
    answer_lang: optional(storedLanguage),
  },
  memory_media: {
    memory_id: required(storedId),
    media_id: required(storedId),
    position: or(0, position),
  },
  settings: {
    // these are unique, so they are not cut
    id: required(settingKey),
    name: required(settingKey),
    value: upTo(limits.obituary, required(text)),
  },
  access: {
    id: required(z.literal('access')),
    // closed: the value may have closed the memorial
    audience: or('password', access.shape.audience),
    password: cleared,
    name_in_previews: or(0, flag),
  },
}

/** The kinds of settings for which any text has a meaning. */
const textKinds: readonly Setting['kind'][] = ['name', 'lifeDate', 'line', 'text', 'permission']

/** The rules for the other settings, by the name of the row. */
export const settingRules: Readonly<Record<string, z.ZodType>> = {
  ...mapSettings(
    settingNames.filter((name) => !textKinds.includes(settingsList[name].kind)),
    (name) => saveSettingsEndpoint.body.shape[name],
  ),
  ...Object.fromEntries(pictureSettings.map((name) => [toMediaRowName(name), storedId])),
}

/** Finds the maximum length of a setting's value. A value that this version does not know may be a list that another one wrote. */
export function findSettingLength(rowName: unknown): number {
  const name = settingNames.find((each) => each === rowName)
  if (!name) return limits.obituary
  const { kind, ...details }: Setting = settingsList[name]
  if (kind === 'name') return limits.name
  if (kind === 'lifeDate') return limits.lifeDate
  return 'maxLength' in details && kind !== 'lines' ? details.maxLength : limits.obituary
}
