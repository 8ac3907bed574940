import { useState } from 'react'
import type { Projection } from '../slides/projection.ts'

/** Returns the frame that is leaving; null once the effect has ended. Callers call `onGone` at the end of the effect. */
export const useLeavingFrame = (projection: Projection) => {
  const [goneKey, setGoneKey] = useState(0)
  const previousFrame = projection.leavingFrame
  const isLeaving = previousFrame && previousFrame.key > goneKey && projection.currentFrame?.effect
  const leavingFrame = isLeaving ? previousFrame : null
  return { leavingFrame, onGone: () => leavingFrame && setGoneKey(leavingFrame.key) }
}
