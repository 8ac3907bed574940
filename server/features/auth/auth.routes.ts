import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as contract from '../../../contract/auth.ts'
import { fail } from '../../fail.ts'
import type { Caller } from '../../http/caller.ts'
import { route } from '../../http/route.ts'
import { beginSession, endSession } from '../../http/sessions.ts'
import type { Context } from '../../context.ts'
import { changePassword, logIn } from './auth.ts'

export function authRoutes(app: FastifyInstance, context: Context) {
  route(app, context, contract.login, async ({ body, caller, request, reply }) => {
    const { id, person } = await logIn(context, caller, body)
    await endSession(context, request, reply)
    await beginSession(context, id, request, reply)
    return person
  })
  route(app, context, contract.logout, async ({ request, reply }) => {
    await endSession(context, request, reply)
    return { message: 'Logged out' }
  })
  route(app, context, contract.checkAuth, async ({ request }) => administrator(request).person)
  route(app, context, contract.changePassword, ({ body, request }) =>
    changePassword(context, administrator(request), body),
  )
}

function administrator({ caller }: FastifyRequest): Extract<Caller, { kind: 'administrator' }> {
  if (caller.kind !== 'administrator') throw fail('login_needed')
  return caller
}
