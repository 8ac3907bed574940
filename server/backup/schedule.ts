import type { Config } from '../config.ts'

const DAY = 24 * 3_600_000
const EVERY = { day: DAY, week: 7 * DAY }

/** When the next copy is due: a while after the last one, at once when there is none. */
export const nextCopyAt = ({ every }: NonNullable<Config['backup']>, lastCopy: number | null, now: number) =>
  lastCopy === null ? now : Math.max(now, lastCopy + EVERY[every])

/** Whether a copy that the server was told to take is missing for more than a day. */
export const isOverdue = (backup: Config['backup'], lastCopy: number | null, now: number): boolean =>
  backup !== null && lastCopy !== null && now > lastCopy + EVERY[backup.every] + DAY
