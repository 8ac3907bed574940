import type { z } from 'zod'

/** Kinds of data whose revision every change raises. A GET names the resources that its response depends on. */
export type Resource =
  | 'media'
  | 'music'
  | 'services'
  | 'obituary'
  | 'memories'
  | 'settings'
  | 'keepers'
  | 'deleted'

/** A keeper's role: helpers look after photographs and memories, administrators may do everything. */
export type Role = 'helper' | 'administrator'

/** Names under which visitors' changes are counted per IP address (see contract/limits.ts). */
export type LimitName = 'memories' | 'photos' | 'edits' | 'remotes'

/** A multipart form: files under one field name, and small text fields. */
export interface FormShape {
  /** name of the field with the files */
  files: string
  /** number of files allowed in one request */
  most: number
  /** size limit of a file in bytes */
  bytes: number
  /** names of further file fields that take one file each, such as a poster */
  extra?: readonly string[]
  fields: z.ZodObject
}

interface EndpointDescription {
  /** unique; names the operation in the OpenAPI document */
  name: string
  summary: string
  /** everyone, or a keeper who has at least this role */
  who: 'everyone' | Role
  limit?: LimitName
  query?: z.ZodType
  /** by lower-case name; for values that must not appear in a proxy's log */
  headers?: z.ZodObject
  body?: z.ZodType
  form?: FormShape
  /** status of a successful response; if absent, 200 with a body and 204 without */
  status?: 201
  response?: z.ZodType
}

export interface ReadDescription extends EndpointDescription {
  /** method and path; `:id` is the only possible path parameter */
  route: `GET /api/${string}`
  response: z.ZodType
  /** the resources in the response; if everyone may read it, their revisions together make its ETag */
  reads?: readonly Resource[]
  changes?: never
}

interface ChangeDescription extends EndpointDescription {
  route: `${'POST' | 'PUT' | 'DELETE'} /api/${string}`
  /** the resources whose revisions the call raises; the web refetches responses that contain them */
  changes: readonly Resource[]
  reads?: never
}

/** An endpoint as a plain object: the server registers it, the web calls it, the API documentation lists it. */
export type Endpoint = ReadDescription | ChangeDescription

export type BodyOf<E extends { body: z.ZodType }> = z.output<E['body']>

export type FormOf<E extends { form: FormShape }> = z.output<E['form']['fields']>

export type ResponseOf<E> = E extends { response: z.ZodType } ? z.output<E['response']> : void

/** Header of the response to a change: the paths of GETs whose responses may have changed. */
export const outdatedHeader = 'outdated-paths'

/**
 * Header of every call from the dashboard: the id of the keeper who opened it. Once that session has ended, the response is
 * 401 instead of what visitors get, and no change counts as a visitor's or as that of the device's next keeper.
 */
export const expectedCallerHeader = 'expected-caller'

/** Defines an endpoint by its route, which everyone calls it by: `endpoint('PUT /api/media/:id', …)`. */
export const endpoint = <const R extends Endpoint['route'], const D extends DescriptionOf<R>>(
  route: R,
  description: D,
): D & { route: R } => ({ ...description, route })

type DescriptionOf<R> = Omit<
  R extends ReadDescription['route'] ? ReadDescription : ChangeDescription,
  'route'
>
