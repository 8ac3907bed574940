/** Wraps `run` so that it runs at once, then at most every `ms`. The last call in between runs when the time is over. */
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
