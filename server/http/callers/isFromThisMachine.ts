import type { FastifyRequest } from 'fastify'
import { forwardedHeaders } from './origin.ts'
import { classifyHost } from './classifyHost.ts'

const proxyHeaders = [...forwardedHeaders, 'x-real-ip', 'x-forwarded-server', 'via', 'cf-connecting-ip']

/**
 * Whether a program on this machine sent the request itself. A proxy on this machine also connects from here, with strangers'
 * requests. It shows by its headers, by the host it was asked for, or, where it sends neither, by HTTP/1.0, which nginx then
 * uses.
 */
export function isFromThisMachine({ socket, headers, host, raw }: FastifyRequest): boolean {
  const isNear = classifyHost((socket.remoteAddress ?? '').replace(/^::ffff:/i, '')) === 'machine'
  const isNamedSo = classifyHost(host) === 'machine'
  return isNear && isNamedSo && raw.httpVersion !== '1.0' && !proxyHeaders.some((name) => name in headers)
}
