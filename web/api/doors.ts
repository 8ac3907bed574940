import type { z } from 'zod'
import type { Doors } from '../../contract/endpoints.ts'

/** `'PUT /api/media/:id'`: every call there is. Only types of the contract reach the browser, never its schemas. */
export type Door = keyof Doors
export type ReadDoor = Extract<Door, `GET ${string}`>
export type ChangeDoor = Exclude<Door, ReadDoor>

/** The path of a door: the first element of the query key of what was read through it. */
export type ReadPath = ReadDoor extends `GET ${infer P}` ? P : never

export type Answer<D extends Door> = z.output<Doors[D]['answer']>

type Part<D extends Door, K extends string> =
  Doors[D] extends Record<K, infer T extends z.ZodType> ? Record<K, z.input<T>> : { [key in K]?: undefined }

/** What a call through a door must be given. */
export type Asking<D extends Door> = Part<D, 'params'> &
  Part<D, 'query'> &
  Part<D, 'body'> & {
    /** sent as Idempotency-Key: a second try with the same key is answered with what the first one made */
    requestKey?: string
    signal?: AbortSignal
  }

/** Nothing when a door needs nothing. */
export type Rest<D extends Door> = object extends Asking<D> ? [asking?: Asking<D>] : [asking: Asking<D>]
