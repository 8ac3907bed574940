import { pino } from 'pino'

/** Makes a log that collects its lines in `text`. */
export function textLog(level: pino.Level = 'warn') {
  const written = { text: '' }
  const log = pino({ level }, { write: (line: string) => void (written.text += line) })
  return Object.assign(written, { log })
}
