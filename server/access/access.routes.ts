import type { FastifyInstance } from 'fastify'
import * as contract from '../../contract/access.ts'
import type { Context } from '../context.ts'
import { route } from '../http/route.ts'
import { readAccess, registerAccessJob, saveAccess } from './access.ts'
import { addKey, revokeKey } from './accessKeys.ts'

export function accessRoutes(app: FastifyInstance, context: Context) {
  route(app, context, contract.readAccess, () => readAccess(context.db))
  route(app, context, contract.saveAccess, ({ body }) => saveAccess(context, body))
  route(app, context, contract.addAccessKey, ({ body, requestKey }) => addKey(context, body, requestKey))
  route(app, context, contract.revokeAccessKey, ({ params }) => revokeKey(context, params.id))
  registerAccessJob(context)
}
