import type { z } from 'zod'

/**
 * The kinds of data. Each kind has a revision number, which increases with every change to data of that kind. The definition of
 * a GET endpoint lists the kinds that its response depends on.
 */
export type Resource =
  | 'media'
  | 'music'
  | 'services'
  | 'obituary'
  | 'memories'
  | 'settings'
  | 'keepers'
  | 'deleted'
  /** items of guests that wait until the family decides about them, and the link by which they come */
  | 'sent'
  /** visitors' answers about photographs, until the family decides about them */
  | 'answers'

/** The role of a keeper (a person who may log in). Helpers handle photographs and memories; administrators may do everything. */
export type Role = 'helper' | 'administrator'

/** The kinds of changes by visitors, and of their searches. Each kind is counted and limited per network (see contract/limits.ts). */
export type LimitName =
  | 'memories'
  | 'photos'
  | 'edits'
  | 'remotes'
  | 'rehearsals'
  | 'mailStops'
  | 'linkMails'
  | 'senders'
  | 'sentFiles'
  | 'answers'
  | 'searches'

/** The shape of a multipart form: its file fields and its small text fields. */
export interface FormShape {
  /** the name of the field with the files */
  files: string
  maxFiles: number
  maxBytes: number
  /** the names of further fields, each for a single file such as a poster */
  extraFiles?: readonly string[]
  fields: z.ZodObject
}

interface EndpointDescription {
  /** the unique name of the operation in the OpenAPI document */
  name: string
  summary: string
  /** the callers that the endpoint allows: everyone, or keepers who have at least this role */
  who: 'everyone' | Role
  limit?: LimitName
  query?: z.ZodType
  /** the schema of the headers, with lower-case names; headers are for values that must not appear in the log of a proxy */
  headers?: z.ZodObject
  body?: z.ZodType
  form?: FormShape
  /** the status of a successful response; if absent, the status is 200 for a response with a body, and 204 for one without */
  status?: 201
  response?: z.ZodType
}

export interface ReadDescription extends EndpointDescription {
  /** the method and the path; `:id` is the only possible path parameter */
  route: `GET /api/${string}`
  response: z.ZodType
  /**
   * the kinds of data in the response: a browser reads it again when one of them changes, and if everyone may read the response,
   * its ETag consists of their revision numbers; null for a response that depends on the caller, or on none of them
   */
  reads: readonly Resource[] | null
  /** true if keepers get the same response as visitors */
  isSameForKeepers?: true
  changes?: never
}

interface ChangeDescription extends EndpointDescription {
  route: `${'POST' | 'PUT' | 'DELETE'} /api/${string}`
  /** the kinds of data that the call changes; the front end then refetches the responses that contain such data */
  changes: readonly Resource[]
  reads?: never
  isSameForKeepers?: never
}

/** An endpoint as a plain object. The server registers it, the front end calls it, and the API documentation lists it. */
export type Endpoint = ReadDescription | ChangeDescription

export type BodyOf<E extends { body: z.ZodType }> = z.output<E['body']>

export type ResponseOf<E> = E extends { response: z.ZodType } ? z.output<E['response']> : void

/** The name of a response header. After a change, the header lists the paths whose GET responses may have changed. */
export const outdatedHeader = 'outdated-paths'

/**
 * The name of a response header that every response of the memorial has. Its value is an id of the memorial. A response without
 * it comes from something in between, such as a proxy whose memorial is down, a hotel's network, or the owner of a domain that
 * has run out.
 */
export const memorialHeader = 'memorial'

/**
 * The name of a request header that the dashboard sends with every call: the id of the keeper who opened the dashboard. If that
 * keeper is no longer logged in, the response is 401. Otherwise a change would be recorded as made by a visitor, or by the next
 * keeper on the same device.
 */
export const expectedCallerHeader = 'expected-caller'

/**
 * The name of a request header that every call of our own pages has. Its value is the language of the page, in which the response must
 * be, too.
 */
export const pageLanguageHeader = 'page-language'

/** Defines an endpoint, for example `endpoint('PUT /api/media/:id', …)`. Callers refer to the endpoint by this route. */
export const endpoint = <const R extends Endpoint['route'], const D extends DescriptionOf<R>>(
  route: R,
  description: D,
): D & { route: R } => ({ ...description, route })

type DescriptionOf<R> = Omit<
  R extends ReadDescription['route'] ? ReadDescription : ChangeDescription,
  'route'
>
