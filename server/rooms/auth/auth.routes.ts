import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as contract from '../../../contract/auth.ts'
import { fail } from '../../failures.ts'
import type { Caller } from '../../http/caller.ts'
import { route } from '../../http/route.ts'
import { beginSession, endSession } from '../../http/sessions.ts'
import type { House } from '../../house.ts'
import { changePassword, logIn } from './auth.ts'

export function authRoutes(app: FastifyInstance, house: House) {
  route(app, house, contract.login, async ({ body, caller, request, reply }) => {
    const { id, person } = await logIn(house, caller.address, body.username, body.password)
    await endSession(house, request, reply)
    await beginSession(house, id, request, reply)
    return person
  })
  route(app, house, contract.logout, async ({ request, reply }) => {
    await endSession(house, request, reply)
    return { message: 'Logged out' }
  })
  route(app, house, contract.checkAuth, async ({ request }) => administrator(request).person)
  route(app, house, contract.changePassword, ({ body, request }) =>
    changePassword(house, administrator(request), body),
  )
}

function administrator({ caller }: FastifyRequest): Extract<Caller, { kind: 'administrator' }> {
  if (caller.kind !== 'administrator') throw fail('login_needed')
  return caller
}
