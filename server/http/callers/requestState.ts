import type { FastifyInstance } from 'fastify'
import type { Revisions } from '../../platform/database/revisions.ts'
import type { Caller } from './caller.ts'

declare module 'fastify' {
  /** The state of a request before its handler runs. Hooks set these properties. */
  interface FastifyRequest {
    /** the visitor or keeper who sent the request; `identifyCallers` sets it */
    caller: Caller
    /**
     * the revisions of the data when the request began, for the caches; undefined for routes that need no data. `identifyLanguages` sets
     * it, or `guardAccess`
     */
    revisions?: Revisions
    /**
     * whether the response is only for this caller, because strangers may not see it; `guardAccess` sets it in a closed memorial, the
     * feed also where an access key opens it, and `identifyLanguages` where the response sets a cookie. Then no proxy may cache the
     * response. Each of them can only make a response private, so that none takes back what another one has found
     */
    get isPrivate(): boolean
    set isPrivate(isPrivate: true)
  }
}

/** Declares the state of each request to Fastify, and lets no proxy cache a response that is private. */
export function declareRequestState(app: FastifyInstance) {
  app.decorateRequest('caller')
  app.decorateRequest('revisions')
  app.decorateRequest('isPrivate', false)
  app.addHook('onSend', ({ isPrivate }, reply, payload, done) => {
    if (isPrivate) reply.header('cache-control', makeCachingPrivate(reply.getHeader('cache-control')))
    done(null, payload)
  })
}

/**
 * Allows browsers, but not proxies, to cache a response. Browsers keep pictures for a week, so that a slideshow runs without the
 * network, but not longer, because a person whose access has ended can still see these pictures.
 */
function makeCachingPrivate(value: unknown): string {
  const caching = String(value ?? 'no-cache')
  if (/private|no-store/.test(caching)) return caching
  return caching.includes('no-cache') ? 'private, no-cache' : 'private, max-age=604800'
}
