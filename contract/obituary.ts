import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { fieldTexts } from './fieldTexts.ts'
import { limits } from './limits.ts'
import { changedImagePath, neededText } from './text.ts'

/** Both null until an administrator has saved an obituary; the page then shows the built-in one. */
export const obituary = z.object({ content: z.string().nullable(), imagePath: z.string().nullable() })
export type Obituary = z.infer<typeof obituary>

export const readObituary = endpoint({
  name: 'readObituary',
  summary: 'The obituary',
  method: 'GET',
  path: '/api/obituary',
  who: 'everyone',
  answer: obituary,
  reads: ['obituary', 'media'],
})

export const saveObituary = endpoint({
  name: 'saveObituary',
  summary: 'Replace the obituary',
  method: 'PUT',
  path: '/api/obituary',
  who: 'administrator',
  body: z.object({
    content: neededText(limits.obituary, fieldTexts.obituary),
    imagePath: changedImagePath,
    base: obituary.partial().optional(),
  }),
  answer: obituary,
  changes: ['obituary'],
})

export const deleteObituary = endpoint({
  name: 'deleteObituary',
  summary: 'Delete the obituary for ever: the page shows the built-in one again',
  method: 'DELETE',
  path: '/api/obituary',
  who: 'administrator',
  status: 204,
  answer: z.void(),
  changes: ['deleted', 'obituary'],
})
