/**
 * An entry imports this before all else, and begins stack traces when its imports are there. React makes errors while it
 * loads, and for their traces V8 would read the whole script a second time, 100 ms on an old phone; without a limit of their
 * length it makes none.
 */
const errors = Error as { stackTraceLimit?: number }
const limit = errors.stackTraceLimit
delete errors.stackTraceLimit

export const beginStackTraces = () => {
  if (limit !== undefined) errors.stackTraceLimit = limit
}
