import type { IncomingMessage, RequestListener } from 'node:http'
import type { Site } from './site.ts'

/**
 * Puts a web server such as nginx in front of the site. It answers a request with a page of its own if `chooseStatus` returns a
 * status, and otherwise passes the request on.
 */
export function answerInFront(site: Site, chooseStatus: (request: IncomingMessage) => number | null) {
  const { server } = site.world.app
  const listeners = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const status = chooseStatus(request)
    if (status === null) for (const listener of listeners) listener.call(server, request, response)
    else {
      request.resume()
      response.writeHead(status, { 'content-type': 'text/html' }).end(`<h1>${status}</h1><hr>nginx`)
    }
  })
}

export const countBytes = ({ headers }: IncomingMessage) => Number(headers['content-length'] ?? 0)
