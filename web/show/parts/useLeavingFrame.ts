import { useState } from 'react'
import type { Projection } from '../slides/projection.ts'

/** Returns the frame that is leaving, but only while its effect is running. Callers call `onGone` at the end of the effect. */
export const useLeavingFrame = ({ current, leaving }: Pick<Projection, 'current' | 'leaving'>) => {
  const [goneKey, setGoneKey] = useState(0)
  const leavingFrame = leaving && leaving.key > goneKey && current?.effect ? leaving : null
  return { leavingFrame, onGone: () => leavingFrame && setGoneKey(leavingFrame.key) }
}
