import { fail, failBusy } from '../../base/errors/fail.ts'
import type { Network } from '../callers/network.ts'
import { oncePerContext } from '../../platform/oncePerContext.ts'

/**
 * Limits for what visitors send at the same time. People in one hall may share an IP address, so the limit per address is
 * generous.
 */
const UPLOAD_LIMITS = {
  perIpAddress: { uploads: 100, bytes: 1024 ** 3 },
  inTotal: { uploads: 300, bytes: 3 * 1024 ** 3 },
}
/** The largest part of the total that one network may use, so that there is always room for others. */
const MAX_SHARE = 2 / 3
const RETRY_AFTER_S = 60

interface Tally {
  uploads: number
  bytes: number
}

export interface OpenUpload {
  /** Throws the same errors as `begin`. */
  add(bytes: number): void
  end(): void
}

/** Counts uploads in progress, so that stalled and endless uploads leave room for others. */
export class OpenUploads {
  readonly #limits: typeof UPLOAD_LIMITS
  readonly #talliesByNetwork = new Map<string, Tally>()
  readonly #total: Tally = { uploads: 0, bytes: 0 }

  constructor(limits = UPLOAD_LIMITS) {
    this.#limits = limits
  }

  /** Throws `too_often` if one of the networks sends too much at the same time, and `busy` if all people together do. */
  begin(networks: readonly Network[]): OpenUpload {
    const { perIpAddress, inTotal } = this.#limits
    const bounds = networks.map(({ name, factor }) => ({
      tally: this.#talliesByNetwork.get(name) ?? { uploads: 0, bytes: 0 },
      name,
      findLimit: (unit: keyof Tally) =>
        factor === 1 ? perIpAddress[unit] : Math.min(perIpAddress[unit] * factor, inTotal[unit] * MAX_SHARE),
    }))
    const tallies = [...bounds.map(({ tally }) => tally), this.#total]
    const ownTally: Tally = { uploads: 0, bytes: 0 }
    const count = (unit: keyof Tally, amount: number) => {
      if (bounds.some(({ tally, findLimit }) => tally[unit] + amount > findLimit(unit)))
        throw fail('too_often', {}, { retryAfter: RETRY_AFTER_S })
      if (this.#total[unit] + amount > inTotal[unit]) throw failBusy()
      for (const tally of [...tallies, ownTally]) tally[unit] += amount
    }
    count('uploads', 1)
    for (const { name, tally } of bounds) this.#talliesByNetwork.set(name, tally)
    return {
      add: (bytes) => count('bytes', bytes),
      end: () => {
        for (const tally of tallies) {
          tally.uploads -= ownTally.uploads
          tally.bytes -= ownTally.bytes
        }
        for (const { name, tally } of bounds) if (tally.uploads === 0) this.#talliesByNetwork.delete(name)
      },
    }
  }
}

/** Returns the visitors' uploads that this server is receiving. */
export const findOpenUploads = oncePerContext(() => new OpenUploads())
