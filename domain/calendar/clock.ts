import { type DateStyle, has24Hours } from './dateStyle.ts'

/** A time of day such as '14:00', from '00:00' to '23:59'. Such times can be compared as text. */
export type Clock = `${string}:${string}`

/** Writes a time of day such as '14:00' as clocks show it in a style: '2:00 PM', '2:00 p. m.' or '14:00'. */
export const writeClock = (clock: Clock, style?: DateStyle): string => {
  if (has24Hours(style)) return clock
  const hour = Number(clock.slice(0, 2))
  const halves = style === 'es12' ? ['\u00a0a.\u00a0m.', '\u00a0p.\u00a0m.'] : [' AM', ' PM']
  return `${hour % 12 || 12}:${clock.slice(3)}${halves[hour < 12 ? 0 : 1]}`
}
