import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import { contentPolicy } from './contentPolicy.ts'

const rules = {
  contentSecurityPolicy: { useDefaults: false, directives: contentPolicy },
  crossOriginEmbedderPolicy: false,
  crossOriginResourcePolicy: { policy: 'same-site' as const },
  referrerPolicy: { policy: 'same-origin' as const },
  strictTransportSecurity: false,
}

/** The headers that helmet gives every answer. They never differ, so it is asked once. */
export function secureHeaders(app: FastifyInstance) {
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  helmet(rules)(answer.req, answer, () => undefined)
  const headers = answer.getHeaders()
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
