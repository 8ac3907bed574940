import type { z } from 'zod'
import type { ResponseOf } from '../../contract/endpoint.ts'
import type { Endpoints } from '../../contract/endpoints.ts'

/** The name of an endpoint, such as `'PUT /api/media/:id'`. Only types are imported, so no schema reaches the browser. */
export type EndpointName = keyof Endpoints
export type ReadEndpoint = Extract<EndpointName, `GET ${string}`>
export type ChangeEndpoint = Exclude<EndpointName, ReadEndpoint>

/** The path of a GET endpoint. It is the first element of the key under which the response is cached. */
export type ReadPath = ReadEndpoint extends `GET ${infer P}` ? P : never

export type EndpointResponse<E extends EndpointName> = ResponseOf<Endpoints[E]>

type InputPart<E extends EndpointName, K extends string> =
  Endpoints[E] extends Record<K, infer T extends z.ZodType>
    ? Record<K, z.input<T>>
    : { [key in K]?: undefined }

type Params<E extends EndpointName> = E extends `${string}/:id${string}`
  ? { params: { id: string } }
  : { params?: undefined }

export type CallInput<E extends EndpointName> = Params<E> &
  InputPart<E, 'query'> &
  InputPart<E, 'headers'> &
  InputPart<E, 'body'> & {
    /** sent as the Idempotency-Key header; a second try with the same key gets the result of the first */
    requestKey?: string
    signal?: AbortSignal
  }

/** A field that is sent with its earlier value (`base`), so that the server notices if two people have changed the field. */
export type RebasedField = {
  [E in ChangeEndpoint]: 'base' extends keyof CallInput<E>['body']
    ? Exclude<keyof CallInput<E>['body'], 'base'>
    : never
}[ChangeEndpoint]

/** The input is optional if the endpoint requires none. */
export type CallArguments<E extends EndpointName> =
  object extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]
