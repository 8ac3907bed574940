import type { FastifyRequest } from 'fastify'
import { forwardedHeaders } from './origin.ts'
import { placeOf } from './placeOf.ts'

const proxyHeaders = [...forwardedHeaders, 'x-real-ip', 'x-forwarded-server', 'via', 'cf-connecting-ip']

/**
 * Whether a program of this machine asks by itself. A proxy of this machine connects from here, too, and what it sends on is a
 * stranger's: it is known by its headers, by the name that it was asked for, and where it is told to send none, by
 * HTTP/1.0, which nginx then speaks.
 */
export function isFromHere({ socket, headers, host, raw }: FastifyRequest): boolean {
  const isNear = placeOf((socket.remoteAddress ?? '').replace(/^::ffff:/i, '')) === 'machine'
  const isNamedSo = placeOf(host) === 'machine'
  return isNear && isNamedSo && raw.httpVersion !== '1.0' && !proxyHeaders.some((name) => name in headers)
}
