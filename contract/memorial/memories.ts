import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { sayField } from '../fieldErrors.ts'
import { limits } from '../limits.ts'
import { media } from '../media/media.ts'
import {
  changedField,
  changedName,
  changedText,
  email,
  id,
  optionalField,
  requiredName,
  type TextField,
} from '../text.ts'
import { memoryTextFields } from './memoryText.ts'

/** The reasons for holding a new memory for the family's approval: either all memories are held, or this memory is doubtful. */
const holdReason = z.enum(['all', 'trap', 'haste', 'links', 'repeated'])
export type HoldReason = z.infer<typeof holdReason>

const { name: _name, ...optionalFields } = memoryTextFields
/** Makes a schema for each text but the name, which alone is required. */
const mapOptionalTexts = <S extends z.ZodType>(makeSchema: (field: TextField) => S) =>
  Object.fromEntries(
    Object.entries(optionalFields).map(([name, field]) => [name, makeSchema(field)]),
  ) as Record<keyof typeof optionalFields, S>

export const memoryText = z.object({
  name: z.string(),
  ...mapOptionalTexts(() => z.string().nullable()),
})
export type MemoryText = z.infer<typeof memoryText>

export const memory = z.object({
  id,
  ...memoryText.shape,
  /** the writer's email address; always null in responses to visitors */
  email: z.string().nullable(),
  mediaIds: z.array(id),
  createdAt: z.iso.datetime().nullable(),
  approved: z.boolean(),
  /** the family's answer, shown below the memory */
  answer: z.string().nullable(),
  /** the name under the answer; null stands for the family */
  answeredBy: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  /** the passage of the memory that the family has chosen for the slideshow */
  slideshowSentence: z.string().nullable(),
  /** the reason why the memory is held; only for keepers; null after the family's decision, or if the memory was not held */
  heldBecause: holdReason.nullable().optional(),
  /** whether the writer wants an email when the family answers; only for keepers */
  mailOnAnswer: z.boolean().optional(),
  /** when the answer was mailed to the writer; only for keepers */
  answerMailedAt: z.iso.datetime().nullable().optional(),
})
export type Memory = z.infer<typeof memory>

const ids = z.array(id).max(1_000).nullish()

const name = requiredName(sayField('name'))
const newText = { name, ...mapOptionalTexts(optionalField) }
const textChange = { name: name.optional(), ...mapOptionalTexts(changedField) }

/** Whether the writer wants an email when the family answers; false if the writer gave no email address. */
const mailOnAnswer = z.boolean().optional()

const memoryFields = z.object({
  ...newText,
  email: email.nullish().transform((address) => address || null),
  mediaIds: ids.transform((mediaIds) => mediaIds ?? []),
  mailOnAnswer,
})

/** Absent fields keep their values. */
const memoryChange = z.object({
  ...textChange,
  email: email.nullish().transform((address) => (address === undefined ? undefined : address || null)),
  mediaIds: ids.transform((mediaIds) => (mediaIds === undefined ? undefined : (mediaIds ?? []))),
})

export const listedMemory = memory.extend({
  /** the date on which the memory was shared, in the memorial's time zone */
  day: z.iso.date().nullable(),
  /** this date as people read it; empty if nobody knows it */
  shownDay: z.string(),
  /** the value of `lang` for the content; present only if it is in another language than the page, or in an unknown one */
  contentLang: z.string().optional(),
  /** the same for the answer */
  answerLang: z.string().optional(),
})
export type ListedMemory = z.infer<typeof listedMemory>

export const listMemoriesEndpoint = endpoint('GET /api/memories', {
  name: 'listMemories',
  summary: 'Memories, newest first: approved ones for visitors, all for keepers',
  who: 'everyone',
  response: z.array(listedMemory),
  reads: ['memories', 'media', 'settings'],
})

export const readQuestionEndpoint = endpoint('GET /api/memories/questions/:id', {
  name: 'readQuestion',
  summary:
    'The question of the table card whose code has this key, also after the family has changed its questions',
  who: 'everyone',
  reads: null,
  response: z.object({ question: z.string() }),
})

export const countWaitingEndpoint = endpoint('GET /api/memories/waiting', {
  name: 'countWaiting',
  summary: 'How many memories wait until the family has read them',
  who: 'helper',
  response: z.object({ count: z.int() }),
  reads: ['memories'],
})

export const shareMemoryEndpoint = endpoint('POST /api/memories', {
  name: 'shareMemory',
  summary: 'Share a memory with photos uploaded before; only the response carries the key to change it later',
  who: 'everyone',
  limit: 'memories',
  body: memoryFields.extend({
    /** a hidden field, which only bots fill in */
    website: z.string().max(2_000).nullish(),
    /** the milliseconds from opening the form to sending it */
    writingMs: z.number().min(0).nullish(),
  }),
  status: 201,
  response: memory.extend({ writerKey: z.string().optional() }),
  changes: ['media', 'memories'],
})

export const editMemoryEndpoint = endpoint('PUT /api/memories/:id', {
  name: 'editMemory',
  summary: 'Change a memory, its photos, and whether visitors see it; a helper decides the last alone',
  who: 'helper',
  body: memoryChange.extend({
    approved: z.boolean().optional(),
    /** the passage to show in the slideshow, word for word as in the memory; null if the slideshow should show none */
    slideshowSentence: changedText(limits.memory),
    base: memory
      .pick({ email: true, mediaIds: true, approved: true, slideshowSentence: true })
      .extend(memoryText.shape)
      .partial()
      .optional(),
  }),
  response: memory,
  changes: ['media', 'memories'],
})

export const answerMemoryEndpoint = endpoint('PUT /api/memories/:id/answer', {
  name: 'answerMemory',
  summary: 'Answer a memory, correct the answer, or take it back by leaving it empty',
  who: 'helper',
  body: z.object({
    answer: changedText(limits.memory),
    /** the name under the answer; an empty name stands for the family */
    answeredBy: changedName,
    base: memory.pick({ answer: true, answeredBy: true }).partial().optional(),
  }),
  response: memory,
  changes: ['memories'],
})

export const deleteMemoryEndpoint = endpoint('DELETE /api/memories/:id', {
  name: 'deleteMemory',
  summary: 'Delete a memory, with the visitor photos that are attached to it alone',
  who: 'administrator',
  changes: ['deleted', 'media', 'memories'],
})

/**
 * A header with the key from the response to `shareMemory`. With any other key, the response is 404. The key is in a header,
 * because proxies log paths.
 */
const writerHeaders = z.object({ 'writer-key': z.string(sayField('writerKey')).min(1) })

/** A memory as its writer sees it, with its photos. If other visitors cannot see a photo, its `filePath` is null. */
export const ownMemory = memory.extend({
  media: z.array(media),
  /** whether the memory is waiting for the family's decision; false if the family has hidden the memory */
  isHeld: z.boolean(),
  /** whether the writer wants an email when the family answers; null if the server cannot email the writer */
  mailOnAnswer: z.boolean().nullable(),
})
export type OwnMemory = z.infer<typeof ownMemory>

export const readOwnMemoryEndpoint = endpoint('GET /api/memories/mine', {
  name: 'readOwnMemory',
  summary: 'A memory as its writer sees it',
  who: 'everyone',
  reads: null,
  headers: writerHeaders,
  response: ownMemory,
})

export const editOwnMemoryEndpoint = endpoint('PUT /api/memories/mine', {
  name: 'editOwnMemory',
  summary: 'The writer changes the memory; where memories are held it is held again',
  who: 'everyone',
  limit: 'memories',
  headers: writerHeaders,
  body: memoryChange.omit({ email: true }).extend({ mailOnAnswer, base: memoryText.partial().optional() }),
  response: ownMemory,
  changes: ['media', 'memories'],
})

export const mailPrivateLinkEndpoint = endpoint('POST /api/memories/mine/mail', {
  name: 'mailPrivateLink',
  summary: 'Mail the private link to the address that the writer gave with the memory',
  who: 'everyone',
  limit: 'linkMails',
  headers: writerHeaders,
  changes: [],
})

export const withdrawOwnMemoryEndpoint = endpoint('DELETE /api/memories/mine', {
  name: 'withdrawOwnMemory',
  summary: 'The writer takes the memory back, with the photos sent with it',
  who: 'everyone',
  limit: 'memories',
  headers: writerHeaders,
  changes: ['deleted', 'media', 'memories'],
})
