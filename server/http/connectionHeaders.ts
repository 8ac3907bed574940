import type { FastifyInstance } from 'fastify'

/**
 * HTTP/1.1 keeps connections open without being told (RFC 9112, 9.3). Node's two headers about it would be 48 bytes
 * of every answer: of a screen of photographs on a slow line, a packet.
 */
export function omitConnectionHeaders(app: FastifyInstance) {
  app.addHook('onRequest', (request, { raw }, done) => {
    // Fastify has set one where the server is about to close
    if (request.raw.httpVersion === '1.1' && !raw.hasHeader('connection')) raw.removeHeader('connection')
    done()
  })
}
