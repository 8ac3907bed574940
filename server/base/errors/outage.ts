import { isUnreachable } from './databaseErrors.ts'
import { Failure } from './fail.ts'

export type Outage = ReturnType<typeof watchOutage>

export type OutageLog = Pick<Console, 'error' | 'warn'>

/** Logs one line when a service that we depend on stops responding, and one line when that service responds again. */
export function watchOutage(log: OutageLog, serviceName: string) {
  let failedSince: number | undefined
  return {
    reportFailure(reason: unknown) {
      if (failedSince !== undefined) return
      failedSince = Date.now()
      const message = reason instanceof Error ? reason.message : String(reason)
      log.error(`${serviceName} does not answer (${message}). Visitors are asked to try again until it does.`)
    },
    reportSuccess() {
      if (failedSince === undefined) return
      log.warn(`${serviceName} answers again, after ${Math.ceil((Date.now() - failedSince) / 1_000)} s.`)
      failedSince = undefined
    },
  }
}

/** Whether an outage caused the error. The outage has already been logged. */
export const isOutage = (error: unknown) =>
  isUnreachable(error) || (error instanceof Failure && error.code === 'not_ready')

/** Whether the error concerns the whole storage, rather than the one file that was read or written. */
export const isStorageFault = (error: unknown) =>
  isOutage(error) || (error instanceof Failure && error.code === 'disk_full')
