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
  // the equivalent of frame-ancestors for older browsers
  'x-frame-options': 'DENY',
}
/** Files get fewer headers: the others concern pages and scripts, and their 0.3 kB each would delay a screen of photographs. */
export const fileHeaders = { ...everywhere, 'content-security-policy': filePolicy }

export const secureHeaders = (app: FastifyInstance) =>
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(url.startsWith('/uploads/') ? fileHeaders : headers)
    done()
  })
