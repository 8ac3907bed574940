import type { IncomingMessage } from 'node:http'
import { fail } from '../../base/errors/fail.ts'
import { bodyBytes, type FormEndpoint, textBytes } from './bodyLimits.ts'

/** A form begins with its first part, but for a few bytes that are read together. */
const BEFORE_FIRST_PART_BYTES = 256 * 1024

export interface WatchedBody {
  /** ends what is still being written when the body is given up */
  signal: AbortSignal
  /** rejects when the body is given up: the parser would wait for the rest for ever */
  stopped: Promise<never>
  stop(reason: unknown): void
  /** from here on, arriving bytes belong to a part */
  partBegan(): void
  /** nobody counts or watches any more */
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
  // a text field is only noticed when it has arrived whole
  let most = Math.min(bodyBytes(endpoint), textBytes(endpoint) + BEFORE_FIRST_PART_BYTES)
  let received = 0
  const count = ({ length }: Buffer) => {
    try {
      onBytes(length)
      // compares only earlier chunks: the parser has not seen this one yet
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
    partBegan: () => {
      most = bodyBytes(endpoint)
    },
    release,
  }
}
