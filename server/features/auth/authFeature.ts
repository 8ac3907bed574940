import { beginSession, endSession } from '../../http/callers/sessions.ts'
import { changePassword, logIn } from './auth.ts'
import { endOtherSessions, endOwnSession, listSessions } from './sessions.ts'
import type { Feature } from '../../http/routes/feature.ts'

export const authFeature = {
  routes: {
    'POST /api/login': async (context, { body, caller, request, reply }) => {
      const person = await logIn(context, caller, body)
      await beginSession(context, person.id, request, reply)
      return person
    },
    'POST /api/logout': async (context, { caller, request, reply }) => {
      await endSession(context, request, reply)
      return { message: caller.texts.http.loggedOut }
    },
    'GET /api/check-auth': async (_context, { caller }) => caller.person,
    'PUT /api/password': changePassword,
    'GET /api/sessions': (context, { caller }) => listSessions(context, caller),
    'DELETE /api/sessions/:id': endOwnSession,
    'DELETE /api/sessions': endOtherSessions,
  },
} satisfies Feature
