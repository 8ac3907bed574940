import { useLayoutEffect, useRef, useState } from 'react'
import type { Slide } from '../slide.ts'
import { texts } from './texts.ts'

interface CaptionProps {
  slide: Slide
  /** a line about who shared the picture */
  sharedBy?: string | null
}

/** Title, description and author of the current picture; nothing where there is none of them. */
export const Caption = ({ slide: { id, title, untitled, description }, sharedBy }: CaptionProps) => {
  if (untitled && !description && !sharedBy) return null
  return (
    <div className="show-caption">
      {!untitled && <p className="show-caption-title">{title}</p>}
      {description && <Description key={id} text={description} />}
      {sharedBy && <p className="show-caption-author">{sharedBy}</p>}
    </div>
  )
}

/** Four lines of it; the rest is reached by scrolling, also with the keyboard. */
const Description = ({ text }: { text: string }) => {
  const box = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useLayoutEffect(() => {
    const measure = () => box.current && setScrolls(box.current.scrollHeight > box.current.clientHeight)
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [text])
  const region = scrolls && ({ role: 'region', 'aria-label': texts.description, tabIndex: 0 } as const)
  return (
    <div ref={box} className="show-caption-text" {...region}>
      <p>{text}</p>
    </div>
  )
}
