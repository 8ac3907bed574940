import type { ReactNode } from 'react'
import { classes } from '../ui/classes.ts'
import './life-story.css'
import { lifeDates, paragraphsOf } from './paragraphs.ts'

interface Props {
  name: string
  birthDate: string
  deathDate: string
  content: string
  /** the photograph, or what stands in its place */
  picture?: ReactNode
  /** where the headings around it stand */
  level?: 'h1' | 'h3'
  /** only the first two paragraphs stand beside the photograph, all others begin below it */
  parted?: boolean
}

/** A life, told: photograph, name, dates and the obituary's paragraphs. */
export const LifeStory = ({
  name,
  birthDate,
  deathDate,
  content,
  picture,
  level: Heading = 'h1',
  parted,
}: Props) => {
  const paragraphs = paragraphsOf(content).map((text, index) => <p key={index}>{text}</p>)
  const dates = lifeDates(birthDate, deathDate)
  return (
    <article className={classes('life-story', parted && 'parted')}>
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
