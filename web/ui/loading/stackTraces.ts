/**
 * Turns stack traces off while scripts load: an entry imports this file first, and calls `beginStackTraces` after its other
 * imports. React creates errors while it loads; for their traces V8 would read the whole script again, which takes 100 ms on
 * an old phone. V8 makes no traces while `stackTraceLimit` is deleted.
 */
const errors = Error as { stackTraceLimit?: number }
const limit = errors.stackTraceLimit
delete errors.stackTraceLimit

export const beginStackTraces = () => {
  if (limit !== undefined) errors.stackTraceLimit = limit
}
