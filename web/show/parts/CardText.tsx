import type { Card } from '../../../domain/timeline.ts'
import { PathPicture } from '../../media/PathPicture.tsx'
import { typeset } from '../../ui/typeset.ts'
import './card.later.css'

/** A card of words: name and dates over the portrait, the sentence of a memory, or the end. */
export const CardText = ({ card, portrait }: { card: Card; portrait: string | null }) => {
  if (card.kind === 'title')
    return (
      <div className="show-card show-card-title">
        <PathPicture path={portrait} alt="" sizes="100vw" />
        <div>
          <p className="show-card-name">{card.name}</p>
          <p>{card.dates}</p>
        </div>
      </div>
    )
  return (
    <div className="show-card">
      <p className="show-card-sentence">{typeset(card.sentence)}</p>
      {card.kind === 'memory' && <p>{card.name}</p>}
    </div>
  )
}
