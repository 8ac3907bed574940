import { z } from 'zod'
import { copySizes } from './copyLayout.ts'
import { endpoint } from './endpoint.ts'

/** A static copy of the memorial, as a ZIP file that is being made or waits to be downloaded. */
export const copy = z.object({
  state: z.enum(['running', 'ready', 'failed']),
  size: z.enum(copySizes),
  /** files written, of all */
  done: z.int(),
  of: z.int(),
  /** of the ZIP file, when it is ready */
  bytes: z.int(),
  /** where it can be downloaded, when it is ready */
  filePath: z.string().nullable(),
  /** why it failed, for people */
  message: z.string().nullable(),
  /** titles of what could not be read and is not in it */
  missing: z.array(z.string()),
})
export type Copy = z.infer<typeof copy>

const answer = z.object({ copy: copy.nullable() })

export const readCopy = endpoint('GET /api/copy', {
  name: 'readCopy',
  summary: 'The static copy that is being made or can be downloaded; null when there is none',
  who: 'administrator',
  answer,
})

export const startCopy = endpoint('POST /api/copy', {
  name: 'startCopy',
  summary: 'Make a static copy of the whole memorial; answers with the one under way if there is one',
  who: 'administrator',
  body: z.object({ size: z.enum(copySizes).default('all') }),
  answer,
  changes: [],
})

export const removeCopy = endpoint('DELETE /api/copy', {
  name: 'removeCopy',
  summary: 'Stop making the static copy, or remove it from the server',
  who: 'administrator',
  changes: [],
})
