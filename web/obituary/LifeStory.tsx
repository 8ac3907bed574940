import type { ReactNode } from 'react'
import { findDir, findDirection } from '../../domain/direction.ts'
import { findNumbersDir } from '../ui/readingDirection.ts'
import { formatLifeDates, splitParagraphs } from '../../domain/paragraphs.ts'
import type { ObituaryTextIn } from '../../contract/memorial/obituary.ts'
import { classes } from '../ui/classes.ts'
import { fitLongestWord } from '../ui/fitLongestWord.ts'
import { LinkedText } from '../ui/LinkedText.tsx'
import { typeset } from '../ui/typeset.ts'
import './life-story.css'

interface Props extends Record<ObituaryTextIn<'page'>, string> {
  name: string
  birthDate: string
  deathDate: string
  /** the photograph of the deceased, or a placeholder */
  picture?: ReactNode
  /** the value of `lang` for each paragraph; null, or no value, stands for the page's */
  paragraphLangs?: readonly (string | null)[] | undefined
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
  name: typedName,
  birthDate,
  deathDate,
  content,
  paragraphLangs,
  picture,
  level: Heading = 'h1',
  columns,
}: Props) => {
  const elements: Record<ObituaryTextIn<'page'>, ReactNode[]> = {
    content: splitParagraphs(content).map((text, index) => (
      <p key={index} dir={findDir(text)} lang={paragraphLangs?.[index] ?? undefined}>
        <LinkedText text={typeset(text)} />
      </p>
    )),
  }
  const name = typeset(typedName)
  const dates = formatLifeDates(birthDate, deathDate)
  return (
    <article className={classes('life-story', columns && 'columns')}>
      <header dir={findDirection(name)}>
        <Heading style={fitLongestWord(name)}>{name}</Heading>
        {dates && <p dir={findNumbersDir(dates) ?? findDirection(dates)}>{dates}</p>}
      </header>
      <div className={classes('life-story-start', canHaveInitial(content) && 'with-initial')}>
        {picture && <div className="life-story-picture">{picture}</div>}
        {elements.content.slice(0, 2)}
      </div>
      <div className="life-story-rest">{elements.content.slice(2)}</div>
    </article>
  )
}

/** A large first letter would tear an Arabic word apart, and a name that is isolated begins with a character that nobody sees. */
const canHaveInitial = (content: string) => {
  const [firstWord = ''] = content.split(/\s/, 1)
  return (
    !firstWord.startsWith('\u2068') && findDir(firstWord) === undefined && findDirection(content) === 'ltr'
  )
}
