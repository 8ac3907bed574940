import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { placeholderStyle } from '../../media/placeholderStyle.ts'
import { classes } from '../../ui/classes.ts'
import type { ShowState } from '../definition.ts'
import type { PicturePreloader } from '../picturePreloader.ts'
import type { Frame, Projection } from '../projection.ts'
import type { Slide } from '../slide.ts'
import { FirstSlide } from './FirstSlide.tsx'
import './stage.css'

interface StageProps {
  projection: Projection
  pictureOf: PicturePreloader['element']
  slideOf: ShowState['slideOf']
}

/**
 * The picture that is on, and above or beneath it the one that leaves. Each carries the name of the effect as a class,
 * for the page's own stylesheet.
 */
export const Stage = ({ projection: { frames, current, leaving }, pictureOf, slideOf }: StageProps) => {
  const [gone, setGone] = useState(0)
  const effect = current?.effect ?? null
  const stillSeen = leaving && leaving.key > gone && effect ? leaving : null
  return (
    <div className="stage">
      {frames === 0 && <FirstSlide />}
      {stillSeen && (
        <Picture
          key={stillSeen.key}
          frame={stillSeen}
          className={classes('leaving', effect)}
          pictureOf={pictureOf}
          onGone={() => setGone(stillSeen.key)}
        />
      )}
      {current && (
        <Picture
          key={current.key}
          frame={current}
          className={classes(effect && 'entering', effect)}
          slide={slideOf(current.id)}
          pictureOf={pictureOf}
        />
      )}
    </div>
  )
}

interface PictureProps {
  frame: Frame
  className: string
  /** nothing is said of one that leaves */
  slide?: Slide | undefined
  pictureOf: PicturePreloader['element']
  onGone?: () => void
}

/** Puts the decoded element itself on the screen: a second one of the same address might be decoded anew. */
const Picture = ({ frame, className, slide, pictureOf, onGone }: PictureProps) => {
  const holder = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const picture = pictureOf(frame.id)
    if (picture) holder.current?.replaceChildren(picture)
  }, [frame, pictureOf])
  const title = slide?.title ?? ''
  useEffect(() => {
    const picture = holder.current?.querySelector('img')
    if (picture) picture.alt = title
  }, [title])
  return (
    <div
      ref={holder}
      className={classes('stage-picture', className)}
      style={placeholderStyle(slide?.placeholder)}
      aria-hidden={onGone ? true : undefined}
      onAnimationEnd={onGone}
    />
  )
}
