import type { IncomingMessage } from 'node:http'
import { fail } from '../../base/errors/fail.ts'
import { maxBodyBytes, type FormEndpoint, maxTextBytes } from './bodyLimits.ts'

/** The number of bytes, in addition to the maximum for texts, that may arrive before the parser has reported the first part. */
const BEFORE_FIRST_PART_BYTES = 256 * 1024

export interface WatchedBody {
  /** aborts writes in progress when the server gives up the body */
  signal: AbortSignal
  /** rejects when the server gives up the body, because the parser would then wait forever for the rest of the body */
  stopped: Promise<never>
  stop(reason: unknown): void
  /** must be called when the parser reports a part; from then on, the limit for the whole body applies */
  beginParts(): void
  /** stops counting the bytes and watching the connection */
  release(): void
}

/** Counts a form's bytes as they arrive. Gives up the body if it is too long or if the connection has ended. */
export function watchBody(
  request: IncomingMessage,
  endpoint: FormEndpoint,
  onBytes: (bytes: number) => void,
): WatchedBody {
  const giveUp = new AbortController()
  const { signal } = giveUp
  // the parser reports a text field only after the whole field has arrived
  let most = Math.min(maxBodyBytes(endpoint), maxTextBytes(endpoint) + BEFORE_FIRST_PART_BYTES)
  let received = 0
  const count = ({ length }: Buffer) => {
    try {
      onBytes(length)
      // counts only the earlier chunks here, because the parser has not seen this chunk yet
      if (received > most) throw fail('body_too_large')
      received += length
    } catch (error) {
      giveUp.abort(error)
    }
  }
  const closed = () => {
    if (!request.complete) giveUp.abort(fail('broken_form'))
  }
  const release = () => request.off('data', count).off('close', closed)
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => {
      release()
      reject(signal.reason as Error)
    })
  })
  stopped.catch(() => undefined)
  if (request.destroyed) closed()
  request.on('data', count).once('close', closed)
  return {
    signal,
    stopped,
    stop: (reason) => giveUp.abort(reason),
    beginParts: () => {
      most = maxBodyBytes(endpoint)
    },
    release,
  }
}
