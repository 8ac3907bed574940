import type { FastifyInstance } from 'fastify'
import * as contract from '../../../contract/safekeeping.ts'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import { registerSafekeepingMail } from './mail.ts'
import { readSafekeeping } from './safekeeping.ts'

export function safekeepingRoutes(app: FastifyInstance, context: Context) {
  registerSafekeepingMail(context)
  route(app, context, contract.readSafekeeping, () => readSafekeeping(context))
}
