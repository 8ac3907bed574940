/** Runs at once, then at most every `ms`; what came last in between is not lost. */
export const throttle = <A extends unknown[]>(run: (...args: A) => void, ms: number) => {
  let resting: ReturnType<typeof setTimeout> | undefined
  let last: A | undefined
  const rest = () => {
    resting = setTimeout(() => {
      resting = undefined
      if (!last) return
      run(...last)
      last = undefined
      rest()
    }, ms)
  }
  return (...args: A) => {
    if (resting) {
      last = args
      return
    }
    run(...args)
    rest()
  }
}
