import { isUnreachable } from './databaseErrors.ts'
import { Failure } from './fail.ts'

/** Logs once when a service we depend on stops responding, and once when it responds again. */
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

/** Whether an error is due to an outage, which is logged already. */
export const isOutage = (error: unknown) =>
  isUnreachable(error) || (error instanceof Failure && error.code === 'not_ready')

/** Whether an error concerns the whole storage, rather than the one file in use. */
export const isStorageFault = (error: unknown) =>
  isOutage(error) || (error instanceof Failure && error.code === 'disk_full')
