import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Endpoint, FormShape, Resource } from '../../../contract/endpoint.ts'
import type { Endpoints } from '../../../contract/endpoints.ts'
import type { ListPart } from '../../../contract/pages/pageRendering.ts'
import { id } from '../../../contract/text.ts'
import type { Context } from '../../platform/context.ts'
import type { JobKind } from '../../memorial/jobs/kinds.ts'
import type { Job } from '../../platform/jobs/runJob.ts'
import type { Caller, KeeperCaller, Reader } from '../callers/caller.ts'
import type { FileSource } from '../files/fileSource.ts'
import type { ReceivedForm } from './uploads.ts'

/**
 * The tables that one feature adds to the server. Everything that serves, reads or runs features loops over a list of these objects. `Needs`
 * is what the reads need of a context.
 */
export interface Feature<Needs = Context> {
  /** the handlers of endpoints; that of a response which visitors share needs no request, and makes keepers' responses, too */
  routes?: {
    [R in keyof Endpoints]?: R extends ReadRoute ? Read<Endpoints[R], Needs> : Handler<Endpoints[R]>
  }
  /** checks of callers before their form is received, because it takes room on the disk */
  formChecks?: { [R in keyof Endpoints]?: FormCheck<Endpoints[R]> }
  /** the functions that run jobs after a commit; server/repeatedJobs.ts has those that run again and again */
  jobs?: { [K in JobKind]?: FeatureJob }
  /** makes the function that finds the files of the feature's uploads */
  files?: (context: Context) => FileSource
}

/** The parts of a context that the reads of the features need. The archive reads a snapshot of the database, and has no server around it. */
export type ReadContext = Pick<Context, 'db' | 'config' | 'clock'> &
  Partial<Pick<Context, 'warnings' | 'freeSpace'>>

/** The routes of the GET endpoints whose response is the same for every visitor, until one of its resources changes. */
export type ReadRoute = {
  [R in keyof Endpoints]: Endpoints[R] extends { reads: readonly Resource[]; who: 'everyone' } ? R : never
}[keyof Endpoints]

type ResponsePromise<E extends Endpoint> = Promise<
  E extends { response: z.ZodType } ? z.input<E['response']> : void
>

/** A function that needs no request. With `part`, it reads only that part of a list. */
export type Read<E extends Endpoint, Needs = Context> = (
  context: Needs,
  reader: Reader,
  part?: ListPart,
) => ResponsePromise<E>

export type Handler<E extends Endpoint> = (context: Context, input: Input<E>) => ResponsePromise<E>

export type FormCheck<E extends Endpoint> = (
  context: Context,
  input: Omit<Input<E>, 'form'>,
) => Promise<unknown>

/** The input of the handler of a route. */
export type InputOf<R extends keyof Endpoints> = Input<Endpoints[R]>

/** The input of a handler, parsed and validated by the endpoint's schemas. */
export interface Input<E extends Endpoint> {
  params: E['route'] extends `${string}/:id${string}` ? z.output<typeof params> : undefined
  query: Output<E['query']>
  headers: Output<E['headers']>
  body: Output<E['body']>
  form: E['form'] extends FormShape ? ReceivedForm<z.output<E['form']['fields']>> : undefined
  caller: E['who'] extends 'everyone' ? Caller : KeeperCaller
  /**
   * SHA-256 of the key in the Idempotency-Key header; a retry with the same key returns the result of the first call. Only the
   * hash is stored, because a retry can get a new private link
   */
  requestKey: string | null
  request: FastifyRequest
  reply: FastifyReply
}

type Output<T> = T extends z.ZodType ? z.output<T> : undefined

export const params = z.object({ id })

export type FeatureJob = (context: Context, ...parameters: Parameters<Job>) => ReturnType<Job>

/** Makes the functions that find files, in the order of the features. */
export const openFileSources = (features: readonly Feature[], context: Context): FileSource[] =>
  features.flatMap(({ files }) => (files ? [files(context)] : []))
