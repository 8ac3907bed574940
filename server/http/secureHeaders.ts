import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import { contentPolicy, filePolicy } from './contentPolicy.ts'

const rules = {
  contentSecurityPolicy: { useDefaults: false, directives: contentPolicy },
  crossOriginEmbedderPolicy: false,
  crossOriginOpenerPolicy: false,
  // as frame-ancestors, for browsers older than that
  frameguard: { action: 'deny' as const },
  crossOriginResourcePolicy: { policy: 'same-site' as const },
  referrerPolicy: { policy: 'same-origin' as const },
  strictTransportSecurity: false,
  // for browsers of long ago, and plug-ins that are gone; every page would carry them
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
}

/** The headers that helmet gives every answer, and the few of them that files need. They never differ, so it is asked once. */
export function secureHeaders(app: FastifyInstance) {
  const headers = headersOfHelmet()
  const ofFiles = { 'content-security-policy': filePolicy, ...only(headers, KEPT_BY_FILES) }
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(url.startsWith('/uploads/') ? ofFiles : headers)
    done()
  })
}

/** The others are about pages and scripts, and would make the photographs of a screen come later: 0.3 kB each. */
const KEPT_BY_FILES = ['cross-origin-resource-policy', 'referrer-policy', 'x-content-type-options']

const only = (headers: Record<string, string>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)))

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
