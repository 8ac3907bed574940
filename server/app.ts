import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { guardAccess } from './features/access/guardAccess.ts'
import { acceptPasswords } from './features/access/passwordForm.ts'
import type { Config } from './base/config/config.ts'
import { fail } from './base/errors/fail.ts'
import { serveFeed } from './features/feed/serveFeed.ts'
import type { Context } from './platform/context.ts'
import { makeHeaderLimits, maxJsonBytes, limitBodies, RECEIVE_LIMITS } from './http/routes/bodyLimits.ts'
import { serveAssets } from './http/files/assets.ts'
import { sendError, handleErrors } from './http/routes/handleErrors.ts'
import { serveFiles } from './http/files/files.ts'
import { serveHealth } from './safety/safekeeping/health.ts'
import { serveDocs } from './http/routes/openapi.ts'
import { serveMetrics } from './operations/metrics.ts'
import { guardOrigin } from './http/callers/origin.ts'
import { visitorIn } from './http/callers/caller.ts'
import { searchMemorial } from './features/search/searchMemorial.ts'
import { servePages } from './http/pages/pages.ts'
import { identifyCallers } from './http/callers/requestState.ts'
import { redirectPages } from './http/pages/redirects.ts'
import { serveRobots } from './http/pages/robots.ts'
import { makeRequestIdGenerator, RequestLog } from './http/routes/requestLog.ts'
import { serveFeatures } from './http/routes/route.ts'
import { schemas } from './http/routes/schemas.ts'
import { toRequestUrl } from './http/routes/toRequestUrl.ts'
import { addHeaders } from './http/pages/secureHeaders.ts'
import { serveWebManifest } from './http/pages/webManifest.ts'
import { serveCalendarFiles } from './features/services/calendarFile.ts'
import { serveLinkPreview } from './http/pages/linkPreview.ts'
import { serveStopMailPages } from './features/digest/stopMailPages.ts'
import { allFeatures } from './allFeatures.ts'
import { type JobKind, jobKinds } from './memorial/jobs/kinds.ts'
import { openFileSources } from './http/routes/feature.ts'

/** The paths that the server serves besides the endpoints of its features. No two serve the same path. */
const otherParts: ((app: FastifyInstance, context: Context) => unknown)[] = [
  (app, context) => serveFiles(app, context, openFileSources(allFeatures, context)),
  serveHealth,
  serveMetrics,
  serveDocs,
  serveRobots,
  serveWebManifest,
  serveFeed,
  serveCalendarFiles,
  (app, context) => serveLinkPreview(app, context, openFileSources(allFeatures, context)),
  serveStopMailPages,
  serveAssets,
  acceptPasswords,
]

/** Builds the server with every feature, but does not make it listen yet. */
export async function buildApp(context: Context, limits = RECEIVE_LIMITS): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: context.log,
    logController: new RequestLog(context.clock),
    genReqId: makeRequestIdGenerator(),
    trustProxy: toTrustProxy(context.config.trustProxy),
    bodyLimit: maxJsonBytes(),
    http: makeHeaderLimits(limits),
    forceCloseConnections: 'idle',
    // a request that arrives during shutdown gets its usual response; then its connection is closed
    return503OnClosing: false,
    schemaController: schemas,
    rewriteUrl: toRequestUrl,
    // Node already limits the length of URLs, so parameters need no limit
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: Number.MAX_SAFE_INTEGER },
  })
  acceptEmptyJson(app)
  // hooks run in this order; the first ones are for every response, even for a refusal by a later one
  addHeaders(app, context)
  handleErrors(app)
  // languages, redirects and sessions read cookies
  await app.register(cookie)
  // the caller is known to all that follow, because each refusal is in the caller's language, and keepers may see a closed memorial
  identifyCallers(app, context)
  limitBodies(app, limits)
  guardOrigin(app, context)
  redirectPages(app, context)
  const guard = guardAccess(app, context)
  serveFeatures(app, context, allFeatures)
  defineJobs(context)
  for (const serve of otherParts) await serve(app, context)
  const sendNotFoundPage = await servePages(app, context, (query, texts) =>
    searchMemorial(context, visitorIn(texts), query),
  )
  app.setNotFoundHandler({ preHandler: guard }, (request, reply) =>
    request.method === 'GET' && !/^\/(api|uploads)\//.test(request.url)
      ? sendNotFoundPage(request, reply)
      : sendError(fail('not_found'), request, reply),
  )
  return app
}

function defineJobs(context: Context) {
  for (const { jobs = {} } of allFeatures)
    for (const [kind, job] of Object.entries(jobs))
      context.jobs.define(kind, (subject, run) => job(context, subject, run), jobKinds[kind as JobKind])
}

function toTrustProxy(proxies: Config['trustProxy']) {
  if (typeof proxies === 'number') return (_address: string, hop: number) => hop < proxies
  return proxies ?? false
}

/** Treats a call with the JSON content type and an empty body as a call without a body. */
function acceptEmptyJson(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'ignore')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parseJson(request, body as string, done),
  )
}
