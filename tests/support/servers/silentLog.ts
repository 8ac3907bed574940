import { pino } from 'pino'

/** A log that writes nothing. */
export const silentLog = pino({ level: 'silent' })
