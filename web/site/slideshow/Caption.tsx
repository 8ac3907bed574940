import { texts } from './texts.ts'
import type { Slide } from './useShow.ts'

/** Title, words and giver of the picture that is on; nothing where there is nothing to say. */
export const Caption = ({ slide: { title, description, memoryAuthor } }: { slide: Slide }) => {
  const named = saysSomething(title, memoryAuthor)
  if (!named && !description && !memoryAuthor) return null
  return (
    <div className="show-caption">
      {named && <p className="show-caption-title">{title}</p>}
      {description && <p className="show-caption-words">{description}</p>}
      {memoryAuthor && <p className="show-caption-author">{texts.sharedBy(memoryAuthor)}</p>}
    </div>
  )
}

/** A photograph that nobody named is called so; beneath the picture of it that says nothing. */
const saysSomething = (title: string, author: string | null) =>
  title !== 'Photo' && title !== `Photo from ${author}`
