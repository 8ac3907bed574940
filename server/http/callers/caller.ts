import type { FastifyRequest } from 'fastify'
import type { Person } from '../../../contract/people/auth.ts'
import { toPerson } from '../../../domain/person/person.ts'
import { inLanguage, type ServerTexts } from '../../../languages/inLanguage.ts'
import { parseAddress, toNetwork } from './network.ts'

/**
 * The visitor or keeper who sent a request. The address is the one of `findAddress`, shortened by `toNetwork`.
 */
export type Caller = VisitorCaller | KeeperCaller

interface VisitorCaller extends ReaderTexts {
  kind: 'visitor'
  address: string
}

export interface KeeperCaller extends ReaderTexts {
  kind: 'keeper'
  address: string
  sessionHash: string
  person: Person
}

/** The sentences of a response. */
export interface ReaderTexts {
  /** the sentences in the language in which the response speaks to its reader */
  texts: ServerTexts
  /** those in the family's language, for names that many people read, such as the title of an untitled photograph */
  familyTexts: ServerTexts
}

/** A person who sees a response: a caller, or the owner of the machine, who sends no request. */
export type Viewer = ({ kind: 'visitor' } | KeeperReader) & {
  /** whether an output is made from the response: a sheet, a book, a film, a copy or an archive */
  isOutput?: true
}

/** For whom a response is read, and in which language. */
export type Reader = Viewer & ReaderTexts

export interface KeeperReader {
  kind: 'keeper'
  person: Person | { isAdmin: true }
}

/** Whether this is a keeper who may do everything. */
export const isAdministrator = (viewer: Viewer) => viewer.kind === 'keeper' && viewer.person.isAdmin

/** Sees what every visitor sees. */
export const anyVisitor = { kind: 'visitor', address: '' } as const satisfies Viewer & { address: string }

/** Stands in for the caller when a response is the same for every visitor who reads it in this language. */
export const visitorIn = (texts: ServerTexts, familyTexts = texts): Caller => ({
  ...anyVisitor,
  texts,
  familyTexts,
})

/** The owner of the machine reads what an administrator sees, without an account, for example to write an archive. */
export const owner: Viewer = { kind: 'keeper', person: { isAdmin: true } }

export const toVisitor = (request: FastifyRequest, texts: ServerTexts): Caller => ({
  ...visitorIn(texts),
  address: toNetwork(findAddress(request)),
})

/** Lets the sentences of a response repeat no name, because its reader may not learn it. */
export function hideName(caller: Caller): void {
  const hide = ({ language, person: { pronoun } }: ServerTexts) =>
    inLanguage(language, toPerson({ pronoun, name: '', nameGenitive: '', nameLocative: '' }))
  caller.texts = hide(caller.texts)
  caller.familyTexts = hide(caller.familyTexts)
}

/**
 * Returns the IP address that a trusted proxy reports, or else the one of the connection. A proxy that hides addresses reports a
 * word; all its visitors then count as one, and none gets a limit of their own by sending a new word.
 */
export const findAddress = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string =>
  parseAddress(ip) ?? parseAddress(socket.remoteAddress ?? '') ?? ''
