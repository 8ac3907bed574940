import type { Edtf } from './calendar/edtf.ts'

/** The date of a photograph or video, as `Media` has it. */
export interface DatedItem {
  takenAt: Edtf | null
  /** whether the item was not taken at this date */
  doubtfulDate?: boolean | undefined
}

/** Finds the day when an item was taken, for people to read and for its place among others; null if it is not known. */
export const findTakenDate = ({ takenAt, doubtfulDate }: DatedItem): Edtf | null =>
  doubtfulDate ? null : takenAt
