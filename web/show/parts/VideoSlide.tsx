import { useEffect, useEffectEvent, useRef } from 'react'
import { toFileUrl } from '../../api/urls.ts'
import { makePictureUrl } from '../../media/pictureSources.ts'
import type { Slide } from '../slides/slide.ts'

interface VideoSlideProps {
  slide: Slide
  playing: boolean
  muted: boolean
  /** called when the video has ended or cannot be played */
  onEnd: () => void
}

/** A video plays without sound if the browser does not allow sound before someone touches the page. */
export const VideoSlide = ({ slide, playing, muted, onEnd }: VideoSlideProps) => {
  const video = useRef<HTMLVideoElement>(null)
  const play = useEffectEvent(async (element: HTMLVideoElement) => {
    element.muted = muted
    try {
      await element.play()
    } catch (reason) {
      if (!(reason instanceof DOMException && reason.name === 'NotAllowedError')) return
      element.muted = true
      element.play().catch(onEnd)
    }
  })
  useEffect(() => {
    const element = video.current
    if (!element) return
    if (playing) void play(element)
    else element.pause()
  }, [playing])
  useEffect(() => {
    if (video.current) video.current.muted = muted
  }, [muted])
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- families' videos have no captions
    <video
      ref={video}
      src={toFileUrl(slide.filePath)}
      poster={slide.hasPoster ? makePictureUrl(slide.filePath, 'large') : undefined}
      aria-label={slide.alt ?? slide.title}
      preload="auto"
      playsInline
      onEnded={onEnd}
      onError={onEnd}
    />
  )
}
