import type { Slide } from '../useSlides.ts'

interface CaptionProps {
  slide: Slide
  /** who gave the picture, in words */
  giver?: string | null
}

/** Title, description and giver of the picture on screen; nothing when there are none. */
export const Caption = ({ slide: { title, untitled, description }, giver }: CaptionProps) => {
  if (untitled && !description && !giver) return null
  return (
    <div className="show-caption">
      {!untitled && <p className="show-caption-title">{title}</p>}
      {description && <p className="show-caption-words">{description}</p>}
      {giver && <p className="show-caption-author">{giver}</p>}
    </div>
  )
}
