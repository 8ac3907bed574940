import type { FastifyInstance } from 'fastify'
import * as contract from '../../../contract/safekeeping.ts'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import { readSafekeeping } from './safekeeping.ts'

export function safekeepingRoutes(app: FastifyInstance, context: Context) {
  route(app, context, contract.readSafekeeping, () => readSafekeeping(context))
}
