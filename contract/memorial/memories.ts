import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { fieldTexts } from '../fieldTexts.ts'
import { limits } from '../limits.ts'
import { media } from '../media/media.ts'
import { changedName, changedText, email, id, requiredName, optionalText } from '../text.ts'

/** Reasons why a new memory is held for the family: all memories are, or something about this one is doubtful. */
const holdReason = z.enum(['all', 'trap', 'haste', 'links', 'repeated'])
export type HoldReason = z.infer<typeof holdReason>

/** The text by a memory's writer. The table, forms, responses, moderation and journal use these fields. */
export const memoryText = z.object({
  name: z.string(),
  content: z.string().nullable(),
})
export type MemoryText = z.infer<typeof memoryText>

export const memory = z.object({
  id,
  ...memoryText.shape,
  /** always null for visitors */
  email: z.string().nullable(),
  mediaIds: z.array(id),
  createdAt: z.iso.datetime().nullable(),
  approved: z.boolean(),
  /** the family's answer beneath it */
  answer: z.string().nullable(),
  /** null: the family */
  answeredBy: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  /** the sentence that the family has marked for the slideshow */
  slideshowSentence: z.string().nullable(),
  /** for keepers only; null after a decision, or if the memory was not held */
  heldBecause: holdReason.nullable().optional(),
  /** for keepers only: whether the writer wants a mail when the family answers */
  mailOnAnswer: z.boolean().optional(),
  /** for keepers only */
  answerMailedAt: z.iso.datetime().nullable().optional(),
})
export type Memory = z.infer<typeof memory>

const ids = z.array(id).max(1_000).nullish()

type TextSchemas = Record<keyof MemoryText, z.ZodType>
const name = requiredName(fieldTexts.name)
const newText = { name, content: optionalText(limits.memory) } satisfies TextSchemas
const textChange = { name: name.optional(), content: changedText(limits.memory) } satisfies TextSchemas

/** Whether the writer wants a mail when the family answers; false without an e-mail address. */
const mailOnAnswer = z.boolean().optional()

const memoryFields = z.object({
  ...newText,
  email: email.nullish().transform((address) => address || null),
  mediaIds: ids.transform((given) => given ?? []),
  mailOnAnswer,
})

/** Changes to a memory; absent fields stay as they are. */
const memoryChange = z.object({
  ...textChange,
  email: email.nullish().transform((address) => (address === undefined ? undefined : address || null)),
  mediaIds: ids.transform((given) => (given === undefined ? undefined : (given ?? []))),
})

export const listedMemory = memory.extend({
  /** the time of sharing, by the memorial's clock */
  day: z.iso.date().nullable(),
})
export type ListedMemory = z.infer<typeof listedMemory>

export const listMemories = endpoint('GET /api/memories', {
  name: 'listMemories',
  summary: 'Memories, newest first: approved ones for visitors, all for keepers',
  who: 'everyone',
  response: z.array(listedMemory),
  reads: ['memories', 'media', 'settings'],
})

export const countWaiting = endpoint('GET /api/memories/waiting', {
  name: 'countWaiting',
  summary: 'How many memories wait until the family has read them',
  who: 'helper',
  response: z.object({ count: z.int() }),
  reads: ['memories'],
})

export const shareMemory = endpoint('POST /api/memories', {
  name: 'shareMemory',
  summary: 'Share a memory with photos uploaded before; only the response carries the key to change it later',
  who: 'everyone',
  limit: 'memories',
  body: memoryFields.extend({
    /** a field hidden from people; bots fill it in */
    website: z.string().max(2_000).nullish(),
    /** milliseconds from opening the form to sending it */
    writingMs: z.number().min(0).nullish(),
  }),
  status: 201,
  response: memory.extend({ writerKey: z.string().optional() }),
  changes: ['media', 'memories'],
})

export const editMemory = endpoint('PUT /api/memories/:id', {
  name: 'editMemory',
  summary: 'Change a memory, its photos, and whether visitors see it; a helper decides the last alone',
  who: 'helper',
  body: memoryChange.extend({
    approved: z.boolean().optional(),
    /** a passage that is in the memory word for word; null: none */
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

export const answerMemory = endpoint('PUT /api/memories/:id/answer', {
  name: 'answerMemory',
  summary: 'Answer a memory, correct the answer, or take it back by leaving it empty',
  who: 'helper',
  body: z.object({
    answer: changedText(limits.memory),
    /** empty: the family */
    answeredBy: changedName,
    base: memory.pick({ answer: true, answeredBy: true }).partial().optional(),
  }),
  response: memory,
  changes: ['memories'],
})

export const deleteMemory = endpoint('DELETE /api/memories/:id', {
  name: 'deleteMemory',
  summary: 'Delete a memory, with the visitor photos that are attached to it alone',
  who: 'administrator',
  changes: ['deleted', 'media', 'memories'],
})

/** The key from the response to `shareMemory`; any other key gets 404. It travels in a header because proxies log paths. */
const writer = z.object({ 'writer-key': z.string(fieldTexts.writerKey).min(1) })

/** The writer's view of a memory, with its photos; photos that nobody else sees have no `filePath`. */
export const ownMemory = memory.extend({
  media: z.array(media),
  /** whether the memory waits for the family's decision, rather than being hidden */
  isHeld: z.boolean(),
  /** null if no mail can be sent, for example without an e-mail address */
  mailOnAnswer: z.boolean().nullable(),
})
export type OwnMemory = z.infer<typeof ownMemory>

export const readOwnMemory = endpoint('GET /api/memories/mine', {
  name: 'readOwnMemory',
  summary: 'A memory as its writer sees it',
  who: 'everyone',
  headers: writer,
  response: ownMemory,
})

export const editOwnMemory = endpoint('PUT /api/memories/mine', {
  name: 'editOwnMemory',
  summary: 'The writer changes the memory; where memories are held it is held again',
  who: 'everyone',
  limit: 'memories',
  headers: writer,
  body: memoryChange.omit({ email: true }).extend({ mailOnAnswer }),
  response: ownMemory,
  changes: ['media', 'memories'],
})

export const withdrawOwnMemory = endpoint('DELETE /api/memories/mine', {
  name: 'withdrawOwnMemory',
  summary: 'The writer takes the memory back, with the photos sent with it',
  who: 'everyone',
  limit: 'memories',
  headers: writer,
  changes: ['deleted', 'media', 'memories'],
})
