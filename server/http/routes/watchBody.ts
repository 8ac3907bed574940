import type { IncomingMessage } from 'node:http'
import { fail } from '../../base/errors/fail.ts'
import { maxBodyBytes, type FormEndpoint, maxTextBytes } from './bodyLimits.ts'

/** The number of bytes, in addition to the maximum for texts, that may arrive before the parser has reported the first part. */
const BEFORE_FIRST_PART_BYTES = 256 * 1024

export interface WatchedBody {
  /** aborts writes in progress when the server stops waiting for the body */
  signal: AbortSignal
  /** rejects when the server stops waiting for the body, because the parser itself would wait forever for the rest of the body */
  whenStopped: Promise<never>
  stop(reason: unknown): void
  /** must be called when the parser reports a part; from then on, the limit for the whole body applies */
  beginParts(): void
  /** stops counting the bytes and watching the connection */
  release(): void
}

/** Counts a form's bytes as they arrive. Stops waiting for the body if it is too long or if the connection has ended. */
export function watchBody(
  request: IncomingMessage,
  endpoint: FormEndpoint,
  onBytes: (bytes: number) => void,
): WatchedBody {
  const abortController = new AbortController()
  const { signal } = abortController
  // the parser reports a text field only after the whole field has arrived
  let maxBytes = Math.min(maxBodyBytes(endpoint), maxTextBytes(endpoint) + BEFORE_FIRST_PART_BYTES)
  let receivedBytes = 0
  const onData = ({ length }: Buffer) => {
    try {
      onBytes(length)
      // counts only the earlier chunks here, because the parser has not seen this chunk yet
      if (receivedBytes > maxBytes) throw fail('body_too_large')
      receivedBytes += length
    } catch (error) {
      abortController.abort(error)
    }
  }
  const onClose = () => {
    // a body that has arrived whole is lost, too, if the connection ends before it has been read
    if (!request.readableEnded) abortController.abort(fail('broken_form'))
  }
  const release = () => request.off('data', onData).off('close', onClose)
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => {
      release()
      reject(signal.reason as Error)
    })
  })
  stopped.catch(() => undefined)
  if (request.destroyed) onClose()
  request.on('data', onData).once('close', onClose)
  return {
    signal,
    whenStopped: stopped,
    stop: (reason) => abortController.abort(reason),
    beginParts: () => {
      maxBytes = maxBodyBytes(endpoint)
    },
    release,
  }
}
