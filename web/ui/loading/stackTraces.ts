/**
 * Turns off stack traces while scripts load. An entry script imports this file first, and calls `beginStackTraces` after its
 * other imports. React creates errors while it loads. For their stack traces, V8 would read the whole script again, and that
 * takes 100 ms on an old phone. V8 makes no stack traces while `stackTraceLimit` is deleted.
 */
const errorClass = Error as { stackTraceLimit?: number }
const limit = errorClass.stackTraceLimit
delete errorClass.stackTraceLimit

export const beginStackTraces = () => {
  if (limit !== undefined) errorClass.stackTraceLimit = limit
}
