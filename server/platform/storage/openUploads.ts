import { fail, failBusy } from '../../base/errors/fail.ts'

/**
 * Limits for what visitors send at the same time. People in one hall may share an IP address, so the limit per address is
 * generous.
 */
const UPLOAD_LIMITS = {
  perIpAddress: { uploads: 100, bytes: 1024 ** 3 },
  inTotal: { uploads: 300, bytes: 3 * 1024 ** 3 },
}
const RETRY_AFTER_S = 60

interface Tally {
  uploads: number
  bytes: number
}

export interface OpenUpload {
  /** Counts bytes that have arrived. Throws the same errors as `begin`. */
  add(bytes: number): void
  end(): void
}

/** Counts uploads in progress on this server, so that stalled and endless uploads leave room for others. */
export class OpenUploads {
  readonly #limits: typeof UPLOAD_LIMITS
  readonly #talliesByIp = new Map<string, Tally>()
  readonly #total: Tally = { uploads: 0, bytes: 0 }

  constructor(limits = UPLOAD_LIMITS) {
    this.#limits = limits
  }

  /** Throws `too_often` if this IP address sends too much at the same time, and `busy` if all IP addresses together do. */
  begin(ipAddress: string): OpenUpload {
    const ipTally = this.#talliesByIp.get(ipAddress) ?? { uploads: 0, bytes: 0 }
    const tallies = [ipTally, this.#total]
    const ownTally: Tally = { uploads: 0, bytes: 0 }
    const count = (name: keyof Tally, amount: number) => {
      if (ipTally[name] + amount > this.#limits.perIpAddress[name])
        throw fail('too_often', {}, { retryAfter: RETRY_AFTER_S })
      if (this.#total[name] + amount > this.#limits.inTotal[name]) throw failBusy()
      for (const tally of [...tallies, ownTally]) tally[name] += amount
    }
    count('uploads', 1)
    this.#talliesByIp.set(ipAddress, ipTally)
    return {
      add: (bytes) => count('bytes', bytes),
      end: () => {
        for (const tally of tallies) {
          tally.uploads -= ownTally.uploads
          tally.bytes -= ownTally.bytes
        }
        if (ipTally.uploads === 0) this.#talliesByIp.delete(ipAddress)
      },
    }
  }
}
