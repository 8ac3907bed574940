/**
 * Returns a function that calls `run` immediately, but no more than once every `ms` milliseconds. Of the calls that come too
 * early, only the last has an effect: it calls `run` when the time is over.
 */
export const throttle = <A extends unknown[]>(run: (...args: A) => void, ms: number) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastArguments: A | undefined
  const startPause = () => {
    timer = setTimeout(() => {
      timer = undefined
      if (!lastArguments) return
      run(...lastArguments)
      lastArguments = undefined
      startPause()
    }, ms)
  }
  return (...args: A) => {
    if (timer) {
      lastArguments = args
      return
    }
    run(...args)
    startPause()
  }
}
