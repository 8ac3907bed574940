import { useEffect, useRef } from 'react'
import { isCard, LOWERING_SECONDS, VIDEO_MUSIC_VOLUME } from '../../../domain/timeline.ts'
import type { Projection } from '../slides/projection.ts'
import type { MusicPlayer } from './musicPlayer.ts'

const STEP_MS = 50

/**
 * Adapts the music to the show: lowers its volume while a video plays, and fades it out during the closing card. If the show has
 * a title card or lasts as long as the songs, the music restarts whenever the show starts over.
 */
export const useMusicLevel = (
  musicPlayer: MusicPlayer,
  projection: Projection,
  { asLongAsSongs }: { asLongAsSongs: boolean },
) => {
  const level = useRef(1)
  const { currentFrame } = projection
  const scene = currentFrame?.scene
  const targetLevel = scene?.kind === 'end' ? 0 : scene?.kind === 'video' ? VIDEO_MUSIC_VOLUME : 1
  const fadeMs = 1_000 * (scene?.kind === 'end' ? scene.until - scene.at : LOWERING_SECONDS)
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
  const restartsAtSlide = asLongAsSongs && followsLastSlide(projection)
  const restartsAtTitle = scene?.kind === 'title' && currentFrame?.effect !== null
  const restartKey = currentFrame && (restartsAtSlide || restartsAtTitle) ? currentFrame.key : null
  useEffect(() => {
    if (restartKey !== null) musicPlayer.restart()
  }, [musicPlayer, restartKey])
}

/** Whether the show has just started over without a title card, so that the first slide directly follows the last slide. */
function followsLastSlide({ order, currentFrame, leavingFrame }: Projection) {
  const lastId = order.previousRound.at(-1)
  const isLastLeaving = lastId !== undefined && leavingFrame?.ids.includes(lastId) === true
  return isLastLeaving && order.index === 0 && currentFrame !== null && !isCard(currentFrame.scene)
}
