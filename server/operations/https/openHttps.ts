import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { RECEIVE_LIMITS } from '../../http/routes/bodyLimits.ts'
import type { HttpsServers } from './servers.ts'

/** Creates the HTTPS servers if HTTPS_DOMAIN is set, but does not make them listen yet. A job fetches the certificate. */
export async function openHttps(
  app: FastifyInstance,
  context: Context,
  limits = RECEIVE_LIMITS,
): Promise<HttpsServers | null> {
  const { https } = context.config
  if (!https) return null
  // servers.ts is imported only for HTTPS, because node:http makes Node load fetch and WebSockets, which take several megabytes
  const { openServers } = await import('./servers.ts')
  return openServers(app, context, https, limits)
}
