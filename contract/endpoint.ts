import type { z } from 'zod'

/** The things with a revision that every change raises; a GET names the resources its answer depends on. */
export type Resource =
  | 'media'
  | 'music'
  | 'services'
  | 'obituary'
  | 'memories'
  | 'settings'
  | 'keepers'
  | 'deleted'

/** A keeper's role: a helper looks after photographs and memories, an administrator may do everything. */
export type Role = 'helper' | 'administrator'

/** Visitors' changes are counted per address under one of these names (see contract/limits.ts). */
export type LimitName = 'memories' | 'photos' | 'edits' | 'remotes'

/** A multipart form: files under one field name, small text fields beside them. */
export interface FormShape {
  /** the field that carries the files */
  files: string
  /** how many files one request may carry */
  most: number
  /** bytes a file, at most */
  bytes: number
  /** further file fields of which at most one file each is taken, such as a poster */
  extra?: readonly string[]
  fields: z.ZodObject
}

interface Described {
  /** unique; the operation's name in the OpenAPI document */
  name: string
  summary: string
  /** everyone, or a keeper who has at least this role */
  who: 'everyone' | Role
  limit?: LimitName
  query?: z.ZodType
  /** by their names in lower case: for what no log of a proxy should contain */
  headers?: z.ZodObject
  body?: z.ZodType
  form?: FormShape
  /** status of a successful answer; when absent 200, or 204 where there is nothing to answer */
  status?: 201
  answer?: z.ZodType
}

export interface Reading extends Described {
  /** method and path; an `:id` in it is the only parameter there is */
  route: `GET /api/${string}`
  answer: z.ZodType
  /** the resources the answer is made of; where everyone may read it, their revisions together are its ETag */
  reads?: readonly Resource[]
  changes?: never
}

interface Changing extends Described {
  route: `${'POST' | 'PUT' | 'DELETE'} /api/${string}`
  /** the resources whose revisions it raises; the web fetches again what is made of them */
  changes: readonly Resource[]
  reads?: never
}

/** One endpoint of the server, as a plain object: the server registers it, the web calls it, the docs list it. */
export type Endpoint = Reading | Changing

export type BodyOf<E extends { body: z.ZodType }> = z.output<E['body']>

export type FormOf<E extends { form: FormShape }> = z.output<E['form']['fields']>

export type ResponseOf<E> = E extends { answer: z.ZodType } ? z.output<E['answer']> : void

/** Carried by the answer to a change: the paths of the GETs that may answer something else from now on. */
export const outdatedHeader = 'outdated-paths'

/**
 * Sent with every call of the dashboard: the id of the keeper it was opened by. Once that session has ended, the answer is
 * 401 and not what others would get, and no change is taken for a visitor's or for that of the next keeper at the device.
 */
export const expectedCallerHeader = 'expected-caller'

/** `endpoint('PUT /api/media/:id', …)`: it is called by its route everywhere. */
export const endpoint = <const R extends Endpoint['route'], const D extends DescriptionOf<R>>(
  route: R,
  description: D,
): D & { route: R } => ({ ...description, route })

type DescriptionOf<R> = Omit<R extends Reading['route'] ? Reading : Changing, 'route'>
