import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { MediaTextIn } from '../../../contract/media/mediaShown.ts'
import { classes } from '../../ui/classes.ts'
import { InOrder } from '../../ui/InOrder.tsx'
import { findDir } from '../../../domain/direction.ts'
import { typeset } from '../../ui/typeset.ts'
import type { ShowState } from '../showState.ts'
import type { Frame } from '../slides/projection.ts'
import type { Slide } from '../slides/slide.ts'
import './captions.css'
import { texts } from '../../../languages/en/visitors/show.ts'
import { useLeavingFrame } from './useLeavingFrame.ts'
import { listenTo } from '../../ui/listenTo.ts'

interface CaptionsProps {
  show: ShowState
  /** returns the line that says who shared the picture */
  sharedBy?: (author: string) => string
}

/** The captions of the current picture and of the picture that is leaving. Each caption comes and goes with its own picture. */
export const Captions = ({ show: { projection, findSlide }, sharedBy }: CaptionsProps) => {
  const currentFrame = projection.currentFrame
  const { leavingFrame, onGone } = useLeavingFrame(projection)
  const effect = currentFrame?.effect ?? null
  const listSlides = (frame: Frame | null) => frame?.ids.flatMap((id) => findSlide(id) ?? []) ?? []
  const slides = listSlides(currentFrame)
  const leavingSlides = listSlides(leavingFrame)
  const nameLayout = ({ length }: readonly Slide[]) => length > 1 && 'show-captions-pair'
  const renderCaptions = (captioned: readonly Slide[]) =>
    captioned.map((slide) => <Caption key={slide.id} slide={slide} sharedBy={sharedBy} />)
  return (
    <div className="show-captions">
      {leavingFrame && leavingSlides.length > 0 && (
        <div
          key={leavingFrame.key}
          className={classes(nameLayout(leavingSlides), 'leaving', effect)}
          inert
          onAnimationEnd={onGone}
        >
          {renderCaptions(leavingSlides)}
        </div>
      )}
      {currentFrame && slides.length > 0 && (
        <div key={currentFrame.key} className={classes(nameLayout(slides), effect && 'entering', effect)}>
          {renderCaptions(slides)}
        </div>
      )}
    </div>
  )
}

interface CaptionProps extends Pick<CaptionsProps, 'sharedBy'> {
  slide: Slide
}

/** Renders nothing if the picture has no title, no description, no date that visitors see, and no author. */
const Caption = ({
  slide: { title, untitled, description, shownDate, memoryAuthor },
  sharedBy,
}: CaptionProps) => {
  const author = memoryAuthor && sharedBy?.(memoryAuthor)
  if (untitled && !description && !shownDate && !author) return null
  const elements: Record<MediaTextIn<'slideshow'>, ReactNode> = {
    title: !untitled && (
      <p className="show-caption-title" dir={findDir(title)}>
        {typeset(title)}
      </p>
    ),
    description: description && <Description text={description} />,
  }
  return (
    <div className="show-caption">
      <InOrder elements={elements} />
      {shownDate && <p className="show-caption-author">{typeset(shownDate)}</p>}
      {author && <p className="show-caption-author">{typeset(author)}</p>}
    </div>
  )
}

/** Shows up to four lines of text. Longer text ends with '…' and can be scrolled, even with the keyboard. */
const Description = ({ text }: { text: string }) => {
  const box = useRef<HTMLDivElement>(null)
  const [isScrollable, setIsScrollable] = useState(false)
  const [isScrolled, setIsScrolled] = useState(false)
  useLayoutEffect(() => {
    const measure = () => box.current && setIsScrollable(box.current.scrollHeight > box.current.clientHeight)
    measure()
    return listenTo(window, ['resize'], measure)
  }, [text])
  const regionProps =
    isScrollable && ({ role: 'region', 'aria-label': texts.description, tabIndex: 0 } as const)
  return (
    <div
      ref={box}
      className={classes('show-caption-text', isScrolled && 'scrolled')}
      onScroll={({ currentTarget }) => setIsScrolled(currentTarget.scrollTop > 0)}
      {...regionProps}
    >
      <p dir={findDir(text)}>{typeset(text)}</p>
    </div>
  )
}
