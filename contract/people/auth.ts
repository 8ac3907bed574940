import { z } from 'zod'
import { trimEdges } from '../../domain/normalizeText.ts'
import { endpoint } from '../endpoint.ts'
import { sayField } from '../fieldErrors.ts'
import { limits } from '../limits.ts'
import { id, line, requiredName, hasLength, password } from '../text.ts'

/** A keeper of this memorial: an administrator or a helper. */
export const person = z.object({ id, username: z.string(), isAdmin: z.boolean() })
export type Person = z.infer<typeof person>

export const username = requiredName(sayField('name'))
export const newPassword = password(sayField('newPassword'))
  .overwrite(trimEdges)
  .min(limits.shortestPassword, sayField('newPassword'))
  .refine(hasLength(limits.shortestPassword), sayField('newPassword'))

export const loginEndpoint = endpoint('POST /api/login', {
  name: 'login',
  summary: 'Log in; the response sets the session cookie',
  who: 'everyone',
  body: z.object({
    username: line(200, sayField('login')).min(1, sayField('login')),
    password: password(sayField('login')).min(1, sayField('login')),
  }),
  response: person,
  changes: [],
})

export const logoutEndpoint = endpoint('POST /api/logout', {
  name: 'logout',
  summary: 'End this session',
  who: 'everyone',
  response: z.object({ message: z.string() }),
  changes: [],
})

export const checkAuthEndpoint = endpoint('GET /api/check-auth', {
  name: 'checkAuth',
  summary: 'Who is logged in; 401 when nobody is',
  who: 'helper',
  reads: null,
  response: person,
})

export const changePasswordEndpoint = endpoint('PUT /api/password', {
  name: 'changePassword',
  summary: 'Change the password and end all other sessions',
  who: 'helper',
  body: z.object({
    current: password(sayField('currentPassword')).min(1, sayField('currentPassword')),
    password: newPassword,
  }),
  response: person,
  changes: [],
})

export const session = z.object({
  /** a hash of the session's token; the hash itself gives no access */
  id,
  /** a description such as 'Safari on an iPhone'; null for a session that an earlier version of the application began */
  device: z.string().nullable(),
  lastUsedAt: z.iso.datetime(),
  /** whether the request for this list was made in this session */
  isThis: z.boolean(),
})
export type Session = z.infer<typeof session>

export const listSessionsEndpoint = endpoint('GET /api/sessions', {
  name: 'listSessions',
  summary: 'Where the caller is logged in, last used first',
  who: 'helper',
  reads: null,
  response: z.array(session),
})

export const endSessionEndpoint = endpoint('DELETE /api/sessions/:id', {
  name: 'endSession',
  summary: 'End one of the caller’s sessions',
  who: 'helper',
  changes: [],
})

export const endOtherSessionsEndpoint = endpoint('DELETE /api/sessions', {
  name: 'endOtherSessions',
  summary: 'End all sessions of the caller but this one; with a device, only those with this description',
  who: 'helper',
  query: z.object({ device: z.string().max(200).optional() }),
  changes: [],
})
