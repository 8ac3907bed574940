import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { text } from './text.ts'

export const person = z.object({ username: z.string(), isAdmin: z.boolean() })
export type Person = z.infer<typeof person>

export const login = endpoint({
  name: 'login',
  summary: 'Log in; the answer sets the session cookie',
  method: 'POST',
  path: '/api/login',
  who: 'everyone',
  body: z.object({
    username: text(200).min(1, 'Please enter both username and password'),
    password: text(limits.password).min(1, 'Please enter both username and password'),
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
  who: 'administrator',
  answer: person,
})

export const changePassword = endpoint({
  name: 'changePassword',
  summary: 'Change the password and end all other sessions',
  method: 'PUT',
  path: '/api/password',
  who: 'administrator',
  body: z.object({
    current: text(limits.password).min(1, 'The present password is needed'),
    password: text(limits.password).min(10, 'A password of at least 10 characters is needed'),
  }),
  answer: person,
  changes: [],
})
