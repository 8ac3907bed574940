import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Site } from './site.ts'

/**
 * Lets the next upload to this path reach the server, but drops the response. `before` runs once the files are stored, and before
 * the connection ends. `route.fetch()` cannot be used: it sends a form without the bytes of its files.
 */
export const loseUpload = (site: Site, path: string, before = async () => {}) => {
  const { server } = site.world.app
  const lose = (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'POST' || request.url !== path) return
    server.off('request', lose)
    response.end = () => {
      // sends one byte of the response: if there is none, the browser sends the request again by itself
      response.write(' ', () => void before().then(() => request.socket.destroy()))
      return response
    }
  }
  server.prependListener('request', lose)
}
