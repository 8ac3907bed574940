import type { FastifyInstance } from 'fastify'
import * as contract from '../../../contract/journal.ts'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import { readJournal } from './journal.ts'

export function journalRoutes(app: FastifyInstance, context: Context) {
  route(app, context, contract.readJournal, ({ query }) => readJournal(context, query.page))
}
