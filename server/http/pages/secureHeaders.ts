import type { FastifyInstance } from 'fastify'
import { defaultPolicy, filePolicy } from './contentPolicy.ts'

const everywhere = {
  'cross-origin-resource-policy': 'same-site',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}
const headers = {
  ...everywhere,
  'content-security-policy': defaultPolicy,
  // as frame-ancestors, for browsers older than that
  'x-frame-options': 'DENY',
}
/** The others are about pages and scripts, and would make the photographs of a screen come later: 0.3 kB each. */
export const fileHeaders = { ...everywhere, 'content-security-policy': filePolicy }

export const secureHeaders = (app: FastifyInstance) =>
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(url.startsWith('/uploads/') ? fileHeaders : headers)
    done()
  })
