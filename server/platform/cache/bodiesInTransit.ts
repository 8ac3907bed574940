import type { EventEmitter } from 'node:events'

type Response = Pick<EventEmitter, 'once'> & { destroy(): unknown }

const MB = 1024 * 1024
/**
 * The maximum size of all bodies that are being sent, in bytes; a body that many clients receive counts once. Clients can receive
 * slowly, so that bodies are still being sent when the cache has dropped them.
 */
const MAX_BYTES = 64 * MB

/**
 * The bodies of cached responses that are being sent. If they take too much memory, ends the responses with the body that was asked
 * for least recently.
 */
export class BodiesInTransit {
  readonly #maxBytes: number
  /** the responses with each body; the body that was sent again most recently is last */
  readonly #responses = new Map<Buffer, Set<Response>>()
  #bytes = 0

  constructor(maxBytes = MAX_BYTES) {
    this.#maxBytes = maxBytes
  }

  /** Counts the pieces of a body until the response has been sent. */
  add(pieces: readonly Buffer[], response: Response) {
    for (const piece of pieces) {
      const others = this.#responses.get(piece)
      if (!others) this.#bytes += piece.length
      this.#responses.delete(piece)
      this.#responses.set(piece, (others ?? new Set()).add(response))
    }
    response.once('close', () => this.#remove(pieces, response))
    for (const [piece, responses] of this.#responses) {
      if (this.#bytes <= this.#maxBytes || pieces.includes(piece)) return
      for (const outdatedResponse of responses) outdatedResponse.destroy()
      this.#forget(piece)
    }
  }

  #remove(pieces: readonly Buffer[], response: Response) {
    for (const piece of pieces) {
      const responses = this.#responses.get(piece)
      responses?.delete(response)
      if (responses?.size === 0) this.#forget(piece)
    }
  }

  #forget(piece: Buffer) {
    if (this.#responses.delete(piece)) this.#bytes -= piece.length
  }
}

export const bodiesInTransit = new BodiesInTransit()
