import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pages } from '../../../contract/pages/page.ts'
import type { Config } from '../../base/config/config.ts'
import type { Context } from '../../platform/context.ts'
import { warnOnceOfHost } from '../callers/origin.ts'
import { classifyHost } from '../callers/classifyHost.ts'

const paths = new Set<string>(pages.map(({ path }) => path))
const COOKIE = 'redirected'

/**
 * Redirects requests for pages to PUBLIC_URL. Also redirects mistyped paths, with capital letters or trailing punctuation, to the
 * right path. If a proxy changes the host or the scheme, the redirects would never end. Therefore a request that comes a second
 * time is not redirected to PUBLIC_URL again.
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

/** Whether the request is for a page or an unknown path. An absolute URL, as clients send it to proxies, does not count. */
const asksForPage = ({ method, url, is404, routeOptions }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  (is404 ? /^\/(?!(api|uploads)\/)/.test(url) : paths.has(routeOptions.url ?? ''))

/**
 * Whether the request is for another host than PUBLIC_URL, or for another scheme if a proxy reports the scheme. Returns false for
 * a host on the local network. Also returns false for a host name without a dot, because a proxy may know this server by such a
 * name.
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

/** Corrects a mistyped URL if that gives a page: in lower case, and without trailing punctuation. Returns other URLs unchanged. */
function correctAddress({ url, is404 }: FastifyRequest): string {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec(url) ?? []
  const meant = is404
    ? decodeURIComponent(path)
        .toLowerCase()
        .replace(/[^\p{L}\p{N}%]+$/u, '') || '/'
    : path
  return is404 && !paths.has(meant) ? url : meant + query.replace(/[.,;:!)]+$/, '')
}
