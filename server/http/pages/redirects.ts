import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pages } from '../../../contract/pages/page.ts'
import type { Config } from '../../base/config/config.ts'
import type { Context } from '../../platform/context.ts'
import { warnOnceOfHost } from '../callers/origin.ts'
import { classifyHost } from '../callers/classifyHost.ts'

const paths = new Set<string>(pages.map(({ path }) => path))
const COOKIE = 'redirected'

/**
 * Redirects requests for pages to PUBLIC_URL, and mistyped paths with capitals or trailing punctuation to the right path. A proxy
 * that changes Host or scheme would cause an endless loop: the second time, the page is served as it is.
 */
export function redirectPages(app: FastifyInstance, context: Context) {
  app.addHook('onRequest', (request, reply, done) => {
    if (!asksForPage(request)) return done()
    const { url } = request
    const { publicUrl } = context.config
    const isLoop = request.cookies[COOKIE] === url
    const isElsewhere = publicUrl !== null && isAnotherAddress(context.config, publicUrl, request)
    if (isElsewhere && isLoop) warnOnceOfHost(context, request, publicUrl)
    const leadsHome = isElsewhere && !isLoop
    const address = correctAddress(request)
    if (!leadsHome && address === url) return done()
    if (leadsHome)
      reply.setCookie(COOKIE, address, { path: '/', maxAge: 10, httpOnly: true, sameSite: 'lax' })
    reply
      .header('cache-control', 'private, no-store')
      .redirect(`${leadsHome ? publicUrl : ''}${address}`, 308)
  })
}

/** Whether the request is for a page or an unknown address; an absolute address, as sent to proxies, is neither. */
const asksForPage = ({ method, url, is404, routeOptions }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  (is404 ? /^\/(?!(api|uploads)\/)/.test(url) : paths.has(routeOptions.url ?? ''))

/**
 * Whether the request used another host than PUBLIC_URL, or another scheme if the proxy reports it. Hosts on the local network do
 * not count, nor names without a dot, by which a proxy may know us.
 */
function isAnotherAddress({ trustProxy }: Config, publicUrl: string, request: FastifyRequest): boolean {
  const { protocol, headers } = request
  const home = new URL(publicUrl)
  const asked = `${home.protocol}//${request.host}`
  if (!URL.canParse(asked)) return false
  const { host, hostname } = new URL(asked)
  if (!/[.:]/.test(hostname) || classifyHost(host) !== 'internet') return false
  const knowsScheme = trustProxy !== null && headers['x-forwarded-proto'] !== undefined
  return host !== home.host || (knowsScheme && `${protocol}:` !== home.protocol)
}

/** Corrects a mistyped address to that of a page: lower case, no trailing punctuation. Returns other addresses unchanged. */
function correctAddress({ url, is404 }: FastifyRequest): string {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec(url) ?? []
  const meant = is404
    ? decodeURIComponent(path)
        .toLowerCase()
        .replace(/[^\p{L}\p{N}%]+$/u, '') || '/'
    : path
  return is404 && !paths.has(meant) ? url : meant + query.replace(/[.,;:!)]+$/, '')
}
