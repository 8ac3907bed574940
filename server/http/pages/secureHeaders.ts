import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { memorialHeader } from '../../../contract/endpoint.ts'
import type { Context } from '../../platform/context.ts'
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

/**
 * Adds the headers of every response. One is the memorial's id, so that browsers can tell the memorial's responses from those of proxies
 * and other networks. The id stays the same when the memorial moves to another machine, and it does not reveal the secret.
 */
export function addHeaders(app: FastifyInstance, { secret }: Context) {
  const id = createHmac('sha256', secret).update('memorial').digest('base64url').slice(0, 16)
  const headers = { ...defaultHeaders, [memorialHeader]: id }
  const uploadHeaders = { ...fileHeaders, [memorialHeader]: id }
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(url.startsWith('/uploads/') ? uploadHeaders : headers)
    done()
  })
}
