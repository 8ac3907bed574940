import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pages } from '../../../contract/pages/page.ts'
import type { Config } from '../../base/config/config.ts'
import type { Context } from '../../platform/context.ts'
import { warnOnceOfHost } from '../callers/origin.ts'
import { classifyHost } from '../callers/classifyHost.ts'

const pagePaths = new Set<string>(pages.map(({ path }) => path))
const COOKIE_NAME = 'redirected'

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
    const isLoop = request.cookies[COOKIE_NAME] === url
    const isElsewhere = publicUrl !== null && asksForOtherOrigin(context.config, publicUrl, request)
    if (isElsewhere && isLoop) warnOnceOfHost(context, request, publicUrl)
    const redirectsHome = isElsewhere && !isLoop
    const correctedUrl = correctUrl(request)
    if (!redirectsHome && correctedUrl === url) return done()
    if (redirectsHome)
      reply.setCookie(COOKIE_NAME, correctedUrl, { path: '/', maxAge: 10, httpOnly: true, sameSite: 'lax' })
    reply
      .header('cache-control', 'private, no-store')
      .redirect(`${redirectsHome ? publicUrl : ''}${correctedUrl}`, 308)
  })
}

/** Whether the request is for a page or an unknown path. */
const asksForPage = ({ method, url, is404, routeOptions }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  (is404 ? /^\/(?!(api|uploads)\/)/.test(url) : pagePaths.has(routeOptions.url ?? ''))

/**
 * Whether the request is for another host than PUBLIC_URL, or for another scheme if a proxy reports the scheme. Returns false for
 * a host on the local network. Also returns false for a host name without a dot, because a proxy may know this server by such a
 * name.
 */
function asksForOtherOrigin({ trustProxy }: Config, publicUrl: string, request: FastifyRequest): boolean {
  const { protocol, headers } = request
  const parsedPublicUrl = new URL(publicUrl)
  const requestedUrl = `${parsedPublicUrl.protocol}//${request.host}`
  if (!URL.canParse(requestedUrl)) return false
  const { host, hostname } = new URL(requestedUrl)
  if (!/[.:]/.test(hostname) || classifyHost(host) !== 'everyone') return false
  const knowsScheme = trustProxy !== null && headers['x-forwarded-proto'] !== undefined
  return host !== parsedPublicUrl.host || (knowsScheme && `${protocol}:` !== parsedPublicUrl.protocol)
}

/** The maximum length of a URL that is corrected. Nobody types a longer one, and few programs that make links from texts do. */
const MAX_CORRECTED_LENGTH = 2_000

/**
 * Converts a mistyped URL to lower case and removes trailing punctuation, if a page has the resulting URL. Returns other URLs
 * unchanged.
 */
function correctUrl({ url, is404 }: FastifyRequest): string {
  if (url.length > MAX_CORRECTED_LENGTH) return url
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? []
  const correctedPath = is404
    ? decodeURIComponent(path)
        .toLowerCase()
        .replace(/(?<=[\p{L}\p{N}%]|^)[^\p{L}\p{N}%]+$/u, '') || '/'
    : path
  return is404 && !pagePaths.has(correctedPath)
    ? url
    : correctedPath + query.replace(/(?<![.,;:!)])[.,;:!)]+$/, '')
}
