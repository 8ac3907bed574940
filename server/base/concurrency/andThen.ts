/** Uses a value, at once if it is known, because waiting for a promise costs each request its turn. */
export const andThen = <T, Result>(
  value: T | Promise<T>,
  use: (value: T) => Result | Promise<Result>,
): Result | Promise<Result> => (value instanceof Promise ? value.then(use) : use(value))
