import type { FastifyRequest } from 'fastify'
import { forwardedHeaders } from './origin.ts'
import { classifyHost } from './classifyHost.ts'

const proxyHeaders = [...forwardedHeaders, 'x-real-ip', 'x-forwarded-server', 'via', 'cf-connecting-ip']

/**
 * Whether a program on this machine sent the request itself. A proxy on this machine connects from this machine as well, but it
 * passes on strangers' requests. A proxy is recognized by its headers or by the requested host. By default, nginx sends neither
 * to this server, but it is recognized because it uses HTTP/1.0.
 */
export function isFromThisMachine({ socket, headers, host, raw }: FastifyRequest): boolean {
  const connectsFromThisMachine = classifyHost(socket.remoteAddress ?? '') === 'computer'
  const asksForThisMachine = classifyHost(host) === 'computer'
  return (
    connectsFromThisMachine &&
    asksForThisMachine &&
    raw.httpVersion !== '1.0' &&
    !proxyHeaders.some((name) => name in headers)
  )
}
