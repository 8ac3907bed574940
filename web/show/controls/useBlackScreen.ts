import { useEffect, useEffectEvent, useState } from 'react'
import type { Projection } from '../slides/projection.ts'
import type { SlidePlayer } from '../slides/slidePlayer.ts'

export interface ShowBeforeBlack {
  frameKey: number | undefined
  wasPlaying: boolean
}

/**
 * Makes the screen black, as the clickers of presenters do: the slides stand still, and the songs play on. The black also ends when
 * the show goes on in another way, for example from a phone, but not if the picture under it is hidden or deleted, because then
 * nobody has asked for the next one.
 */
export const useBlackScreen = (
  slidePlayer: SlidePlayer,
  { playing, currentFrame }: Pick<Projection, 'playing' | 'currentFrame'>,
  resumed: ShowBeforeBlack | null,
) => {
  /** how the show was when the screen became black; null if it is not black */
  const [showBefore, setShowBefore] = useState<ShowBeforeBlack | null>(
    // a screen that was black when the page was reloaded stays black over the first frame
    resumed && { ...resumed, frameKey: 1 },
  )
  const frameKey = currentFrame?.key
  const begin = () => {
    slidePlayer.setPlaying(false)
    setShowBefore({ frameKey, wasPlaying: playing })
  }
  const end = () => {
    setShowBefore(null)
    if (showBefore?.wasPlaying) slidePlayer.setPlaying(true)
  }
  // a frame without an effect is the first one after the frame before it was removed
  const isAnotherAsked = Boolean(currentFrame?.effect) && frameKey !== showBefore?.frameKey
  const hasShowGoneOn = showBefore !== null && (playing || isAnotherAsked)
  const onShowGoneOn = useEffectEvent(end)
  useEffect(() => {
    if (hasShowGoneOn) onShowGoneOn()
  }, [hasShowGoneOn])
  const isBlack = showBefore !== null && !hasShowGoneOn
  return { isBlack, showBefore, toggle: isBlack ? end : begin, end }
}
