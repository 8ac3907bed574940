import type { IncomingMessage, RequestListener } from 'node:http'
import { memorialHeader } from '../../../contract/endpoint.ts'
import type { Site } from '../pages/site.ts'

interface Answer {
  status: number
  headers?: Record<string, string>
}

/**
 * Puts a web server such as nginx in front of the site. It answers a request with a page of its own if `chooseAnswer` returns a
 * status or an answer, and otherwise passes the request on.
 */
export function answerInFront(
  site: Site,
  chooseAnswer: (request: IncomingMessage) => number | Answer | null,
) {
  const { server } = site.world.app
  const listeners = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const answer = chooseAnswer(request)
    if (answer === null) for (const listener of listeners) listener.call(server, request, response)
    else {
      const { status, headers }: Answer = typeof answer === 'number' ? { status: answer } : answer
      request.resume()
      response
        .writeHead(status, { 'content-type': 'text/html', ...headers })
        .end(`<h1>${status}</h1><hr>nginx`)
    }
  })
}

/** The header by which a browser recognizes a response of the memorial, for responses that a test invents. */
export const ownHeaders = { [memorialHeader]: 'made up by a test' }

export const countBytes = ({ headers }: IncomingMessage) => Number(headers['content-length'] ?? 0)
