import type { Slide } from '../useSlides.ts'

interface CaptionProps {
  slide: Slide
  /** who gave the picture, in words */
  giver?: string | null
}

/** Title, words and giver of the picture that is on; nothing where there is nothing to say. */
export const Caption = ({ slide: { title, description, memoryAuthor }, giver }: CaptionProps) => {
  const named = saysSomething(title, memoryAuthor)
  if (!named && !description && !giver) return null
  return (
    <div className="show-caption">
      {named && <p className="show-caption-title">{title}</p>}
      {description && <p className="show-caption-words">{description}</p>}
      {giver && <p className="show-caption-author">{giver}</p>}
    </div>
  )
}

/** A photograph that nobody named is called so; beneath the picture of it that says nothing. */
const saysSomething = (title: string, author: string | null) =>
  title !== 'Photo' && title !== `Photo from ${author}`
