/** Wraps `run` so that it runs at once, then at most every `ms`. The last call in between runs when the time is over. */
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
