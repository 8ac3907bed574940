import { pino } from 'pino'
import type { Config } from '../config/config.ts'

const MAX_WAITING_BYTES = 1024 * 1024

/**
 * Opens the log on standard output. While the disk that receives the log is full, up to `MAX_WAITING_BYTES` of lines wait in
 * memory, and further lines are dropped. Therefore a response never fails because its line cannot be logged.
 */
export function openLog(level: Config['logLevel']) {
  const output = pino.destination({ sync: true, maxLength: MAX_WAITING_BYTES })
  output.on('error', () => undefined)
  return pino({ level }, output)
}
