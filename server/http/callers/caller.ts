import type { FastifyRequest } from 'fastify'
import type { Person } from '../../../contract/people/auth.ts'
import { parseAddress, toNetwork } from './network.ts'

/**
 * The visitor or keeper who sent a request. The address is the one of `findAddress`, shortened by `toNetwork`.
 */
export type Caller = { kind: 'visitor'; address: string } | KeeperCaller

export interface KeeperCaller {
  kind: 'keeper'
  address: string
  sessionHash: string
  person: Person
}

/** For whom a response is read: a caller, or the owner of the machine, who sends no request. */
export type Reader = ({ kind: 'visitor' } | KeeperReader) & {
  /** whether an output is made from the response: a sheet, a book, a film, a copy or an archive */
  isOutput?: true
}

export interface KeeperReader {
  kind: 'keeper'
  person: Person | { isAdmin: true }
}

/** Whether this is a keeper who may do everything. */
export const isAdministrator = (reader: Reader) => reader.kind === 'keeper' && reader.person.isAdmin

/** Stands in for the caller when a response is the same for every visitor. */
export const anyVisitor: Caller = { kind: 'visitor', address: '' }

/** The owner of the machine reads what an administrator sees, without an account, for example to write an archive. */
export const owner: Reader = { kind: 'keeper', person: { isAdmin: true } }

export const toVisitor = (request: FastifyRequest): Caller => ({
  kind: 'visitor',
  address: toNetwork(findAddress(request)),
})

/**
 * Returns the IP address that a trusted proxy reports, or else the one of the connection. A proxy that hides addresses reports a
 * word; all its visitors then count as one, and none gets a limit of their own by sending a new word.
 */
export const findAddress = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string =>
  parseAddress(ip) ?? parseAddress(socket.remoteAddress ?? '') ?? ''
