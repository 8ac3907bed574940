import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { RECEIVE_LIMITS } from '../../http/routes/bodyLimits.ts'
import type { HttpsServers } from './servers.ts'

/** Opens HTTPS for HTTPS_DOMAIN, if there is one; its certificate is fetched by a job. Not listening yet. */
export async function openHttps(
  app: FastifyInstance,
  context: Context,
  limits = RECEIVE_LIMITS,
): Promise<HttpsServers | null> {
  const { https } = context.config
  if (!https) return null
  // with node:http Node loads fetch and WebSockets, megabytes that most memorials have no use for
  const { openServers } = await import('./servers.ts')
  return openServers(app, context, https, limits)
}
