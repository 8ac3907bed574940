import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Album } from '../../show/pictures.ts'
import type { Frame, Projection } from '../../show/projector.ts'
import { classes } from '../../ui/classes.ts'
import type { Effect } from './settings.ts'
import './stage.css'

interface StageProps {
  show: Projection<Effect>
  pictureOf: Album['element']
  titleOf: (id: string) => string
}

/** The picture that is on, and above or beneath it the one that leaves. */
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
          className={classes('coming', effect)}
          title={titleOf(on.id)}
          pictureOf={pictureOf}
        />
      )}
    </div>
  )
}

interface PictureProps {
  frame: Frame<Effect>
  className: string
  title: string
  pictureOf: Album['element']
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
