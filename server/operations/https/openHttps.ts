import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { RECEIVE_LIMITS } from '../../http/routes/bodyLimits.ts'
import type { HttpsServers } from './servers.ts'

/** Opens HTTPS, not listening yet, when HTTPS_DOMAIN is set. A job fetches the certificate. */
export async function openHttps(
  app: FastifyInstance,
  context: Context,
  limits = RECEIVE_LIMITS,
): Promise<HttpsServers | null> {
  const { https } = context.config
  if (!https) return null
  // loaded only here: with node:http Node loads fetch and WebSockets, megabytes that most memorials do not need
  const { openServers } = await import('./servers.ts')
  return openServers(app, context, https, limits)
}
