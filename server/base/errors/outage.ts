import { isUnreachable } from './databaseErrors.ts'
import { Failure } from './fail.ts'

/** Writes to the log once when something we depend on stops answering, and once when it answers again. */
export interface Outage {
  lost(reason: unknown): void
  back(): void
}

/** As much of a log as this needs. */
export type OutageLog = Pick<Console, 'error' | 'warn'>

export function watchOutage(log: OutageLog, what: string): Outage {
  let since: number | undefined
  return {
    lost(reason) {
      if (since !== undefined) return
      since = Date.now()
      const why = reason instanceof Error ? reason.message : String(reason)
      log.error(`${what} does not answer (${why}). Visitors are asked to try again until it does.`)
    },
    back() {
      if (since === undefined) return
      log.warn(`${what} answers again, after ${Math.ceil((Date.now() - since) / 1_000)} s.`)
      since = undefined
    },
  }
}

/** Whether an error came of an outage, which is in the log already. */
export const isOutage = (error: unknown) =>
  isUnreachable(error) || (error instanceof Failure && error.code === 'not_ready')

/** Whether an error is of the place that everything is stored in, not of the one file that was worked on. */
export const isOfPlace = (error: unknown) =>
  isOutage(error) || (error instanceof Failure && error.code === 'disk_full')
