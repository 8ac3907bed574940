import type { FastifyRequest } from 'fastify'
import type { Person } from '../../../contract/people/auth.ts'
import { toNetwork } from './network.ts'

/**
 * The visitor or keeper who sent a request. The address is the IP address of the connection, or the one that a trusted proxy
 * reports, shortened by `toNetwork`.
 */
export type Caller = { kind: 'visitor'; address: string } | KeeperCaller

export interface KeeperCaller {
  kind: 'keeper'
  address: string
  sessionHash: string
  person: Person
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
  }
}

/** Whether the caller is a keeper who may do everything. */
export const isAdministrator = (caller: Caller) => caller.kind === 'keeper' && caller.person.isAdmin

/** Stands in for the caller when a response is the same for every visitor. */
export const anyVisitor: Caller = { kind: 'visitor', address: '' }

export const toVisitor = (request: FastifyRequest): Caller => ({
  kind: 'visitor',
  address: toNetwork(request.ip),
})
