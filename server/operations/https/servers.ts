import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createSecureServer, type Http2SecureServer } from 'node:http2'
import type { Server } from 'node:net'
import { networkInterfaces } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../base/config/config.ts'
import type { Context } from '../../platform/context.ts'
import { makeHeaderLimits, type ReceiveLimits, watchBodies } from '../../http/routes/bodyLimits.ts'
import { makePlainPage } from '../../http/pages/htmlDocument.ts'
import { toRequestUrl } from '../../http/routes/toRequestUrl.ts'
import { toListenError } from '../startup/toListenError.ts'
import { endIdleSessions } from './idleSessions.ts'
import { locateCertificate } from './certificate.ts'
import { openRenewal } from './renewal.ts'
import { anyPerson } from '../../../domain/person/person.ts'
import { inLanguage, type ServerTexts } from '../../../languages/inLanguage.ts'
import { listAcceptedLanguages } from '../../http/callers/requestLanguage.ts'

export type HttpsServers = ReturnType<typeof openServers>

const CHALLENGE_PATH = '/.well-known/acme-challenge/'
const HSTS_HEADER = 'max-age=31536000'
/** The maximum number of parallel requests in an HTTP/2 connection. */
const MAX_PARALLEL_REQUESTS = 100

/**
 * Creates two servers in addition to the server on PORT, but does not make them listen yet: one for HTTPS, and one for HTTP that
 * redirects to HTTPS.
 */
export function openServers(
  app: FastifyInstance,
  context: Context,
  https: NonNullable<Config['https']>,
  limits: ReceiveLimits,
) {
  const { publicUrl } = context.config
  const challenges = new Map<string, string>()
  let isReady = false
  const httpsServer = openSecureServer(app, limits)
  const renewCertificate = openRenewal(context, locateCertificate(context.config, https), {
    challenges,
    useCertificate(certificate) {
      httpsServer.setSecureContext(certificate)
      isReady = true
    },
  })
  const httpServer = createServer(makeHeaderLimits(limits), (request, response) => {
    const url = toRequestUrl(request)
    const challengeResponse =
      url.startsWith(CHALLENGE_PATH) && challenges.get(url.slice(CHALLENGE_PATH.length))
    if (challengeResponse) return response.setHeader('content-type', 'text/plain').end(challengeResponse)
    if (isReady) return response.writeHead(308, { location: `${publicUrl}${url}` }).end()
    const headers = { 'content-type': 'text/html; charset=utf-8', 'retry-after': '30' }
    // the page needs no database, so it knows neither the family's language nor the person
    const language = listAcceptedLanguages(request.headers['accept-language'])[0] ?? 'en'
    return response.writeHead(503, headers).end(makeWaitingPage(inLanguage(language, anyPerson)))
  })
  watchBodies(httpServer, limits)
  const servers = [
    { server: httpServer, name: 'HTTP_PORT', port: https.plainPort },
    { server: httpsServer, name: 'HTTPS_PORT', port: https.port },
  ]
  return {
    /** Fetches the certificate if it is due, and returns the time at which it is due again. */
    renewCertificate,
    async listen() {
      for (const { server, name, port } of servers) await listen(server, name, port)
    },
    close: () => Promise.all(servers.map(({ server }) => new Promise((resolve) => server.close(resolve)))),
  }
}

/**
 * Creates a server for HTTPS, with HTTP/1.1 and HTTP/2, that passes requests to `app`. The server has the same limits as the
 * server on PORT. It needs a certificate before it can respond.
 */
export function openSecureServer(app: FastifyInstance, limits: ReceiveLimits): Http2SecureServer {
  const { keepAliveTimeout } = app.server
  const options = {
    allowHTTP1: true,
    handshakeTimeout: limits.headersMs,
    settings: { maxConcurrentStreams: MAX_PARALLEL_REQUESTS },
    ...makeHeaderLimits(limits),
    // there is no limit, because uploading a video may take hours
    requestTimeout: 0,
    keepAliveTimeout,
  }
  const httpsServer = createSecureServer(options, async (request, response) => {
    // waits until Node has read the HTTP/2 frames that arrived with the request, because one of them may cancel the request
    await setImmediate()
    if (request.socket.destroyed) return
    response.setHeader('strict-transport-security', HSTS_HEADER)
    // Fastify accepts requests of HTTP/1.1 and of HTTP/2
    app.routing(request as unknown as IncomingMessage, response as unknown as ServerResponse)
  })
  watchBodies(httpsServer, limits)
  endIdleSessions(httpsServer, limits, keepAliveTimeout)
  return httpsServer
}

/** Starts to listen on all IP addresses of this machine, including IPv6 addresses if there are any. */
async function listen(server: Server, name: string, port: number) {
  const networkAddresses = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  const host = networkAddresses.some(({ family }) => family === 'IPv6') ? '::' : '0.0.0.0'
  server.listen({ host, port })
  await once(server, 'listening').catch((error: unknown) => {
    throw toListenError(error, { host, name, port })
  })
}

function makeWaitingPage(texts: ServerTexts) {
  const { title, body } = texts.https.waiting
  return makePlainPage({
    texts,
    title,
    body: `<p>${body}</p>`,
    head: '<meta http-equiv="refresh" content="10">',
  })
}
