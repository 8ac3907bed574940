import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const fields = z.record(z.string(), z.unknown()).nullable()

export const journalEntry = z.object({
  id: z.string(),
  recordedAt: z.iso.datetime(),
  /** the name of the person who did it */
  keeper: z.string(),
  /** the name of the endpoint that was called */
  endpoint: z.string(),
  /** null for a thing that exists only once, such as the obituary, and for a deleted thing */
  title: z.string().nullable(),
  /** the changed fields, or the number of moved items after reordering; null if there is nothing to tell */
  before: fields,
  after: fields,
})
export type JournalEntry = z.infer<typeof journalEntry>

export const readJournal = endpoint('GET /api/journal', {
  name: 'readJournal',
  summary: 'What keepers changed in the last two years, newest first',
  who: 'administrator',
  query: z.object({ page: z.string().max(100).optional() }),
  response: z.object({
    entries: z.array(journalEntry),
    /** cursor for the entries before these; null if there are none */
    nextPage: z.string().nullable(),
  }),
})
