import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Site } from './site.ts'

/**
 * Lets uploads to this path reach the server, but holds back what it answers; the returned function releases the answers.
 * `holdRequests` cannot be used: a request that the page itself holds back sends no bytes.
 */
export const holdAnswers = (site: Site, path: string): (() => void) => {
  const { server } = site.world.app
  const { promise, resolve } = Promise.withResolvers<void>()
  const hold = (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'POST' || request.url !== path) return
    const end = response.end.bind(response) as (...parts: unknown[]) => void
    response.end = (...parts: unknown[]) => {
      void promise.then(() => end(...parts))
      return response
    }
  }
  server.prependListener('request', hold)
  return () => {
    server.off('request', hold)
    resolve()
  }
}
