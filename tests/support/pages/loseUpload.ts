import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Site } from './site.ts'

/**
 * Lets the next files sent to this path arrive, but not the response; once they are stored, `before` runs. It does not use
 * `route.fetch()`, which sends a form without the bytes of its files.
 */
export const loseUpload = (site: Site, path: string, before = async () => {}) => {
  const { server } = site.world.app
  const lose = (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'POST' || request.url !== path) return
    server.off('request', lose)
    response.end = () => {
      // sends the first byte of the response: without any, a browser itself sends everything again
      response.write(' ', () => void before().then(() => request.socket.destroy()))
      return response
    }
  }
  server.prependListener('request', lose)
}
