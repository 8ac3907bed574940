import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const fields = z.record(z.string(), z.unknown()).nullable()

export const journalEntry = z.object({
  id: z.string(),
  recordedAt: z.iso.datetime(),
  /** the name of the keeper who made the change */
  keeper: z.string(),
  endpoint: z.string(),
  /** the name of the changed thing; null if it has none (the obituary, an order) or was deleted for good later */
  title: z.string().nullable(),
  /** the changed fields before and after; of several items, only their number; null if nothing can be shown */
  before: fields,
  after: fields,
})
export type JournalEntry = z.infer<typeof journalEntry>

export const readJournalEndpoint = endpoint('GET /api/journal', {
  name: 'readJournal',
  summary: 'What keepers changed in the last two years, newest first',
  who: 'administrator',
  reads: null,
  query: z.object({ page: z.string().max(100).optional() }),
  response: z.object({
    entries: z.array(journalEntry),
    /** the cursor for the page with older entries; null if there are no older entries */
    nextPage: z.string().nullable(),
  }),
})
