import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { anyPerson } from '../../../domain/person/person.ts'
import { english, inLanguage } from '../../../languages/inLanguage.ts'
import { andThen } from '../../base/concurrency/andThen.ts'
import { readCurrentSettings } from '../../memorial/currentSettings.ts'
import type { Context } from '../../platform/context.ts'
import type { Revisions } from '../../platform/database/revisions.ts'
import { type Caller, toVisitor } from './caller.ts'
import { findRequestLanguage, keepLanguage } from './requestLanguage.ts'
import { identifyKeeper } from './sessions.ts'
import { toHook } from './toHook.ts'

declare module 'fastify' {
  /** The state of a request before its handler runs. Hooks set these properties. */
  interface FastifyRequest {
    /** the visitor or keeper who sent the request, with the sentences of the response */
    caller: Caller
    /** the revisions of the data when the request began, for the caches; undefined for routes that need no data */
    revisions?: Revisions
    /**
     * whether the response is only for this caller, because strangers may not see it; `guardAccess` sets it in a closed memorial, the
     * feed also where an access key opens it, and `keepLanguage` where the response sets a cookie. Then no proxy may cache the
     * response. Each of them can only make a response private, so that none takes back what another one has found
     */
    get isPrivate(): boolean
    set isPrivate(isPrivate: true)
  }
}

/** Sets the state of each request, and lets no proxy cache a response that is private. */
export function identifyCallers(app: FastifyInstance, context: Context) {
  app.decorateRequest('caller')
  app.decorateRequest('revisions')
  app.decorateRequest('isPrivate', false)
  app.addHook(
    'onRequest',
    toHook((request, reply) => identifyCaller(context, request, reply)),
  )
  app.addHook('onSend', ({ isPrivate }, reply, payload, done) => {
    if (isPrivate) reply.header('cache-control', makeCachingPrivate(reply.getHeader('cache-control')))
    done(null, payload)
  })
}

/** Asynchronous only for keepers, after a change, and with PostgreSQL. */
function identifyCaller(context: Context, request: FastifyRequest, reply: FastifyReply) {
  const language = findRequestLanguage(request)
  // if the settings cannot be read, the error about it is still in the reader's language
  const caller = toVisitor(request, language ? inLanguage(language, anyPerson) : english)
  request.caller = caller
  keepLanguage(request, reply)
  const readTexts = (revisions: Revisions) => {
    request.revisions = revisions
    return andThen(readCurrentSettings(context, revisions), ({ familyTexts }) => {
      caller.familyTexts = familyTexts
      caller.texts = language ? inLanguage(language, familyTexts.person) : familyTexts
    })
  }
  const pending = needsNoText(request) ? undefined : andThen(context.revisions.read(), readTexts)
  return andThen(pending, () => identifyKeeper(context, request))
}

/** Whether the response is a file, or for a program that asks whether the server runs. Such a request must not need the database. */
const needsNoText = ({ url, routeOptions }: FastifyRequest) =>
  routeOptions.config?.isAsset === true || /^\/(?:uploads\/|healthz|readyz|metrics|robots\.txt)/.test(url)

/**
 * Allows browsers, but not proxies, to cache a response. Browsers keep pictures for a week, so that a slideshow runs without the
 * network, but not longer, because a person whose access has ended can still see these pictures.
 */
function makeCachingPrivate(value: unknown): string {
  const caching = String(value ?? 'no-cache')
  if (/private|no-store/.test(caching)) return caching
  return caching.includes('no-cache') ? 'private, no-cache' : 'private, max-age=604800'
}
