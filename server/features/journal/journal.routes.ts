import * as contract from '../../../contract/people/journal.ts'
import type { Context } from '../../platform/context.ts'
import type { Route } from '../../http/routes/route.ts'
import { readJournal } from './journal.ts'

export function journalRoutes(route: Route, context: Context) {
  route(contract.readJournalEndpoint, ({ query }) => readJournal(context, query.page))
}
