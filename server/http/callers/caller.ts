import type { FastifyRequest } from 'fastify'
import type { Person } from '../../../contract/people/auth.ts'
import type { Language } from '../../../domain/language.ts'
import { parseAddress, toNetwork } from './network.ts'

/**
 * The visitor or keeper who sent a request. The address is the one of `findAddress`, shortened by `toNetwork`.
 */
export type Caller = VisitorCaller | KeeperCaller

interface VisitorCaller extends Languages {
  kind: 'visitor'
  address: string
}

export interface KeeperCaller extends Languages {
  kind: 'keeper'
  address: string
  sessionHash: string
  person: Person
}

/** The languages of a response. */
export interface Languages {
  /** the language in which the response speaks to its reader */
  language: Language
  /** the family's language, in which names are that many people read, such as the title of an untitled photograph */
  familyLanguage: Language
}

/** A person who sees a response: a caller, or the owner of the machine, who sends no request. */
export type Viewer = ({ kind: 'visitor' } | KeeperReader) & {
  /** whether an output is made from the response: a sheet, a book, a film, a copy or an archive */
  isOutput?: true
}

/** For whom a response is read, and in which language. */
export type Reader = Viewer & Languages

export interface KeeperReader {
  kind: 'keeper'
  person: Person | { isAdmin: true }
}

/** Whether this is a keeper who may do everything. */
export const isAdministrator = (viewer: Viewer) => viewer.kind === 'keeper' && viewer.person.isAdmin

/** Sees what every visitor sees. */
export const anyVisitor = { kind: 'visitor', address: '' } as const satisfies Viewer & { address: string }

/** Stands in for the caller when a response is the same for every visitor who reads it in this language. */
export const visitorIn = (language: Language, familyLanguage = language): Caller => ({
  ...anyVisitor,
  language,
  familyLanguage,
})

/** The owner of the machine reads what an administrator sees, without an account, for example to write an archive. */
export const owner: Viewer = { kind: 'keeper', person: { isAdmin: true } }

export const toVisitor = (request: FastifyRequest): Caller => ({
  kind: 'visitor',
  address: toNetwork(findAddress(request)),
  language: request.language,
  familyLanguage: request.familyLanguage,
})

/**
 * Returns the IP address that a trusted proxy reports, or else the one of the connection. A proxy that hides addresses reports a
 * word; all its visitors then count as one, and none gets a limit of their own by sending a new word.
 */
export const findAddress = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string =>
  parseAddress(ip) ?? parseAddress(socket.remoteAddress ?? '') ?? ''
