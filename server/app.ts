import path from 'node:path'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { guardAccess } from './features/access/guardAccess.ts'
import { acceptPasswords, openPasswordForm } from './features/access/passwordForm.ts'
import { bookWork } from './outputs/book/bookWork.ts'
import { backupWork, registerBackupJob } from './safety/backup/jobs.ts'
import { copyWork } from './outputs/export/copyWork.ts'
import { filmWork } from './outputs/film/makeFilm.ts'
import type { Config } from './base/config/config.ts'
import { offlineShowRoutes } from './features/offlineShow/offlineShow.routes.ts'
import { openFeatures } from './openFeatures.ts'
import { createDeletedFileSource } from './features/deleted/files.ts'
import { fail } from './base/errors/fail.ts'
import { serveFeed } from './features/feed/feed.routes.ts'
import type { Context } from './platform/context.ts'
import { makeHeaderLimits, maxJsonBytes, limitBodies, RECEIVE_LIMITS } from './http/routes/bodyLimits.ts'
import { serveAssets } from './http/files/assets.ts'
import { sendError, handleErrors } from './http/routes/handleErrors.ts'
import { serveFiles } from './http/files/files.ts'
import { serveHealth } from './safety/safekeeping/health.ts'
import { serveDocs } from './http/routes/openapi.ts'
import { serveMetrics } from './operations/metrics.ts'
import { guardOrigin } from './http/callers/origin.ts'
import { servePages } from './http/pages/pages.ts'
import { declareRequestState } from './http/callers/requestState.ts'
import { redirectPages } from './http/pages/redirects.ts'
import { serveRobots } from './http/pages/robots.ts'
import { markResponses } from './http/routes/markResponses.ts'
import { makeRequestIdGenerator, RequestLog } from './http/routes/requestLog.ts'
import { openRoutes } from './http/routes/route.ts'
import { schemas } from './http/routes/schemas.ts'
import { toRequestUrl } from './http/routes/toRequestUrl.ts'
import { addSecureHeaders } from './http/pages/secureHeaders.ts'
import { identifyCallers } from './http/callers/sessions.ts'
import { serveWebManifest } from './http/pages/webManifest.ts'
import { archiveRoutes } from './outputs/archive/archive.routes.ts'
import { createMediaFileSource } from './features/media/files/files.ts'
import { createMusicFileSource } from './features/music/files.ts'
import { serveCalendarFiles } from './features/services/calendarFile.ts'
import { serveLinkPreview } from './http/pages/linkPreview.ts'
import { serveStopMailPages } from './features/digest/stopMailPages.ts'
import { registerVerifyJobs } from './safety/verify/jobs.ts'
import { createWorkFileSource, workRoutes } from './features/work/work.routes.ts'

/** Builds the server with every feature, but does not make it listen yet. `dist` is the folder that holds the built front end. */
export async function buildApp(
  context: Context,
  dist: string,
  limits = RECEIVE_LIMITS,
): Promise<FastifyInstance> {
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
  markResponses(app, context)
  limitBodies(app, limits)
  handleErrors(app)
  await app.register(cookie)
  addSecureHeaders(app)
  guardOrigin(app, context)
  redirectPages(app, context)
  declareRequestState(app)
  identifyCallers(app, context)
  const respondWithForm = openPasswordForm(context, dist)
  const guard = guardAccess(app, context, respondWithForm)

  const route = openRoutes(app, context)
  openFeatures(route, context)
  archiveRoutes(route, context)
  offlineShowRoutes(route, context, dist)
  registerVerifyJobs(context)
  registerBackupJob(context)

  const fileSources = [createMediaFileSource(context), createMusicFileSource(context)]
  const work = { copy: copyWork(dist, fileSources), book: bookWork, film: filmWork, backup: backupWork }
  workRoutes(route, context, work)
  serveFiles(app, context, [...fileSources, createDeletedFileSource(context), createWorkFileSource(context)])
  serveHealth(app, context)
  serveMetrics(app, context)
  serveDocs(app)
  serveRobots(app, context)
  serveWebManifest(app, context)
  serveFeed(app, context)
  serveCalendarFiles(app, context)
  serveLinkPreview(app, context, dist)
  serveStopMailPages(app, context)
  serveAssets(app, path.join(dist, 'web'))
  await acceptPasswords(app, context, respondWithForm)
  const sendNotFoundPage = await servePages(app, context, dist)
  app.setNotFoundHandler({ preHandler: guard }, (request, reply) =>
    request.method === 'GET' && !/^\/(api|uploads)\//.test(request.url)
      ? sendNotFoundPage(request, reply)
      : sendError(fail('not_found'), request, reply),
  )
  return app
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
