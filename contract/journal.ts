import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const fields = z.record(z.string(), z.unknown()).nullable()

export const journalEntry = z.object({
  id: z.string(),
  recordedAt: z.iso.datetime(),
  /** the name of whoever did it */
  keeper: z.string(),
  /** the name of the endpoint that was called */
  endpoint: z.string(),
  /** null where there is only one, such as the obituary, and after it was deleted */
  title: z.string().nullable(),
  /** the fields that differ; of an order, how many items moved; null where nothing is to be said */
  before: fields,
  after: fields,
})
export type JournalEntry = z.infer<typeof journalEntry>

export const readJournal = endpoint('GET /api/journal', {
  name: 'readJournal',
  summary: 'What keepers changed in the last two years, newest first',
  who: 'administrator',
  query: z.object({ page: z.string().max(100).optional() }),
  answer: z.object({
    entries: z.array(journalEntry),
    /** asks for the entries before these; null when there are none */
    nextPage: z.string().nullable(),
  }),
})
