import type { FastifyRequest } from 'fastify'
import type { Person } from '../../contract/auth.ts'
import { networkOf } from './network.ts'

/** Who makes a request. The address is the connection's, or what a trusted proxy says, as `networkOf` counts it. */
export type Caller =
  | { kind: 'visitor'; address: string }
  | { kind: 'administrator'; address: string; userId: string; sessionHash: string; person: Person }

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
  }
}

/** For answers that are the same for every visitor. */
export const anyVisitor: Caller = { kind: 'visitor', address: '' }

export const visitorOf = (request: FastifyRequest): Caller => ({
  kind: 'visitor',
  address: networkOf(request.ip),
})
