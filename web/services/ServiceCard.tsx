import { type ReactNode, useId } from 'react'
import { findDir, findDirection } from '../../domain/direction.ts'
import { findNumbersDir } from '../ui/readingDirection.ts'
import type { ServiceTextIn } from '../../contract/memorial/services.ts'
import { makeFocalStyle } from '../media/focalStyle.ts'
import { PathPicture } from '../media/PathPicture.tsx'
import { fitLongestWord } from '../ui/fitLongestWord.ts'
import { InOrder } from '../ui/InOrder.tsx'
import { LinkedText } from '../ui/LinkedText.tsx'
import { typeset } from '../ui/typeset.ts'
import type { ServiceView } from './presentService.ts'
import { texts } from '../../languages/en/visitors/serviceCards.ts'
import './service-card.css'

interface Props {
  service: ServiceView
  /** the heading level, which is one below the level of the headings around the card */
  level?: 'h2' | 'h3'
  /** whether the picture loads at once, even if it is off the screen */
  eager?: boolean
  /** buttons and links; a preview of the card has none */
  children?: ReactNode
}

export const ServiceCard = ({ service, level: Heading = 'h2', eager, children }: Props) => {
  const id = useId()
  const {
    kindLabel,
    title,
    date,
    time,
    location,
    description,
    imagePath,
    imageShape,
    drawingPath: fallback,
    isPast,
  } = service
  const elements: Record<ServiceTextIn<'card'>, ReactNode> = {
    title: title && (
      <Heading id={id} style={fitLongestWord(typeset(title))}>
        {typeset(title)}
      </Heading>
    ),
    date: (
      <p className="service-date" dir={findNumbersDir(date)}>
        {date}
      </p>
    ),
    time: <p dir={findNumbersDir(time)}>{time}</p>,
    location: (
      <>
        <p className="service-place">
          <LinkedText text={typeset(location)} />
        </p>
        {isPast && <p className="service-past">{texts.past}</p>}
      </>
    ),
    description: description && (
      <p className="service-description" dir={findDir(description)}>
        <LinkedText text={typeset(description)} />
      </p>
    ),
  }
  return (
    <article className="service-card" aria-labelledby={id}>
      <PathPicture
        path={imagePath}
        shape={imageShape}
        fallback={fallback}
        alt={title}
        style={makeFocalStyle(imageShape?.focalPoint)}
        sizes="(min-width: 125rem) 27rem, (min-width: 48rem) 22rem, 100vw"
        loading={eager ? 'eager' : 'lazy'}
      />
      <div className="service-text" dir={findDirection(title)}>
        {kindLabel && <p className="service-kind">{kindLabel}</p>}
        <InOrder elements={elements} />
      </div>
      {children && <div className="service-actions">{children}</div>}
    </article>
  )
}
