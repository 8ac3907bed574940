import { isUnreachable } from './databaseErrors.ts'
import { Failure } from './fail.ts'

/** Logs one line when a service that we depend on stops responding, and one line when that service responds again. */
export interface Outage {
  reportFailure(reason: unknown): void
  reportSuccess(): void
}

/** The part of a log that an outage needs. */
export type OutageLog = Pick<Console, 'error' | 'warn'>

export function watchOutage(log: OutageLog, what: string): Outage {
  let since: number | undefined
  return {
    reportFailure(reason) {
      if (since !== undefined) return
      since = Date.now()
      const why = reason instanceof Error ? reason.message : String(reason)
      log.error(`${what} does not answer (${why}). Visitors are asked to try again until it does.`)
    },
    reportSuccess() {
      if (since === undefined) return
      log.warn(`${what} answers again, after ${Math.ceil((Date.now() - since) / 1_000)} s.`)
      since = undefined
    },
  }
}

/** Whether an outage caused the error. The outage has already been logged. */
export const isOutage = (error: unknown) =>
  isUnreachable(error) || (error instanceof Failure && error.code === 'not_ready')

/** Whether the error concerns the whole storage, rather than the one file that was read or written. */
export const isStorageFault = (error: unknown) =>
  isOutage(error) || (error instanceof Failure && error.code === 'disk_full')
