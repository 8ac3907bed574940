import type { ReactNode } from 'react'
import { classes } from '../ui/classes.ts'
import { typeset } from '../ui/typeset.ts'
import './life-story.css'
import { formatLifeDates, splitParagraphs } from '../../domain/paragraphs.ts'

interface Props {
  name: string
  birthDate: string
  deathDate: string
  content: string
  /** the photograph or a placeholder */
  picture?: ReactNode
  /** the heading level, one below the headings around it */
  level?: 'h1' | 'h3'
  /** puts two paragraphs next to the photograph and the others below it, instead of floating the photograph */
  columns?: boolean
}

/** The obituary: photograph, name, dates and paragraphs. */
export const LifeStory = ({
  name,
  birthDate,
  deathDate,
  content,
  picture,
  level: Heading = 'h1',
  columns,
}: Props) => {
  const paragraphs = splitParagraphs(content).map((text, index) => <p key={index}>{typeset(text)}</p>)
  const dates = formatLifeDates(birthDate, deathDate)
  return (
    <article className={classes('life-story', columns && 'columns')}>
      <header>
        <Heading>{name}</Heading>
        {dates && <p>{dates}</p>}
      </header>
      <div className="life-story-beside">
        {picture && <div className="life-story-picture">{picture}</div>}
        {paragraphs.slice(0, 2)}
      </div>
      <div className="life-story-rest">{paragraphs.slice(2)}</div>
    </article>
  )
}
