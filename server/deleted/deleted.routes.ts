import type { FastifyInstance } from 'fastify'
import * as contract from '../../contract/deleted.ts'
import type { Context } from '../context.ts'
import { route } from '../http/route.ts'
import { deleteForGood, registerDeletedJobs } from './deleteForGood.ts'
import { listDeleted } from './listDeleted.ts'
import { putBack } from './putBack.ts'

export function deletedRoutes(app: FastifyInstance, context: Context) {
  registerDeletedJobs(context)
  route(app, context, contract.listDeleted, ({ caller }) => listDeleted(context, caller))
  route(app, context, contract.putBackDeleted, ({ params }) => putBack(context, params.id))
  route(app, context, contract.deleteForGood, ({ params }) => deleteForGood(context, params.id))
}
