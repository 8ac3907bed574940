import * as contract from '../../../contract/people/auth.ts'
import type { Route } from '../../http/routes/route.ts'
import { beginSession, endSession } from '../../http/callers/sessions.ts'
import type { Context } from '../../platform/context.ts'
import { changePassword, logIn } from './auth.ts'
import { endOtherSessions, endOwnSession, listSessions } from './sessions.ts'
import { inLanguage } from '../../../domain/language.ts'

export function authRoutes(route: Route, context: Context) {
  route(contract.loginEndpoint, async ({ body, caller, request, reply }) => {
    const person = await logIn(context, caller, body)
    await endSession(context, request, reply)
    await beginSession(context, person.id, request, reply)
    return person
  })
  route(contract.logoutEndpoint, async ({ request, reply }) => {
    await endSession(context, request, reply)
    return { message: inLanguage({ en: 'Logged out' }) }
  })
  route(contract.checkAuthEndpoint, async ({ caller }) => caller.person)
  route(contract.changePasswordEndpoint, ({ caller, body }) => changePassword(context, caller, body))
  route(contract.listSessionsEndpoint, ({ caller }) => listSessions(context, caller))
  route(contract.endSessionEndpoint, ({ caller, params }) => endOwnSession(context, caller, params.id))
  route(contract.endOtherSessionsEndpoint, ({ caller }) => endOtherSessions(context, caller))
}
