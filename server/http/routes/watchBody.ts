import type { IncomingMessage } from 'node:http'
import { fail } from '../../base/errors/fail.ts'
import { maxBodyBytes, type FormEndpoint, maxTextBytes } from './bodyLimits.ts'

/** At most this many bytes of a form are read together before its first part begins. */
const BEFORE_FIRST_PART_BYTES = 256 * 1024

export interface WatchedBody {
  /** aborts writes in progress when the body is given up */
  signal: AbortSignal
  /** rejects when the body is given up, because the parser would wait forever for the rest */
  stopped: Promise<never>
  stop(reason: unknown): void
  /** call it when bytes of a part arrive: from then on the limit of the whole body applies */
  beginParts(): void
  /** stops counting and watching */
  release(): void
}

/** Counts a form's bytes as they arrive, and gives up a body that is too long or whose connection has ended. */
export function watchBody(
  request: IncomingMessage,
  endpoint: FormEndpoint,
  onBytes: (bytes: number) => void,
): WatchedBody {
  const giveUp = new AbortController()
  const { signal } = giveUp
  // the parser reports a text field only after it has arrived whole
  let most = Math.min(maxBodyBytes(endpoint), maxTextBytes(endpoint) + BEFORE_FIRST_PART_BYTES)
  let received = 0
  const count = ({ length }: Buffer) => {
    try {
      onBytes(length)
      // compares only earlier chunks, because the parser has not seen this one yet
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
