import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { classes } from '../../ui/classes.ts'
import type { PicturePreloader } from '../picturePreloader.ts'
import type { Frame, Projection } from '../slidePlayer.ts'
import './stage.css'

interface StageProps {
  show: Projection<string>
  pictureOf: PicturePreloader['element']
  titleOf: (id: string) => string
}

/**
 * The picture that is on, and above or beneath it the one that leaves. Each carries the name of the effect as a class,
 * for the page's own stylesheet.
 */
export const Stage = ({ show: { on, leaving }, pictureOf, titleOf }: StageProps) => {
  const [gone, setGone] = useState(0)
  const effect = on?.effect ?? null
  const left = leaving && leaving.key > gone && effect ? leaving : null
  return (
    <div className="stage">
      {left && (
        <Picture
          key={left.key}
          frame={left}
          className={classes('leaving', effect)}
          title=""
          pictureOf={pictureOf}
          onGone={() => setGone(left.key)}
        />
      )}
      {on && (
        <Picture
          key={on.key}
          frame={on}
          className={classes(effect && 'coming', effect)}
          title={titleOf(on.id)}
          pictureOf={pictureOf}
        />
      )}
    </div>
  )
}

interface PictureProps {
  frame: Frame<string>
  className: string
  title: string
  pictureOf: PicturePreloader['element']
  onGone?: () => void
}

/** Puts the decoded element itself on the screen: a second one of the same address might be decoded anew. */
const Picture = ({ frame, className, title, pictureOf, onGone }: PictureProps) => {
  const holder = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const picture = pictureOf(frame.id)
    if (picture) holder.current?.replaceChildren(picture)
  }, [frame, pictureOf])
  useEffect(() => {
    const picture = holder.current?.querySelector('img')
    if (picture) picture.alt = title
  }, [title])
  return (
    <div
      ref={holder}
      className={classes('stage-picture', className)}
      aria-hidden={onGone ? true : undefined}
      onAnimationEnd={onGone}
    />
  )
}
