import { useState } from 'react'
import type { Projection } from '../slides/projection.ts'

/** Returns the frame that leaves while its effect runs; call `onGone` at the end of the effect. */
export const useLeavingFrame = ({ current, leaving }: Pick<Projection, 'current' | 'leaving'>) => {
  const [gone, setGone] = useState(0)
  const stillSeen = leaving && leaving.key > gone && current?.effect ? leaving : null
  return { stillSeen, onGone: () => stillSeen && setGone(stillSeen.key) }
}
