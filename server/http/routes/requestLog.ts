import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'
import { newId } from '../../base/ids/newId.ts'
import { findWidestNetwork, toNetwork } from '../callers/network.ts'
import { findAddress } from '../callers/caller.ts'

/**
 * Makes the log's description of a request, which contains its route. The URL itself is not logged, because it may contain a key
 * that opens a closed memorial.
 */
export const describeRequest = ({ method, routeOptions }: FastifyRequest, status: number) => ({
  method,
  route: routeOptions.url ?? null,
  status,
})

/** The ids differ from those of other servers and of earlier runs. */
export function makeRequestIdGenerator(): () => string {
  const prefix = newId().slice(0, 8)
  let count = 0
  return () => `${prefix}-${(++count).toString(36)}`
}

/** Logs each response at level `info`. Logs each throttled IP address once, as a warning. */
export class RequestLog extends LogController {
  readonly #clock: () => number
  /** for each network, the time until which no further line about the network is logged */
  readonly #throttled = new Map<string, number>()

  constructor(clock: () => number) {
    super()
    this.#clock = clock
  }

  override incomingRequest() {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    if (reply.statusCode === 429) this.#warnOnce(request, reply)
    const description = describeRequest(request, reply.statusCode)
    if (error) request.log.error({ err: error, ...description }, 'a response failed')
    else request.log.info({ ...description, ms: Math.round(reply.elapsedTime) }, 'answered')
  }

  override streamError(error: Error, request: FastifyRequest, reply: FastifyReply) {
    const description = describeRequest(request, reply.statusCode)
    const isCutOff = (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE'
    if (isCutOff) request.log.info(description, 'a visitor left before the response had ended')
    else request.log.warn({ err: error, ...description }, 'a response was cut off')
  }

  #warnOnce(request: FastifyRequest, reply: FastifyReply) {
    const now = this.#clock()
    const address = findAddress(request)
    const network = findWidestNetwork(toNetwork(address))
    if ((this.#throttled.get(network) ?? 0) > now) return
    for (const [throttledNetwork, until] of this.#throttled)
      if (until <= now) this.#throttled.delete(throttledNetwork)
    this.#throttled.set(network, now + 1_000 * Number(reply.getHeader('retry-after') ?? 60))
    request.log.warn({ address, ...describeRequest(request, 429) }, 'an address is throttled')
  }
}
