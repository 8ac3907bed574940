import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fail } from '../../base/errors/fail.ts'
import type { Context } from '../../platform/context.ts'
import { english, type Sentence } from '../../../languages/inLanguage.ts'
import { classifyHost } from './classifyHost.ts'

/** Returns the site's origin as visitors know it, such as https://example.org. */
export const findOrigin = ({ publicUrl }: Context['config'], request: FastifyRequest) =>
  publicUrl ?? `${request.protocol}://${request.host}`

declare module 'fastify' {
  interface FastifyContextConfig {
    /** whether no cookie opens this route, but only a secret key in its URL, so that it does not matter which site sends it */
    isOpenedByKey?: true
  }
}

const readOnlyMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
export const forwardedHeaders = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded']
/** The values of Sec-Fetch-Site for requests from our own pages or from no page. Tools and old browsers omit this header. */
const ownSiteValues = new Set([undefined, 'same-origin', 'none'])

/**
 * Rejects requests that another website makes a visitor's browser send, unless they only read. Routes with `isOpenedByKey` accept
 * them, because such a request has no more rights than the site that sends it.
 */
export function guardOrigin(app: FastifyInstance, context: Context) {
  app.addHook('onRequest', (request, _reply, done) => {
    warnOnceWhenForwarded(context, request)
    if (readOnlyMethods.has(request.method) || request.routeOptions.config.isOpenedByKey) return done()
    const { origin } = request.headers
    const site = request.headers['sec-fetch-site']
    if (origin !== undefined && hasChangedHost(context, request, origin))
      warnOnceOfHost(context, request, origin)
    if (!ownSiteValues.has(site) || (origin !== undefined && !isOwnOrigin(context, request, origin)))
      throw fail('foreign_origin', { address: findOrigin(context.config, request) })
    done()
  })
}

/**
 * Whether this origin is the site's own: PUBLIC_URL or the requested host. If PUBLIC_URL is set, the requested host counts only
 * if it is this machine or is on the local network, because no other website can be there. Only the hosts are compared, because a
 * proxy that terminates TLS may hide the scheme.
 */
function isOwnOrigin({ config }: Context, { host }: FastifyRequest, origin: string): boolean {
  if (origin === config.publicUrl) return true
  if (config.publicUrl && classifyHost(host) === 'everyone') return false
  return URL.canParse(origin) && new URL(origin).host === host
}

const sayTrustProxyUnset: Sentence = ({ warnings }) => warnings.trustProxyUnset

function warnOnceWhenForwarded(context: Context, request: FastifyRequest) {
  if (context.config.trustProxy !== null || context.warnings.has(sayTrustProxyUnset)) return
  if (!forwardedHeaders.some((header) => request.headers[header] !== undefined)) return
  context.warnings.add(sayTrustProxyUnset)
  context.log.warn(sayTrustProxyUnset(english))
}

/** Whether one of our own pages sent the request, but a proxy changed the Host header. */
const hasChangedHost = ({ config }: Context, { headers, host }: FastifyRequest, origin: string) =>
  (origin === config.publicUrl || headers['sec-fetch-site'] === 'same-origin') &&
  URL.canParse(origin) &&
  new URL(origin).host !== host

const warnedContexts = new WeakSet<Context>()

/** Logs once that a proxy does not pass on the Host header that the browser sent. */
export function warnOnceOfHost(context: Context, { protocol, host }: FastifyRequest, origin: string) {
  if (warnedContexts.has(context)) return
  warnedContexts.add(context)
  context.log.warn(
    `The browser is at ${origin} (its Origin), but the proxy in front of this server asks for ${protocol}://${host}. Let the proxy pass on Host and X-Forwarded-Proto${context.config.publicUrl ? '' : `, or set PUBLIC_URL=${origin}`}.`,
  )
}
