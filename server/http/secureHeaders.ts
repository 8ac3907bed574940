import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import { contentPolicy } from './contentPolicy.ts'

const rules = {
  contentSecurityPolicy: { useDefaults: false, directives: contentPolicy },
  crossOriginEmbedderPolicy: false,
  crossOriginOpenerPolicy: false,
  crossOriginResourcePolicy: { policy: 'same-site' as const },
  referrerPolicy: { policy: 'same-origin' as const },
  strictTransportSecurity: false,
}

/** The headers that helmet gives every answer. They never differ, so it is asked once. */
export function secureHeaders(app: FastifyInstance) {
  const headers = headersOfHelmet()
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** Into an object: to make an answer of Node's, node:http would be imported, which loads its WebSockets, 4 MB, too. */
function headersOfHelmet() {
  const headers: Record<string, string> = {}
  const answer = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  }
  helmet(rules)({} as IncomingMessage, answer as unknown as ServerResponse, () => undefined)
  return headers
}
