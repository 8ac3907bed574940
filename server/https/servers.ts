import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { Server } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Context } from '../context.ts'
import { RECEIVE_LIMITS, watchBodies } from '../http/bodyLimits.ts'
import { plainPage } from '../http/plainPage.ts'
import { listenFault } from '../startup/listenFault.ts'
import { registerRenewal } from './renewal.ts'
import { texts } from './texts.ts'

/** The two servers beside the one on PORT: for HTTPS, and for what leads there. */
export interface HttpsServers {
  listen(): Promise<void>
  close(): Promise<unknown>
}

const CHALLENGE = '/.well-known/acme-challenge/'
const HSTS = 'max-age=31536000'

/** Opens the servers of HTTPS_DOMAIN, not listening yet. */
export function openServers(
  app: FastifyInstance,
  context: Context,
  https: NonNullable<Config['https']>,
): HttpsServers {
  const { publicUrl } = context.config
  const challenges = new Map<string, string>()
  let isReady = false
  const secure = createSecureServer({ allowHTTP1: true }, (request, response) => {
    response.setHeader('strict-transport-security', HSTS)
    // Fastify takes both kinds
    app.routing(request as unknown as IncomingMessage, response as unknown as ServerResponse)
  })
  registerRenewal(context, {
    challenges,
    use(certificate) {
      secure.setSecureContext(certificate)
      isReady = true
    },
  })
  const plain = createServer(({ url = '/' }, response) => {
    const answer = url.startsWith(CHALLENGE) && challenges.get(url.slice(CHALLENGE.length))
    if (answer) return response.setHeader('content-type', 'text/plain').end(answer)
    if (isReady) return response.writeHead(308, { location: `${publicUrl}${url}` }).end()
    const headers = { 'content-type': 'text/html; charset=utf-8', 'retry-after': '30' }
    return response.writeHead(503, headers).end(waitingPage)
  })
  // as long as those of PORT: a film may take hours to arrive
  const { keepAliveTimeout } = app.server
  Object.assign(secure, { headersTimeout: RECEIVE_LIMITS.headers, requestTimeout: 0, keepAliveTimeout })
  secure.on('session', (session) => session.setTimeout(keepAliveTimeout, () => session.close()))
  watchBodies(secure, RECEIVE_LIMITS)
  const servers = [
    { server: plain, name: 'HTTP_PORT', port: https.plainPort },
    { server: secure, name: 'HTTPS_PORT', port: https.port },
  ]
  return {
    async listen() {
      for (const { server, name, port } of servers) await listen(server, name, port)
    },
    close: () => Promise.all(servers.map(({ server }) => new Promise((resolve) => server.close(resolve)))),
  }
}

/** On all addresses of this machine, with those of IPv6 where it has any. */
async function listen(server: Server, name: string, port: number) {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  const host = all.some(({ family }) => family === 'IPv6') ? '::' : '0.0.0.0'
  server.listen({ host, port })
  await once(server, 'listening').catch((error: unknown) => {
    throw listenFault(error, { host, name, port })
  })
}

const waitingPage = plainPage({
  title: texts.waiting.title,
  body: `<p>${texts.waiting.body}</p>`,
  head: '<meta http-equiv="refresh" content="10">',
})
