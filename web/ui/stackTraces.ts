const errors = Error as { stackTraceLimit?: number }
const limit = errors.stackTraceLimit

/**
 * An entry imports this first. React makes errors while it loads, and for their stack traces V8 would read the whole script
 * a second time: 100 ms on an old phone. Without a limit it makes none.
 */
delete errors.stackTraceLimit

/** From when on errors have them. */
export const beginStackTraces = () => {
  if (limit !== undefined) errors.stackTraceLimit = limit
}
