import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Site } from './site.ts'

/**
 * The next files sent to this path arrive, and the answer does not; once they are stored, `before` runs first. Not
 * `route.fetch()`, which sends a form without the bytes of its files.
 */
export const loseUpload = (site: Site, path: string, before = async () => {}) => {
  const { server } = site.world.app
  const lose = (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'POST' || request.url !== path) return
    server.off('request', lose)
    response.end = () => {
      // its first byte comes: without any, a browser sends all of it again by itself
      response.write(' ', () => void before().then(() => request.socket.destroy()))
      return response
    }
  }
  server.prependListener('request', lose)
}
