import { useEffect, useRef } from 'react'
import { VIDEO_MUSIC_VOLUME, LOWERING_SECONDS } from '../../../domain/timeline.ts'
import type { ShowState } from '../definition.ts'
import { getIdAt } from '../slides/playOrder.ts'
import { isVideoSlide } from '../slides/slide.ts'
import type { ShowMusic } from './useMusic.ts'

const STEP_MS = 50

/**
 * Adapts the music to the show: lowers its volume while a video plays, and fades it out during the closing card. If the show has
 * a title card or lasts as long as the songs, the music restarts whenever the show starts over.
 */
export const useMusicLevel = (
  { projection, findSlide, settings }: Pick<ShowState, 'projection' | 'findSlide' | 'settings'>,
  { musicPlayer }: ShowMusic,
) => {
  const level = useRef(1)
  const currentFrame = projection.currentFrame
  const slide = currentFrame ? findSlide(currentFrame.id) : undefined
  const endCard = currentFrame?.card?.kind === 'end' ? currentFrame.card : null
  const targetLevel = endCard ? 0 : slide && isVideoSlide(slide) ? VIDEO_MUSIC_VOLUME : 1
  const fadeMs = 1_000 * (endCard ? endCard.until - endCard.at : LOWERING_SECONDS)
  useEffect(() => {
    const step = ((targetLevel - level.current) * STEP_MS) / fadeMs
    if (step === 0) return
    const timer = setInterval(() => {
      const nextLevel = level.current + step
      level.current = step > 0 ? Math.min(targetLevel, nextLevel) : Math.max(targetLevel, nextLevel)
      musicPlayer.setLevel(level.current)
      if (level.current === targetLevel) clearInterval(timer)
    }, STEP_MS)
    return () => clearInterval(timer)
  }, [musicPlayer, targetLevel, fadeMs])
  const restartsAtSlide = settings.asLongAsSongs && followsLastSlide(projection)
  const restartsAtTitle = currentFrame?.card?.kind === 'title' && currentFrame.effect !== null
  const restartKey = currentFrame && (restartsAtSlide || restartsAtTitle) ? currentFrame.key : null
  useEffect(() => {
    if (restartKey !== null) musicPlayer.restart()
  }, [musicPlayer, restartKey])
}

/** Whether the show has just started over without a title card, so that the first slide directly follows the last slide. */
function followsLastSlide(projection: ShowState['projection']) {
  const { order } = projection.deck
  const leavingFrame = projection.leavingFrame
  const lastId = getIdAt(order, -1)
  const isLastLeaving =
    lastId !== undefined && (leavingFrame?.id === lastId || leavingFrame?.pairId === lastId)
  return isLastLeaving && order.index === 0 && projection.currentFrame?.card === null
}
