import { beginSession, endSession } from '../../http/callers/sessions.ts'
import { changePassword, logIn } from './auth.ts'
import { endOtherSessions, endOwnSession, listSessions } from './sessions.ts'
import type { Feature } from '../../http/routes/feature.ts'

export const authFeature = {
  routes: {
    'POST /api/login': async (context, { body, caller, request, reply }) => {
      const person = await logIn(context, caller, body)
      await endSession(context, request, reply)
      await beginSession(context, person.id, request, reply)
      return person
    },
    'POST /api/logout': async (context, { caller, request, reply }) => {
      await endSession(context, request, reply)
      return { message: caller.texts.http.loggedOut }
    },
    'GET /api/check-auth': async (_context, { caller }) => caller.person,
    'PUT /api/password': (context, { caller, body }) => changePassword(context, caller, body),
    'GET /api/sessions': (context, { caller }) => listSessions(context, caller),
    'DELETE /api/sessions/:id': (context, { caller, params }) => endOwnSession(context, caller, params.id),
    'DELETE /api/sessions': (context, { caller, query }) => endOtherSessions(context, caller, query),
  },
} satisfies Feature
