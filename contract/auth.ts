import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { fieldTexts } from './fieldTexts.ts'
import { limits } from './limits.ts'
import { id, neededText, text } from './text.ts'

/** A keeper of this memorial: an administrator, else a helper. */
export const person = z.object({ id, username: z.string(), isAdmin: z.boolean() })
export type Person = z.infer<typeof person>

export const username = neededText(limits.name, fieldTexts.name).transform((name) => name.trim())
export const newPassword = text(limits.password).min(10, fieldTexts.newPassword)

export const login = endpoint({
  name: 'login',
  summary: 'Log in; the answer sets the session cookie',
  method: 'POST',
  path: '/api/login',
  who: 'everyone',
  body: z.object({
    username: text(200).min(1, fieldTexts.login),
    password: text(limits.password).min(1, fieldTexts.login),
  }),
  answer: person,
  changes: [],
})

export const logout = endpoint({
  name: 'logout',
  summary: 'End this session',
  method: 'POST',
  path: '/api/logout',
  who: 'everyone',
  answer: z.object({ message: z.string() }),
  changes: [],
})

export const checkAuth = endpoint({
  name: 'checkAuth',
  summary: 'Who is logged in; 401 when nobody is',
  method: 'GET',
  path: '/api/check-auth',
  who: 'helper',
  answer: person,
})

export const changePassword = endpoint({
  name: 'changePassword',
  summary: 'Change the password and end all other sessions',
  method: 'PUT',
  path: '/api/password',
  who: 'helper',
  body: z.object({
    current: text(limits.password).min(1, fieldTexts.currentPassword),
    password: newPassword,
  }),
  answer: person,
  changes: [],
})

export const session = z.object({
  /** the hash of its token, which opens nothing */
  id,
  /** such as 'Safari on an iPhone'; null for a session of an earlier version */
  device: z.string().nullable(),
  lastUsedAt: z.iso.datetime(),
  /** whether the call was made in it */
  isThis: z.boolean(),
})
export type Session = z.infer<typeof session>

export const listSessions = endpoint({
  name: 'listSessions',
  summary: 'Where the caller is logged in, last used first',
  method: 'GET',
  path: '/api/sessions',
  who: 'helper',
  answer: z.array(session),
})

export const endSession = endpoint({
  name: 'endSession',
  summary: 'End one of the caller’s sessions',
  method: 'DELETE',
  path: '/api/sessions/:id',
  who: 'helper',
  params: z.object({ id }),
  status: 204,
  answer: z.void(),
  changes: [],
})

export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  summary: 'End all sessions of the caller but this one',
  method: 'DELETE',
  path: '/api/sessions',
  who: 'helper',
  status: 204,
  answer: z.void(),
  changes: [],
})
