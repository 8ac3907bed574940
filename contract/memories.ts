import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { id, neededText, optionalText } from './words.ts'

export const memory = z.object({
  id,
  name: z.string(),
  /** always null for visitors */
  email: z.string().nullable(),
  content: z.string().nullable(),
  mediaIds: z.array(id),
  createdAt: z.iso.datetime().nullable(),
  approved: z.boolean(),
})
export type Memory = z.infer<typeof memory>

const email = z
  .union([z.literal(''), z.email('This is not an e-mail address').max(254)])
  .nullish()
  .transform((address) => address || null)
const mediaIds = z
  .array(id)
  .max(1_000)
  .nullish()
  .transform((ids) => ids ?? [])

export const memoryWords = z.object({
  name: neededText(limits.name, 'A name is needed'),
  email,
  content: optionalText(limits.memory),
  mediaIds,
})

export const listMemories = endpoint({
  name: 'listMemories',
  summary: 'Memories, newest first: approved ones for visitors, all for the administrator',
  method: 'GET',
  path: '/api/memories',
  who: 'everyone',
  answer: z.array(memory),
  reads: ['memories', 'media'],
})

export const shareMemory = endpoint({
  name: 'shareMemory',
  summary: 'Leave a memory, with photos uploaded before',
  method: 'POST',
  path: '/api/memories',
  who: 'everyone',
  limit: 'memories',
  body: memoryWords,
  status: 201,
  answer: memory,
})

export const editMemory = endpoint({
  name: 'editMemory',
  summary: 'Change a memory, its photos, and whether visitors see it',
  method: 'PUT',
  path: '/api/memories/:id',
  who: 'administrator',
  params: z.object({ id }),
  body: memoryWords.partial().extend({ approved: z.boolean().optional() }),
  answer: memory,
})

export const deleteMemory = endpoint({
  name: 'deleteMemory',
  summary: 'Delete a memory for ever, with the visitor photos that only it holds',
  method: 'DELETE',
  path: '/api/memories/:id',
  who: 'administrator',
  params: z.object({ id }),
  status: 204,
  answer: z.null(),
})
