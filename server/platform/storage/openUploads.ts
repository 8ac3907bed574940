import { fail, failBusy } from '../../base/errors/fail.ts'

/** The most that visitors may send at once, per address and in total; a hall full of people shares one address. */
const MOST = {
  ofAddress: { uploads: 100, bytes: 1024 ** 3 },
  inAll: { uploads: 300, bytes: 3 * 1024 ** 3 },
}
const RETRY_AFTER_S = 60

interface Tally {
  uploads: number
  bytes: number
}

export interface OpenUpload {
  /** Counts bytes that have arrived. Throws as `begin` does. */
  add(bytes: number): void
  end(): void
}

/** Uploads in progress on this server. Stalled and endless ones must leave room for others. */
export class OpenUploads {
  readonly #most: typeof MOST
  readonly #ofAddress = new Map<string, Tally>()
  readonly #inAll: Tally = { uploads: 0, bytes: 0 }

  constructor(most = MOST) {
    this.#most = most
  }

  /** Throws `too_often` when this address sends too much at once, `busy` when all addresses together do. */
  begin(address: string): OpenUpload {
    const ofAddress = this.#ofAddress.get(address) ?? { uploads: 0, bytes: 0 }
    const tallies = [ofAddress, this.#inAll]
    const own: Tally = { uploads: 0, bytes: 0 }
    const count = (name: keyof Tally, amount: number) => {
      if (ofAddress[name] + amount > this.#most.ofAddress[name])
        throw fail('too_often', {}, { retryAfter: RETRY_AFTER_S })
      if (this.#inAll[name] + amount > this.#most.inAll[name]) throw failBusy()
      for (const tally of [...tallies, own]) tally[name] += amount
    }
    count('uploads', 1)
    this.#ofAddress.set(address, ofAddress)
    return {
      add: (bytes) => count('bytes', bytes),
      end: () => {
        for (const tally of tallies) {
          tally.uploads -= own.uploads
          tally.bytes -= own.bytes
        }
        if (ofAddress.uploads === 0) this.#ofAddress.delete(address)
      },
    }
  }
}
