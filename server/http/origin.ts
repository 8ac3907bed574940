import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fail } from '../fail.ts'
import type { Context } from '../context.ts'
import { inLanguage } from '../../contract/language.ts'

/** Of the site as visitors know it, such as https://example.org. */
export const originOf = ({ publicUrl }: Context['config'], request: FastifyRequest) =>
  publicUrl ?? `${request.protocol}://${request.host}`

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS'])
const forwardedHeaders = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded']

/** Rejects changes that another website makes a visitor's browser send. */
export function guardOrigin(app: FastifyInstance, context: Context) {
  app.addHook('onRequest', (request, _reply, done) => {
    warnOnceWhenForwarded(context, request)
    if (readOnly.has(request.method)) return done()
    const { origin } = request.headers
    const site = request.headers['sec-fetch-site']
    if (site === 'cross-site' || (origin !== undefined && !isOwn(context, request, origin)))
      throw fail('foreign_origin')
    done()
  })
}

/** Without PUBLIC_URL only hosts are compared: a proxy that ends TLS leaves us no way to know the scheme. */
function isOwn(context: Context, request: FastifyRequest, origin: string): boolean {
  if (context.config.publicUrl) return origin === context.config.publicUrl
  return URL.canParse(origin) && new URL(origin).host === request.host
}

const TRUST_PROXY_UNSET = inLanguage({
  en: 'Requests arrive through a proxy, but TRUST_PROXY is not set: all visitors count as one address. Set TRUST_PROXY to the number of proxies in front of this server.',
})

function warnOnceWhenForwarded(context: Context, request: FastifyRequest) {
  if (context.config.trustProxy !== null || context.warnings.has(TRUST_PROXY_UNSET)) return
  if (!forwardedHeaders.some((header) => request.headers[header] !== undefined)) return
  context.warnings.add(TRUST_PROXY_UNSET)
  context.log.warn(TRUST_PROXY_UNSET)
}
