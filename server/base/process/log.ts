import { pino } from 'pino'
import type { Config } from '../config/config.ts'

const MOST_WAITING_BYTES = 1024 * 1024

/**
 * The log, on the standard output. Lines for which its disk has no room wait for some, and are dropped when they are too many:
 * no answer fails because of its line.
 */
export function openLog(level: Config['logLevel']) {
  const output = pino.destination({ sync: true, maxLength: MOST_WAITING_BYTES })
  output.on('error', () => undefined)
  return pino({ level }, output)
}
