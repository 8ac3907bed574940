import type { z } from 'zod'
import type { Endpoints } from '../../contract/endpoints.ts'

/** `'PUT /api/media/:id'`: every call there is. Only types of the contract reach the browser, never its schemas. */
export type EndpointName = keyof Endpoints
export type ReadEndpoint = Extract<EndpointName, `GET ${string}`>
export type ChangeEndpoint = Exclude<EndpointName, ReadEndpoint>

/** The path of a door: the first element of the query key of what was read through it. */
export type ReadPath = ReadEndpoint extends `GET ${infer P}` ? P : never

export type Answer<D extends EndpointName> = z.output<Endpoints[D]['answer']>

type Part<D extends EndpointName, K extends string> =
  Endpoints[D] extends Record<K, infer T extends z.ZodType>
    ? Record<K, z.input<T>>
    : { [key in K]?: undefined }

/** What a call through a door must be given. */
export type Asking<D extends EndpointName> = Part<D, 'params'> &
  Part<D, 'query'> &
  Part<D, 'body'> & {
    /** sent as Idempotency-Key: a second try with the same key is answered with what the first one made */
    requestKey?: string
    signal?: AbortSignal
  }

/** Nothing when a door needs nothing. */
export type Rest<D extends EndpointName> =
  object extends Asking<D> ? [asking?: Asking<D>] : [asking: Asking<D>]
