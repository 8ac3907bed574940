import type { FastifyInstance } from 'fastify'
import { defaultPolicy, filePolicy } from './contentPolicy.ts'

const commonHeaders = {
  'cross-origin-resource-policy': 'same-site',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}
const defaultHeaders = {
  ...commonHeaders,
  'content-security-policy': defaultPolicy,
  // the equivalent of frame-ancestors for older browsers
  'x-frame-options': 'DENY',
}
/**
 * The headers of uploaded files. The other headers concern only pages and scripts. They take up 0.3 kB, so sending them with each
 * file would delay a page with many photographs.
 */
export const fileHeaders = { ...commonHeaders, 'content-security-policy': filePolicy }

export const addSecureHeaders = (app: FastifyInstance) =>
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(url.startsWith('/uploads/') ? fileHeaders : defaultHeaders)
    done()
  })
