import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import { removeUnscriptedHash } from './unscripted.ts'

/** Nothing is loaded from any other host, and nothing here may be framed. Style attributes carry measures only. */
const rules = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", removeUnscriptedHash],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      mediaSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
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
