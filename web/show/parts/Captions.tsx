import { useLayoutEffect, useRef, useState } from 'react'
import { classes } from '../../ui/classes.ts'
import { typeset } from '../../ui/typeset.ts'
import type { ShowState } from '../definition.ts'
import type { Slide } from '../slides/slide.ts'
import './captions.css'
import { texts } from './texts.ts'
import { useLeavingFrame } from './useLeavingFrame.ts'

interface CaptionsProps {
  show: ShowState
  /** writes the line about who shared the picture */
  sharedBy?: (author: string) => string
}

/** The captions of the current picture and of the one that leaves: each appears and leaves with its picture. */
export const Captions = ({ show: { projection, findSlide }, sharedBy }: CaptionsProps) => {
  const { current } = projection
  const { stillSeen, onGone } = useLeavingFrame(projection)
  const effect = current?.effect ?? null
  const currentSlide = current && findSlide(current.id)
  const pairSlide = current?.pairId && findSlide(current.pairId)
  const leavingSlide = stillSeen && findSlide(stillSeen.id)
  return (
    <div className="show-captions">
      {leavingSlide && (
        <div key={stillSeen.key} className={classes('leaving', effect)} inert onAnimationEnd={onGone}>
          <Caption slide={leavingSlide} sharedBy={sharedBy} />
        </div>
      )}
      {currentSlide && (
        <div
          key={current.key}
          className={classes(pairSlide && 'show-captions-pair', effect && 'entering', effect)}
        >
          <Caption slide={currentSlide} sharedBy={sharedBy} />
          {pairSlide && <Caption slide={pairSlide} sharedBy={sharedBy} />}
        </div>
      )}
    </div>
  )
}

interface CaptionProps {
  slide: Slide
  sharedBy: CaptionsProps['sharedBy']
}

/** Title, description and author of a picture; empty without any of them. */
const Caption = ({ slide: { title, untitled, description, memoryAuthor }, sharedBy }: CaptionProps) => {
  const author = memoryAuthor && sharedBy?.(memoryAuthor)
  if (untitled && !description && !author) return null
  return (
    <div className="show-caption">
      {!untitled && <p className="show-caption-title">{title}</p>}
      {description && <Description text={description} />}
      {author && <p className="show-caption-author">{author}</p>}
    </div>
  )
}

/** Shows four lines of the text, the last with '…'; scrolling, also by keyboard, reaches the rest. */
const Description = ({ text }: { text: string }) => {
  const box = useRef<HTMLDivElement>(null)
  const [isScrollable, setScrollable] = useState(false)
  const [isScrolled, setIsScrolled] = useState(false)
  useLayoutEffect(() => {
    const measure = () => box.current && setScrollable(box.current.scrollHeight > box.current.clientHeight)
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [text])
  const region = isScrollable && ({ role: 'region', 'aria-label': texts.description, tabIndex: 0 } as const)
  return (
    <div
      ref={box}
      className={classes('show-caption-text', isScrolled && 'scrolled')}
      onScroll={({ currentTarget }) => setIsScrolled(currentTarget.scrollTop > 0)}
      {...region}
    >
      <p>{typeset(text)}</p>
    </div>
  )
}
