import { computeOffset, type LocalTime, type Timezone } from './zones.ts'

/** A moment at which the clocks of a zone change. The offsets are those from UTC. All numbers are milliseconds. */
export interface ClockChange {
  moment: number
  offsetBefore: number
  offsetAfter: number
}

/** Lists the clock changes of a zone up to `weeks` before and after a moment. Misses two that cancel out within a week. */
export const listClockChanges = (zone: Timezone, moment: number, weeks: number): ClockChange[] => {
  const changes: ClockChange[] = []
  for (let week = -weeks; week < weeks; week++) {
    const [start, end] = [moment + week * WEEK, moment + (week + 1) * WEEK]
    const [offsetBefore, offsetAfter] = [computeOffset(zone, start), computeOffset(zone, end)]
    if (offsetBefore !== offsetAfter)
      changes.push({ moment: findChange(zone, start, end), offsetBefore, offsetAfter })
  }
  return changes
}

/** A clock change because of which a local time does not exist, or exists twice. `from` and `to` are what the clocks show. */
export interface DoubtfulTime {
  kind: 'skipped' | 'repeated'
  from: LocalTime
  to: LocalTime
}

/** Finds the clock change that skips or repeats a local time. Returns null if the time exists once. */
export const findDoubt = (local: LocalTime, zone: Timezone): DoubtfulTime | null => {
  const time = Date.parse(`${local}:00Z`)
  const clocks = listClockChanges(zone, time, 1).map(({ moment, offsetBefore, offsetAfter }) => ({
    before: moment + offsetBefore,
    after: moment + offsetAfter,
  }))
  const doubt = clocks.find(
    ({ before, after }) => time >= Math.min(before, after) && time < Math.max(before, after),
  )
  if (!doubt) return null
  const { before, after } = doubt
  return { kind: before < after ? 'skipped' : 'repeated', from: toLocal(before), to: toLocal(after) }
}

/** Formats a time that is in milliseconds as if it were UTC. */
export const toLocal = (time: number) => new Date(time).toISOString().slice(0, 16) as LocalTime

const MINUTE = 60_000
const WEEK = 604_800_000

/** Finds the moment of the change between two moments with different offsets, to the minute. */
const findChange = (zone: Timezone, start: number, end: number): number => {
  let [before, after] = [Math.floor(start / MINUTE), Math.ceil(end / MINUTE)]
  const offset = computeOffset(zone, start)
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (computeOffset(zone, middle * MINUTE) === offset) before = middle
    else after = middle
  }
  return after * MINUTE
}
