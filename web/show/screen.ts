import { type Connection, type Screen, unmeasuredConnection } from './pictureSize.ts'

export const screenSize = (): Screen => ({
  width: window.innerWidth,
  height: window.innerHeight,
  ratio: window.devicePixelRatio,
})

/** The connection as the browser estimates it before any measurement; not every browser does, and none above 10 Mbit/s. */
export const guessConnection = (): Connection => {
  const { connection } = navigator as Navigator & { connection?: { downlink?: number } }
  const megabits = connection?.downlink
  return megabits && megabits < 10
    ? { ...unmeasuredConnection, bytesPerMs: megabits * 125 }
    : unmeasuredConnection
}
