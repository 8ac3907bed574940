import { useEffect, useEffectEvent, useState } from 'react'
import type { Projection } from '../slides/projection.ts'
import type { SlidePlayer } from '../slides/slidePlayer.ts'

export interface BlackScreen {
  isBlack: boolean
  /** Makes the screen black, or shows the picture again. */
  toggle: () => void
  /** Shows the picture that was there before. */
  end: () => void
}

/**
 * Makes the screen black, as the clickers of presenters do: the slides stand still, and the songs play on. The black also ends
 * when the show goes on in any other way, for example because a phone asks for the next picture. It does not end if the picture
 * under it is hidden or deleted, because then nobody has asked for the next one.
 */
export const useBlackScreen = (
  slidePlayer: SlidePlayer,
  { playing, currentFrame }: Pick<Projection, 'playing' | 'currentFrame'>,
): BlackScreen => {
  const [begun, setBegun] = useState<{ frameKey: number | undefined; wasPlaying: boolean } | null>(null)
  const frameKey = currentFrame?.key
  const begin = () => {
    slidePlayer.setPlaying(false)
    setBegun({ frameKey, wasPlaying: playing })
  }
  const end = () => {
    setBegun(null)
    if (begun?.wasPlaying) slidePlayer.setPlaying(true)
  }
  // a frame without an effect is the first one after the frame before it was removed
  const isAnotherAsked = Boolean(currentFrame?.effect) && frameKey !== begun?.frameKey
  const hasShowGoneOn = begun !== null && (playing || isAnotherAsked)
  const onShowGoneOn = useEffectEvent(end)
  useEffect(() => {
    if (hasShowGoneOn) onShowGoneOn()
  }, [hasShowGoneOn])
  const isBlack = begun !== null && !hasShowGoneOn
  return { isBlack, toggle: isBlack ? end : begin, end }
}
