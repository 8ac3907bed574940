import * as contract from '../../../contract/safekeeping.ts'
import type { Context } from '../../platform/context.ts'
import type { Route } from '../../http/routes/route.ts'
import { registerSafekeepingMail } from './mail.ts'
import { readSafekeeping } from './safekeeping.ts'

export function safekeepingRoutes(route: Route, context: Context) {
  registerSafekeepingMail(context)
  route(contract.readSafekeepingEndpoint, () => readSafekeeping(context))
}
