import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { memorialHeader } from '../../../contract/endpoint.ts'
import type { Context } from '../../platform/context.ts'

/**
 * Adds the memorial's id to every response, so that browsers can tell the memorial's responses from those of proxies and other
 * networks. The id stays the same when the memorial moves to another machine, and it does not reveal the secret.
 */
export function markResponses(app: FastifyInstance, { secret }: Context) {
  const id = createHmac('sha256', secret).update('memorial').digest('base64url').slice(0, 16)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header(memorialHeader, id)
    done()
  })
}
