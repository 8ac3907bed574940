import type { FastifyInstance } from 'fastify'
import * as contract from '../../../contract/obituary.ts'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import { deleteObituary, readObituary, saveObituary } from './obituary.ts'

export function obituaryRoutes(app: FastifyInstance, context: Context) {
  route(app, context, contract.readObituary, ({ caller }) => readObituary(context, caller))
  route(app, context, contract.saveObituary, ({ caller, body }) => saveObituary(context, caller, body))
  route(app, context, contract.deleteObituary, () => deleteObituary(context))
}
