import { pino } from 'pino'
import type { Config } from '../config/config.ts'

const MOST_WAITING_BYTES = 1024 * 1024

/**
 * Opens the log on standard output. Lines wait while its disk is full and are dropped when there are too many: no response fails
 * because of its log line.
 */
export function openLog(level: Config['logLevel']) {
  const output = pino.destination({ sync: true, maxLength: MOST_WAITING_BYTES })
  output.on('error', () => undefined)
  return pino({ level }, output)
}
