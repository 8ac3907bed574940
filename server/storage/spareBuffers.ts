/** That many stay when nobody needs them. */
const MOST_SPARE = 16

/** Buffers to read into, again and again: a new one for each file would have the garbage collector at work all the time. */
export class SpareBuffers {
  readonly bytes: number
  readonly #spare: Buffer[] = []

  constructor(bytes: number) {
    this.bytes = bytes
  }

  take(): Buffer {
    return this.#spare.pop() ?? Buffer.allocUnsafeSlow(this.bytes)
  }

  /** Nobody may read it or write into it any more. */
  giveBack(buffer: Buffer) {
    if (this.#spare.length < MOST_SPARE) this.#spare.push(buffer)
  }
}
