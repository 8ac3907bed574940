import type { ReactNode } from 'react'
import type { MemoryTextIn } from '../../../contract/memorial/memoryText.ts'
import { findDir } from '../../../domain/direction.ts'
import type { Card, MemoryCard } from '../../../domain/timeline.ts'
import { PathPicture } from '../../media/PathPicture.tsx'
import { InOrder } from '../../ui/InOrder.tsx'
import { typeset } from '../../ui/typeset.ts'
import './card.later.css'

/** A card with text: the name and dates over the portrait, a sentence from a memory, or the closing sentence. */
export const CardText = ({ card, portraitPath }: { card: Card; portraitPath: string | null }) => {
  if (card.kind === 'title')
    return (
      <div className="show-card show-card-title">
        <PathPicture path={portraitPath} alt="" sizes="100vw" />
        <div>
          <p className="show-card-name">{typeset(card.name)}</p>
          <p>{card.dates}</p>
        </div>
      </div>
    )
  return (
    <div className="show-card">
      <p className="show-card-sentence" dir={findDir(card.sentence)}>
        {typeset(card.sentence)}
      </p>
      {card.kind === 'memory' && <InOrder elements={renderTexts(card)} />}
    </div>
  )
}

const renderTexts = ({ name }: MemoryCard): Record<MemoryTextIn<'slideshow'>, ReactNode> => ({
  name: <p>{typeset(name)}</p>,
})
