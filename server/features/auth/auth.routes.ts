import type { FastifyInstance } from 'fastify'
import * as contract from '../../../contract/auth.ts'
import { route } from '../../http/route.ts'
import { beginSession, endSession } from '../../http/sessions.ts'
import type { Context } from '../../context.ts'
import { changePassword, logIn } from './auth.ts'
import { endOtherSessions, endOwnSession, listSessions } from './sessions.ts'
import { inLanguage } from '../../../contract/language.ts'

export function authRoutes(app: FastifyInstance, context: Context) {
  route(app, context, contract.login, async ({ body, caller, request, reply }) => {
    const person = await logIn(context, caller, body)
    await endSession(context, request, reply)
    await beginSession(context, person.id, request, reply)
    return person
  })
  route(app, context, contract.logout, async ({ request, reply }) => {
    await endSession(context, request, reply)
    return { message: inLanguage({ en: 'Logged out' }) }
  })
  route(app, context, contract.checkAuth, async ({ caller }) => caller.person)
  route(app, context, contract.changePassword, ({ caller, body }) => changePassword(context, caller, body))
  route(app, context, contract.listSessions, ({ caller }) => listSessions(context, caller))
  route(app, context, contract.endSession, ({ caller, params }) => endOwnSession(context, caller, params.id))
  route(app, context, contract.endOtherSessions, ({ caller }) => endOtherSessions(context, caller))
}
