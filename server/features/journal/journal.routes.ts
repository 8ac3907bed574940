import { readJournal } from './journal.ts'
import type { Feature } from '../../http/routes/feature.ts'

export const journalFeature = {
  routes: { 'GET /api/journal': (context, { query }) => readJournal(context, query.page) },
} satisfies Feature
