import { describeForLog } from './describeSystemError.ts'
import { isOutage } from './outage.ts'

export type RetryLog = Record<'info' | 'error', (error: unknown, message: string) => void>

const FIRST_WAIT_MS = 1_000
const MAX_WAIT_MS = 60_000

/**
 * Follows something that is tried until it works, so that it costs little and fills no log while it fails. `message` says what
 * failed, such as 'could not look for jobs'.
 */
export function watchRetries(log: RetryLog, message: string) {
  let waitMs = FIRST_WAIT_MS
  let lastReason: string | undefined
  return {
    /** Returns how long to wait before the next try, in milliseconds: longer after each failure. Logs each reason once. */
    fail(error: unknown) {
      const reason = error instanceof Error ? error.message : String(error)
      if (reason !== lastReason) {
        // an outage has its own line in the log
        if (isOutage(error)) log.info(error, message)
        else log.error(error, describeForLog(message, error))
      }
      lastReason = reason
      const thisWaitMs = waitMs
      waitMs = Math.min(2 * waitMs, MAX_WAIT_MS)
      return thisWaitMs
    },
    /** Makes the pause after the next failure short again. Logs once that it works again. */
    succeed() {
      if (lastReason !== undefined) log.info({ reason: lastReason }, `${message}; it works again`)
      lastReason = undefined
      waitMs = FIRST_WAIT_MS
    },
  }
}
