import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'
import { newId } from '../../base/ids/newId.ts'
import { networkOf } from '../callers/network.ts'

/**
 * A request as the log knows it, beside its id: by the route that its address leads to. The address itself may have a key in it
 * that opens a closed memorial.
 */
export const aboutRequest = ({ method, routeOptions }: FastifyRequest, status: number) => ({
  method,
  route: routeOptions.url ?? null,
  status,
})

/** Ids of requests, unlike those of other servers and of earlier starts. */
export function requestIds(): () => string {
  const start = newId().slice(0, 8)
  let count = 0
  return () => `${start}-${(++count).toString(36)}`
}

/** Each answer at the level `info`, and once, as a warning, each address that is throttled. */
export class RequestLog extends LogController {
  readonly #clock: () => number
  /** until when a line about it would say nothing new */
  readonly #throttled = new Map<string, number>()

  constructor(clock: () => number) {
    super()
    this.#clock = clock
  }

  override incomingRequest() {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    if (reply.statusCode === 429) this.#warnOnce(request, reply)
    const about = aboutRequest(request, reply.statusCode)
    if (error) request.log.error({ err: error, ...about }, 'an answer failed')
    else request.log.info({ ...about, ms: Math.round(reply.elapsedTime) }, 'answered')
  }

  override streamError(error: Error, request: FastifyRequest, reply: FastifyReply) {
    const about = aboutRequest(request, reply.statusCode)
    const isCutOff = (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE'
    if (isCutOff) request.log.info(about, 'a visitor left before the answer had ended')
    else request.log.warn({ err: error, ...about }, 'an answer was cut off')
  }

  #warnOnce(request: FastifyRequest, reply: FastifyReply) {
    const now = this.#clock()
    const network = networkOf(request.ip)
    if ((this.#throttled.get(network) ?? 0) > now) return
    for (const [each, until] of this.#throttled) if (until <= now) this.#throttled.delete(each)
    this.#throttled.set(network, now + 1_000 * Number(reply.getHeader('retry-after') ?? 60))
    request.log.warn({ address: request.ip, ...aboutRequest(request, 429) }, 'an address is throttled')
  }
}
