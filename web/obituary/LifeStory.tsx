import type { ReactNode } from 'react'
import type { ObituaryTextIn } from '../../contract/memorial/obituary.ts'
import { classes } from '../ui/classes.ts'
import { LinkedText } from '../ui/LinkedText.tsx'
import { typeset } from '../../domain/typeset.ts'
import './life-story.css'
import { formatLifeDates, splitParagraphs } from '../../domain/paragraphs.ts'

interface Props extends Record<ObituaryTextIn<'page'>, string> {
  name: string
  birthDate: string
  deathDate: string
  /** the photograph of the deceased, or a placeholder */
  picture?: ReactNode
  /** the heading level, which is one below the level of the surrounding headings */
  level?: 'h1' | 'h3'
  /**
   * whether the first two paragraphs stand next to the photograph and the rest below it; otherwise the text flows around the
   * photograph
   */
  columns?: boolean
}

/** The obituary: the photograph, the name, the dates of birth and death, and the paragraphs. */
export const LifeStory = ({
  name,
  birthDate,
  deathDate,
  content,
  picture,
  level: Heading = 'h1',
  columns,
}: Props) => {
  const elements: Record<ObituaryTextIn<'page'>, ReactNode[]> = {
    content: splitParagraphs(content).map((text, index) => (
      <p key={index}>
        <LinkedText text={typeset(text)} />
      </p>
    )),
  }
  const dates = formatLifeDates(birthDate, deathDate)
  return (
    <article className={classes('life-story', columns && 'columns')}>
      <header>
        <Heading>{name}</Heading>
        {dates && <p>{dates}</p>}
      </header>
      <div className="life-story-beside">
        {picture && <div className="life-story-picture">{picture}</div>}
        {elements.content.slice(0, 2)}
      </div>
      <div className="life-story-rest">{elements.content.slice(2)}</div>
    </article>
  )
}
